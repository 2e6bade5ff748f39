#pragma once

#include "observe/dtrace_decls.h"

#include <string>
#include <vector>

namespace eclat {

// The parts of a foreign method name: `DataStructures.StackAr.push(int)`, `geo::Stack.push(int) const`, `..main()`.
struct MethodName {
  std::string className;  // empty for free functions
  std::string name;
  std::string signature;       // spelled as in C++ if the language is C++
  bool isConstructor = false;  // its name is that of its class
};
MethodName splitMethod(std::string method, bool isCpp);

// Returns the root of a foreign variable: `this`, `return`, a parameter, or a global variable.
std::string rootOf(const std::string &variable);

// Makes a name that the property language reads as one variable; `[]` marks a sequence, as everywhere here.
std::string nameInProperties(const std::string &foreign, bool isSequence);

// Returns the name, or one like it that is not among those taken.
std::string uniqueAmong(const std::vector<std::string> &taken, const std::string &name);

}  // namespace eclat
