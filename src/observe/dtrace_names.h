#pragma once

#include "observe/dtrace_decls.h"

#include <string>
#include <vector>

namespace eclat {

// `DataStructures.StackAr.push(int)`, `geo::Stack.push(int) const`, `..main()` taken apart.
struct MethodName {
  std::string className;  // empty for free functions
  std::string name;
  std::string signature;       // in C++ spelling if the language is C++
  bool isConstructor = false;  // it is called like its class
};
MethodName splitMethod(std::string method, bool isCpp);

// The variable that it is a part of: `this`, `return`, a parameter, a global one.
std::string rootOf(const std::string &variable);

// A name that the property language reads as one variable; `[]` marks a sequence, as everywhere here.
std::string nameInProperties(const std::string &foreign, bool isSequence);

// The name itself, or one like it that is not among those taken.
std::string uniqueAmong(const std::vector<std::string> &taken, const std::string &name);

}  // namespace eclat
