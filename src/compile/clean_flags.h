#pragma once

#include <string>
#include <vector>

namespace eclat {

// Returns the flags of one compiler command: without the compiler, and without all that names files or outputs.
std::vector<std::string> cleanFlags(const std::vector<std::string> &arguments, const std::string &directory);

}  // namespace eclat
