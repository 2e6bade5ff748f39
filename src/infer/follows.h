#pragma once

#include "flow/language/expr.h"

namespace eclat {

// True if `weak` follows from `strong` alone. It knows the implications that the families bring: additions and
// removals, membership, order, limits, and the same behind a condition.
bool follows(const Expr &weak, const Expr &strong);

// True for statements that hold for all values: x == x, x <= x, c ==> c.
bool isTautology(const Expr &e);

}  // namespace eclat
