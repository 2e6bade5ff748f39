#pragma once

#include "emit/cpp/names.h"
#include "flow/component.h"
#include "flow/input.h"

#include <string>
#include <vector>

namespace eclat {

// An argument of the tested call, as the call and the checks around it write it.
struct CallArgument {
  std::string passed;     // "&stack", "BoundedStack(stack)", "2"
  std::string seen;       // the same without the copy: what a check is given to look at
  std::string object;     // the object of a component class behind it; empty for null and plain values
  std::string className;  // its class, as the variable is declared
};

// An input as C++. The tested call stands apart because checks go before and behind it.
struct CodeLines {
  std::vector<std::string> setup;
  std::vector<std::string> before;  // of a law: what it does before it claims anything
  std::string call;                 // the tested call as an expression; of a law a claim
  std::string statement;            // the same as a statement, its result not kept
  std::string declaration;          // the same as a statement that keeps its value under the name `result`
  std::string result;               // object of a constructor, else the result; empty if it returns nothing
  bool resultIsPointer = false;
  CallArgument receiver;  // of methods
  std::vector<CallArgument> arguments;
  Identifiers names;  // those taken by the lines

  std::vector<std::string> all() const;  // setup and statement
};

// in:  an input of the component
// out: the lines a person would write for it: a variable for every value that is used again, named after
//      its class or the operation that made it; constants readable; omitted default arguments left out
// why: the one printer of inputs; every report and every emitted test shows the same lines
// not here: checks (check_code.h), layout of test files (gtest.h)
// Of a law, `claim` says which of its claims to print.
CodeLines inputCode(const Input &input, const Component &component, int claim = 0);

}  // namespace eclat
