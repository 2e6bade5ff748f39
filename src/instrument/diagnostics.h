#pragma once

#include <string>
#include <vector>

namespace eclat {

// The lines of a compiler's output that are worth showing.
std::vector<std::string> diagnostics(const std::string &output);

// The first of them that says what is wrong.
std::string firstError(const std::vector<std::string> &lines, const std::string &fallback);

}  // namespace eclat
