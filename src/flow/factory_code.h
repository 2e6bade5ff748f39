#pragma once

#include <string>
#include <vector>

namespace eclat {

// The types in the holes of a factory's code, in their order: {"int"} of `Widget::make({int})`. A hole is a brace, a
// name of a type right behind it, and a brace; other braces are C++.
std::vector<std::string> holesOf(const std::string &code);

// The code with an expression in the place of each hole.
std::string fillHoles(const std::string &code, const std::vector<std::string> &arguments);

}  // namespace eclat
