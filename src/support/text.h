#pragma once

#include <cctype>
#include <string>
#include <vector>

namespace eclat {

inline constexpr const char *kBlank = " \t\r";

// Returns the text without blanks at its beginning and end.
inline std::string trimmed(const std::string &text) {
  std::size_t first = text.find_first_not_of(kBlank);
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(kBlank) - first + 1);
}

// Returns the lines of a text, without their ends.
inline std::vector<std::string> lines(const std::string &text) {
  std::vector<std::string> out;
  std::size_t start = 0;
  for (std::size_t at; (at = text.find('\n', start)) != std::string::npos; start = at + 1)
    out.push_back(text.substr(start, at - start));
  if (start < text.size())
    out.push_back(text.substr(start));
  return out;
}

// True for the characters that names in C++ consist of.
inline bool isWord(char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; }

}  // namespace eclat
