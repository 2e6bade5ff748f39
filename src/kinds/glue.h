#pragma once

#include "flow/component.h"

#include <string>

namespace eclat {

// Shared by those who write the glue, the C++ through which inputs call the component.

// Statements that make an argument of the call available, and the expression that passes it.
struct GlueArgument {
  std::string preparation;
  std::string expression;
};

// "::geo::Shape": means the same in every namespace.
std::string globalName(const std::string &className);

// The number by which the runtime knows a class; -1 if it is none of the component.
int classNumber(const Component &component, const std::string &className);

// The statement that runs a call and forgets what it returns.
std::string dropCode(const std::string &call);

}  // namespace eclat
