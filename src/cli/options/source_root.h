#pragma once

#include <string>

namespace eclat {

// Returns the folder that paths in reports start from: the root of the Git repository around the current folder, or
// else the current folder.
std::string sourceRoot();

}  // namespace eclat
