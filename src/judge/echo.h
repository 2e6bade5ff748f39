#pragma once

#include "flow/component.h"
#include "flow/language/expr.h"
#include "flow/model.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace eclat {

// Finds exit properties that only echo what an operation was given, by equalities that held in all examples: where
// `return.x == origin.x`, `return.x >= 0` says of an accessor only that nobody gave it less.
class Echoes {
public:
  explicit Echoes(const Model &model);

  // Returns the statement about values at entry that the exit statement comes down to. Nothing if it says more than
  // that, or says nothing about what the operation makes.
  std::optional<Expr> ofGiven(const Operation &op, const Expr &onExit) const;

private:
  struct Equality {
    Expr left, right;
  };
  std::map<std::string, std::vector<Equality>> equalities_;  // by signature of the operation
};

}  // namespace eclat
