#pragma once

#include "flow/component.h"
#include "flow/input.h"

#include <string>

namespace eclat {

// Writes a constant as a person would where a parameter of this type is expected. If `exact`, the expression has
// exactly this type, because overloads would else be confused.
std::string literalCode(const Literal &literal, const Type &type, const Component &component, bool exact);

// Writes a text: "a\n", or std::string("a\0b", 3) where a zero byte would end the literal.
std::string textCode(const std::string &bytes, const std::string &spelling = "std::string");

// Writes a floating-point number: 0.5, std::numeric_limits<double>::quiet_NaN(), …
std::string floatCode(double value, const std::string &spelling = "double", int bits = 64);

// Writes an integer, without a suffix if an int holds it.
std::string integerCode(std::int64_t value);

// Writes a value of any integer type; `exact` as above.
std::string integerCode(std::int64_t value, const Type &type, bool exact);

// Writes the elements of a list in braces, without the name of its type.
std::string bracesCode(const Literal &literal, const Type &type, const Component &component);

// Write std::numeric_limits<int>::max() and static_cast<int>(value).
std::string limitCode(const std::string &spelling, const char *which);
std::string castCode(const std::string &spelling, const std::string &value);

}  // namespace eclat
