#pragma once

#include "emit/cpp/names.h"
#include "flow/component.h"
#include "flow/input.h"

#include <string>
#include <vector>

namespace eclat {

// An argument of the tested call, as the call itself and the checks around it write it.
struct CallArgument {
  std::string passed;     // "&stack", "BoundedStack(stack)", "2"
  std::string seen;       // what checks look at: the argument without the copy
  std::string object;     // the component's object behind it; empty for null and plain values
  std::string className;  // its class, as the variable is declared
};

// An input as C++. The tested call stands apart, as checks go before and behind it.
struct CodeLines {
  std::vector<std::string> setup;
  std::vector<std::string> before;  // of a law: what it does before its claims are checked
  std::string call;                 // the tested call as an expression; of a law: a claim
  std::string statement;            // the tested call as a statement that drops its value
  std::string declaration;          // the tested call as a statement that keeps its value as `result`
  std::string result;               // what a constructor made, else the result; empty if there is none
  bool resultIsPointer = false;
  CallArgument receiver;  // only of methods
  std::vector<CallArgument> arguments;
  Identifiers names;  // names that the lines use

  std::vector<std::string> all() const;  // setup, then statement
};

// in:  an input of the component
// out: the lines that a person would write for it: a variable for every value that is used again, named after its class
//      or the operation that made it; readable constants; default arguments left out
// why: inputs are printed here alone, so that every report and every emitted test shows the same lines
// not here: checks (emit/tests/check_code.h), layout of test files (emit/tests/test_file.h)
// `claim`: of a law, which of its claims to write.
CodeLines inputCode(const Input &input, const Component &component, int claim = 0);

}  // namespace eclat
