#pragma once

#include "flow/language/expr.h"

namespace eclat {

// Does `weak` follow from `strong` alone? Knows what the families bring: additions and removals, membership, order,
// limits, and the same behind a condition.
bool follows(const Expr &weak, const Expr &strong);

// True whatever the values: x == x, x <= x, c ==> c.
bool isTautology(const Expr &e);

}  // namespace eclat
