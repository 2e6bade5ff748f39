#pragma once

#include "flow/advice.h"
#include "flow/component.h"
#include "support/failure.h"

#include <vector>

namespace eclat {

// Leaves out operations, marks the pure ones and takes over values, as the advice says. `types` are those that the
// values are for, where they are not for a parameter. Fails where the advice fits nothing in the component.
Result<void> followAdvice(const Advice &advice, const std::vector<Type> &types, Component &component);

}  // namespace eclat
