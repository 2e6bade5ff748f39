#pragma once

#include "flow/component.h"
#include "flow/schema.h"

#include <optional>
#include <string>

namespace eclat {

// Reads what the hooked binary writes in schema mode (format: runtime/schema.cpp).
std::optional<Schema> readSchema(const std::string &text, const Component &component);

}  // namespace eclat
