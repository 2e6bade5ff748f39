#pragma once

#include "emit/cpp/property_code.h"
#include "flow/finding.h"
#include "flow/model.h"

#include <string>

namespace eclat {

// in:  a class, and the outcome of the call after which its object is looked at
// out: for a private field, the public observer or field that the examples show equal to it, where this call does not
//      make them differ; null where there is none
// why: a test that asks in public outlives a change of the private parts
// not here: whether the object is the receiver of that call, which it must be
std::function<const Variable *(const Variable &)> publicInstead(const std::string &className,
                                                                const std::vector<Variable> &variables,
                                                                const Component &component, const Model &model,
                                                                const Outcome &outcome);

}  // namespace eclat
