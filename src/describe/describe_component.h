#pragma once

#include "flow/component.h"
#include "flow/request.h"
#include "support/failure.h"

namespace eclat {

// In: the classes, functions, headers and flags the user named.
// Out: the component, that is, every operation an input can call, the fields and bases of its classes, its enums,
// what its bodies tell (literals, quantities that meet, conditions), and a reason for each public operation that
// cannot be called.
// Why: all later stages work on this value, so that none of them needs to parse C++.
// Not here: which inputs are made (generate), how calls are observed (instrument), whether the component links.
Result<Component> describeComponent(const Request &request);

}  // namespace eclat
