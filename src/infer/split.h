#pragma once

#include "flow/files/bytecode.h"
#include "infer/families/family.h"

#include <vector>

namespace eclat {

// A condition that divides the visits of an exit, so that what holds on one side only becomes an implication.
struct Predicate {
  Expr when, otherwise;  // otherwise is empty (a constant) if only the first side is of interest
  Bytecode code;         // of `when`
  bool hasOtherwise = false;
};

// Boolean, null and enum results; the conditions of the operation's own body; values that often mean a special
// case. At most kMaxPredicates, in this order.
std::vector<Predicate> predicatesFor(const PointVariables &at, const Operation &operation,
                                     const OperationSchema &schema, const Component &component);

// The opposite of a statement, without `not` where there is an operator for it.
Expr negation(const Expr &e);

}  // namespace eclat
