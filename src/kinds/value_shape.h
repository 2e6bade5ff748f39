#pragma once

#include "flow/component.h"

#include <expected>
#include <optional>
#include <string>

namespace eclat {

// The form of a value in the checks of emitted tests. Big: an unsigned integer of 64 bits; Int: every other integer.
enum class Shape { Bool, Int, Big, Enum, Float, Text, Pointer, Sequence };

struct ValueShape {
  Shape shape = Shape::Int;
  Shape element = Shape::Int;  // of Sequence
  int bits = 64;               // of Int: the bits that it can need, to rule out overflow
  std::string enumName;        // of Enum

  // Returns the type of a variable that holds such a value: "long long", "std::vector<double>".
  std::string cppType() const;
};

// Returns the shape of a plain value of this type, or why it has none.
std::expected<ValueShape, std::string> shapeOf(const Type &type, const Component &component);

// True if code outside the class can write the enumerators.
bool isNameable(const EnumInfo &info, const Component &component);

// The spelling without const and reference.
std::string strippedSpelling(std::string spelling);
// Returns the type of a plain value from its spelling: the pointee of a pointer to plain values has no Type in the
// component.
std::optional<Type> plainType(const std::string &spelling, const Component &component);
// Returns the element type in "int *", "int[4]" or "std::vector<int, …>"; the whole spelling if it is none of these.
std::string elementSpelling(const std::string &spelling);

}  // namespace eclat
