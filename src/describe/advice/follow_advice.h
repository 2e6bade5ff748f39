#pragma once

#include "flow/advice.h"
#include "flow/component.h"
#include "support/failure.h"

#include <vector>

namespace eclat {

// Follows the advice: leaves out operations, marks the pure ones and takes over values. `types` has the types of the
// values, as typesOfValues returns them. Fails if some advice fits nothing in the component.
Result<void> followAdvice(const Advice &advice, const std::vector<Type> &types, Component &component);

}  // namespace eclat
