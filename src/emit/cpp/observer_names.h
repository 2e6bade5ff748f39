#pragma once

#include "emit/cpp/property_code.h"
#include "flow/finding.h"
#include "flow/model.h"

#include <string>

namespace eclat {

// in:  a class, and the outcome of a call after which a test looks at its object
// out: a function that returns, for a private field, the public observer or field that the examples show equal to it,
//      unless the two differ after this call; null where there is none
// why: a test that asks public methods outlives changes of the private parts
// not here: checking that the object is the receiver of that call, as it must be
std::function<const Variable *(const Variable &)> publicInstead(const std::string &className,
                                                                const std::vector<Variable> &variables,
                                                                const Component &component, const Model &model,
                                                                const Outcome &outcome);

}  // namespace eclat
