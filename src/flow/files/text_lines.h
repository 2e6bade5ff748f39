#pragma once

#include <cstddef>
#include <string>

// Helpers for reading the files that people keep in their repository: the model, the verdicts, the baseline.
namespace eclat {

inline constexpr const char *kBlank = " \t\r";

// Returns the text without blanks at its beginning and end.
std::string trimmed(const std::string &text);

// Returns where the comment of a line begins, a `#` outside of quoted text; the length of the line if there is none.
std::size_t commentStart(const std::string &line);

}  // namespace eclat
