#pragma once

#include "flow/component.h"

#include <set>
#include <string>

namespace eclat {

// Without "." and "..".
std::string plainPath(const std::string &file);

// Files that the component's classes and operations stand in. An installed library is under test as well as the user's
// own code, although it stands where the standard library does.
std::set<std::string> filesOf(const Component &component);

}  // namespace eclat
