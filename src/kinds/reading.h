#pragma once

#include "flow/advice.h"
#include "flow/type.h"
#include "kinds/bad_value.h"

#include <charconv>
#include <expected>
#include <string>

namespace eclat {

// Helpers for the kinds when they read values from the configuration.

std::unexpected<BadValue> bad(const Written &at, std::string message);

// Returns an error such as "'x' is no value of type 'int': expected a whole number".
std::unexpected<BadValue> badKind(const Written &at, const Type &type, const char *expected);

// Shows a written value in a message: a word in quotes, "a list".
std::string shown(const Written &written);

// True if all of the text is one number.
template <class T> bool parsesAs(const std::string &text, T &out) {
  const char *end = text.data() + text.size();
  auto [stop, error] = std::from_chars(text.data(), end, out);
  return error == std::errc() && stop == end && !text.empty();
}

}  // namespace eclat
