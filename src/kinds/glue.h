#pragma once

#include "flow/component.h"

#include <string>

namespace eclat {

// Helpers for writing the glue, the C++ through which inputs call the component.

// An argument of a call in the glue: the statements that prepare it, and the expression that passes it.
struct GlueArgument {
  std::string preparation;
  std::string expression;
};

// Returns the name with `::` in front, "::geo::Shape", which means the same in every namespace.
std::string globalName(const std::string &className);

// Returns the number by which the runtime knows a class; -1 if the component does not have the class.
int classNumber(const Component &component, const std::string &className);

// Returns the statement that runs a call and drops its result.
std::string dropCode(const std::string &call);

}  // namespace eclat
