#pragma once

#include "emit/cpp/names.h"
#include "emit/cpp/variable_code.h"
#include "flow/language/expr.h"
#include "flow/schema.h"

#include <expected>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// One property as C++. It is checked only where the guard holds, as it has no value elsewhere.
struct CheckCode {
  std::string guard;  // empty: it is always checked
  std::string condition;
  std::vector<std::pair<std::string, std::string>> values;  // for messages: each variable, and C++ that prints it
  bool isComparison = false;  // compares two plain values of one type, which a framework may show apart
};

// A value that a check function reads once at its start.
struct LocalValue {
  std::string name;
  std::string declaration;
};

// A value that is copied before the tested call, for orig(x).
struct BeforeValue {
  std::string name, type, expression;
};

// Says how the code of a point names and reaches things.
struct PointStyle {
  Identifiers taken = {};  // names that the surrounding code uses
  bool isInline = false;   // values from before the call are local variables, not members of `before`
  // Returns the variable to read instead of one that is hard to reach; null: read the variable itself.
  std::function<const Variable *(const Variable &)> instead = {};
};

// Turns the properties of one program point into the body of one check function, or into lines of a test.
class PointCode {
public:
  PointCode(const std::vector<Variable> &variables, const Roots &roots, const Component &component, Prelude &prelude,
            PointStyle style = {});

  // in:  a statement of the property language
  // out: C++ that is true where the statement is, undefined parts included (runtime/eval.h), or the reason why there is
  //      none
  // why: emitted tests must decide as the worker did, without eclat and without special flags
  // not here: the functions that this C++ calls (prelude.h)
  std::expected<CheckCode, std::string> check(const Expr &expr);

  const std::vector<LocalValue> &locals() const { return state_.locals; }
  const std::vector<BeforeValue> &before() const { return state_.before; }
  const std::set<int> &rootsNow() const { return state_.rootsNow; }
  const std::set<int> &rootsBefore() const { return state_.rootsBefore; }

private:
  friend class Translation;

  // A variable that was read once, and how the code names it since.
  struct Known {
    ValueShape value;
    std::string name;
    bool isOptional = false;
  };
  struct State {
    std::vector<LocalValue> locals;
    std::vector<BeforeValue> before;
    std::map<VariableRef, Known> now, orig;
    std::set<int> rootsNow, rootsBefore;
    Identifiers names;
  };

  std::expected<Known, std::string> known(const VariableRef &variable, bool orig);
  Known declareNow(const Variable &variable, const Reach &reach);
  Known declareBefore(const Variable &variable, const Reach &reach);

  const std::vector<Variable> &variables_;
  const Roots &roots_;
  const Component &component_;
  Prelude &prelude_;
  PointStyle style_;
  State state_;
};

}  // namespace eclat
