#pragma once

#include "flow/component.h"

#include <string>

namespace eclat {

// The class whose operation it is; of a free function, the first class of the component that it takes; else empty.
std::string ownerOf(const Operation &operation, const Component &component);

}  // namespace eclat
