#pragma once

#include "emit/cpp/prelude.h"
#include "flow/component.h"
#include "flow/schema.h"
#include "kinds/value_shape.h"

#include <expected>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// The names by which a check function reaches the values of its point. An empty name: it cannot reach the value.
struct Roots {
  const Operation *operation = nullptr;  // null for object properties
  std::string className;                 // class of the receiver
  std::string receiver;
  std::vector<std::string> parameters;
  std::string result;
  std::set<int> gone;  // parameters that belong to the callee and cannot be read after the call
};

constexpr int kReceiverRoot = -1, kResultRoot = -2;  // as in ObjectRange; parameters count from 0
constexpr int kNoRoot = -3;                          // of a static member, which belongs to no object

// A variable, as C++ code reads it.
struct Reach {
  ValueShape value;
  std::string expression;
  std::vector<std::string> guards;  // must hold, in this order, before the expression may be evaluated
  bool isOptional = false;          // the expression is a std::optional of the value
  int root = kReceiverRoot;
  bool isRoot = false;  // the variable is a parameter of the check function itself
};

// in:  a variable of a point, and the names of the roots in the check function
// out: C++ that reads it, or the reason why plain C++ cannot
std::expected<Reach, std::string> reachVariable(const Variable &variable, const Roots &roots,
                                                const Component &component, Prelude &prelude);

}  // namespace eclat
