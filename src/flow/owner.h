#pragma once

#include "flow/component.h"

#include <string>

namespace eclat {

// Returns the class of the operation; for a free function, the first class of the component among its parameters; else
// an empty name.
std::string ownerOf(const Operation &operation, const Component &component);

}  // namespace eclat
