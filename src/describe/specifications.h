#pragma once

#include "flow/component.h"
#include "flow/request.h"
#include "support/failure.h"

namespace eclat {

// in:  the headers with specifications that the request names, and the component
// out: the component, its operations and classes marked with what speaks of them
// why: a function that fits no operation is a slip of the pen, and would otherwise go unnoticed
// not here: calling them (instrument), what they say (include/eclat/spec.h)
Result<void> addSpecifications(const Request &request, Component &component);

// Returns the name that a specification has for an operation: "push", "constructor", "operator_plus".
std::string specName(const Operation &operation);

}  // namespace eclat
