#pragma once

#include "flow/component.h"
#include "flow/language/expr.h"
#include "flow/model.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

// Statements about what an operation makes that come down to what it was given, by equalities that held in all
// examples: where `return.x == origin.x`, `return.x >= 0` says of an accessor that nobody gave it less.
class Echoes {
public:
  explicit Echoes(const Model &model);

  // What the statement on exit says of the values on entry. None if it says more than that, or nothing of what is made.
  std::optional<Expr> ofGiven(const Operation &op, const Expr &onExit) const;

private:
  struct Equality {
    Expr left, right;
  };
  std::map<std::string, std::vector<Equality>> equalities_;  // by signature
};

}  // namespace eclat
