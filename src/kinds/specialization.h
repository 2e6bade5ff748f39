#pragma once

#include "flow/type.h"

#include <string>

namespace eclat {

// Returns the C++ by which the glue lets values of the type be decoded with `base`, a template of the runtime.
// `specialized` is the template that the runtime asks: Decode, or Kept for types that only refer to their elements.
std::string specialization(const Type &type, std::size_t number, const char *specialized, const char *base);

}  // namespace eclat
