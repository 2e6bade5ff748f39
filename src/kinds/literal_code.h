#pragma once

#include "flow/component.h"
#include "flow/input.h"

#include <string>

namespace eclat {

// A constant as a person would write it where a parameter of this type is expected.
// `exact`: the expression must have the type itself, because overloads would else be confused.
std::string literalCode(const Literal &literal, const Type &type, const Component &component, bool exact);

// "a\n", or std::string("a\0b", 3) where a zero byte would end the literal.
std::string textCode(const std::string &bytes, const std::string &spelling = "std::string");

// 0.5, std::numeric_limits<double>::quiet_NaN(), …
std::string floatCode(double value, const std::string &spelling = "double", int bits = 64);

// Without a suffix where an int holds it.
std::string integerCode(std::int64_t value);

// The same for any integer type; `exact` as above.
std::string integerCode(std::int64_t value, const Type &type, bool exact);

// The elements of a list in braces, without the name of its type.
std::string bracesCode(const Literal &literal, const Type &type, const Component &component);

// std::numeric_limits<int>::max(), and static_cast<int>(value)
std::string limitCode(const std::string &spelling, const char *which);
std::string castCode(const std::string &spelling, const std::string &value);

}  // namespace eclat
