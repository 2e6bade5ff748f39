#pragma once

#include <cctype>
#include <string>

namespace eclat {

inline constexpr const char *kBlank = " \t\r";

// Returns the text without blanks at its beginning and end.
inline std::string trimmed(const std::string &text) {
  std::size_t first = text.find_first_not_of(kBlank);
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

// True for the characters that names in C++ consist of.
inline bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

}  // namespace eclat
