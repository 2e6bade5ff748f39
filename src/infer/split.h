#pragma once

#include "flow/files/bytecode.h"
#include "infer/families/family.h"

#include <vector>

namespace eclat {

// A condition that splits the visits of an exit: a property that holds on one side only becomes an implication.
struct Predicate {
  Expr when, otherwise;  // `otherwise` is a mere constant if only the first side is of interest
  Bytecode code;         // `when`, compiled
  bool hasOtherwise = false;
};

// Returns the conditions that split an exit, in this order and at most kMaxPredicates: boolean, null and enum results;
// conditions of the operation's own body; values that often mean a special case.
std::vector<Predicate> predicatesFor(const PointVariables &at, const Operation &operation,
                                     const OperationSchema &schema, const Component &component);

// Returns the opposite of a statement, without `not` where an operator says it.
Expr negation(const Expr &e);

}  // namespace eclat
