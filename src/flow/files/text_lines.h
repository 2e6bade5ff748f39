#pragma once

#include <cstddef>
#include <string>

// Lines of the files that people keep in their repository: the model, verdicts, the baseline.
namespace eclat {

inline constexpr const char *kBlank = " \t\r";

// Without blanks at either end.
std::string trimmed(const std::string &text);

// Where the comment of a line begins: a `#` outside of text constants. Its length if there is none.
std::size_t commentStart(const std::string &line);

}  // namespace eclat
