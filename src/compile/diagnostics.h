#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace eclat {

constexpr std::size_t kEnoughLines = 40;

// The lines of a compiler's output that are worth showing.
std::vector<std::string> diagnostics(const std::string &output, std::size_t enough = kEnoughLines);

// The first of them that says what is wrong.
std::string firstError(const std::vector<std::string> &lines, const std::string &fallback);

}  // namespace eclat
