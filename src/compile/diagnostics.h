#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace eclat {

constexpr std::size_t kEnoughLines = 40;

// Returns the lines of a compiler's output that are worth showing, at most `enough`.
std::vector<std::string> diagnostics(const std::string &output, std::size_t enough = kEnoughLines);

// Returns the first line that says what is wrong, or `fallback`.
std::string firstError(const std::vector<std::string> &lines, const std::string &fallback);

}  // namespace eclat
