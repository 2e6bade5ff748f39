#pragma once

#include "emit/cpp/code.h"
#include "flow/component.h"

#include <string>
#include <vector>

namespace eclat {

// The expression that calls `operation`: `stack.push(2)`, `a == b`, `geo::area(shape)`, `Stack(3)`.
// `receiver` is an object expression, or a pointer if `throughPointer`; `arguments` are as passed.
std::string callCode(const Operation &operation, const Component &component, const CallArgument &receiver,
                     bool throughPointer, const std::vector<std::string> &arguments);

// The definition of a variable by a constructor call, safe from being read as a function declaration.
std::string constructionCode(const Operation &constructor, const std::string &variable,
                             const std::vector<std::string> &arguments);

// True if the call, its value not used, draws compiler warnings unless it is cast to void.
bool isOperatorExpression(const Operation &operation);

std::string join(const std::vector<std::string> &parts, const char *separator);

}  // namespace eclat
