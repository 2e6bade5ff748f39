#pragma once

#include "flow/component.h"

#include <set>
#include <string>

namespace eclat {

// The path without "." and "..".
std::string plainPath(const std::string &file);

// Returns the files in which the component's classes and operations are declared. An installed library that is under
// test counts as the user's own code, although it is installed beside the standard library.
std::set<std::string> filesOf(const Component &component);

}  // namespace eclat
