#pragma once

#include <string>
#include <vector>

namespace eclat {

// Returns the types in the holes of a factory's code, in order: {"int"} of `Widget::make({int})`. A hole is an opening
// brace with the name of a type right behind it, up to the closing one; other braces are C++.
std::vector<std::string> holesOf(const std::string &code);

// Returns the code with each hole replaced by the argument in its place.
std::string fillHoles(const std::string &code, const std::vector<std::string> &arguments);

}  // namespace eclat
