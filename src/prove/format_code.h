#pragma once

#include <string>

namespace eclat {

// The code in the style that a .clang-format in the folder or above it asks for; as it is if there is none, or no
// clang-format to apply it.
std::string formatCode(const std::string &code, const std::string &folder);

}  // namespace eclat
