#pragma once

#include "emit/cpp/code.h"
#include "flow/component.h"

#include <string>
#include <vector>

namespace eclat {

// Writes the expression that calls `operation`: `stack.push(2)`, `a == b`, `geo::area(shape)`, `Stack(3)`. `receiver`
// is the expression of an object, or of a pointer if `throughPointer`; `arguments` are written as they are.
std::string callCode(const Operation &operation, const Component &component, const CallArgument &receiver,
                     bool throughPointer, const std::vector<std::string> &arguments);

// Defines a variable by a constructor call, in a form that C++ does not take for a function declaration.
std::string constructionCode(const Operation &constructor, const std::string &variable,
                             const std::vector<std::string> &arguments);

// True if compilers warn of the call where its value is not used, unless it is cast to void.
bool isOperatorExpression(const Operation &operation);

std::string join(const std::vector<std::string> &parts, const char *separator);

}  // namespace eclat
