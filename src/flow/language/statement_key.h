#pragma once

#include "flow/language/expr.h"

#include <string>

namespace eclat {

// Returns a text that is equal for statements which say the same in another order: `0 <= x` and `x >= 0`, `a == b` and
// `b == a`, `not (k in a[])` and `k not in a[]`.
std::string statementKey(const Expr &expr);

}  // namespace eclat
