#pragma once

#include <string>

namespace eclat {

// Formats the code in the style of the .clang-format in the folder or above it. Without such a file, or without
// clang-format, the code is returned as it is.
std::string formatCode(const std::string &code, const std::string &folder);

}  // namespace eclat
