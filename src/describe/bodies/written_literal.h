#pragma once

#include "flow/advice.h"
#include "flow/component.h"

#include <expected>
#include <string>

namespace eclat {

// What is wrong with a value of the configuration, and where.
struct BadValue {
  int line = 0;
  int column = 0;
  std::string message;
};

// The constant of this type that the configuration writes: numbers, texts, true, names of enumerators, lists for
// containers and structs, key and value for maps, null for an optional without value.
std::expected<Literal, BadValue> literalOf(const Written &written, const Type &type, const Component &component);

}  // namespace eclat
