#pragma once

#include <string>
#include <vector>

namespace eclat {

// What is left of one compiler command, without the compiler, once all that names files or outputs is taken away.
std::vector<std::string> cleanFlags(const std::vector<std::string> &arguments, const std::string &directory);

}  // namespace eclat
