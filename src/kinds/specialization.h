#pragma once

#include "flow/type.h"

#include <string>

namespace eclat {

// How the glue says that values of the type are decoded as `base`, a template of the runtime, does it. `specialized` is
// the template that the runtime asks: Decode, or Kept for what only refers to its elements.
std::string specialization(const Type &type, std::size_t number, const char *specialized, const char *base);

}  // namespace eclat
