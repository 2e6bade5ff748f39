#pragma once

#include "flow/component.h"

#include <expected>
#include <optional>
#include <string>

namespace eclat {

// What a value is to the checks. Big: an unsigned integer of 64 bits; Int: every other integer.
enum class Shape { Bool, Int, Big, Enum, Float, Text, Pointer, Sequence };

struct ValueShape {
  Shape shape = Shape::Int;
  Shape element = Shape::Int;  // of Sequence
  int bits = 64;               // of Int: how many it can need, to rule out overflow
  std::string enumName;        // of Enum

  // The type of a variable that holds such a value: "long long", "std::vector<double>".
  std::string cppType() const;
};

// The shape of a plain value of this type; nothing where it is not understood.
std::expected<ValueShape, std::string> shapeOf(const Type &type, const Component &component);

// True if a file outside the class can write the enumerators.
bool isNameable(const EnumInfo &info, const Component &component);

// Without const and reference.
std::string strippedSpelling(std::string spelling);
// The pointee of a pointer to plain values has no Type in the component; it is read off the spelling.
std::optional<Type> plainType(const std::string &spelling, const Component &component);
// The element type in "int *", "int[4]" or "std::vector<int, …>"; the whole if it is none of these.
std::string elementSpelling(const std::string &spelling);

}  // namespace eclat
