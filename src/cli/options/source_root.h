#pragma once

#include <string>

namespace eclat {

// The folder that paths in reports start from: the root of the Git repository that the current folder is in, or else
// the current folder.
std::string sourceRoot();

}  // namespace eclat
