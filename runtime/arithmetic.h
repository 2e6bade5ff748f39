#pragma once

#include "eval.h"

namespace eclat::rt {

// Computes + - * % or gcd of two numbers. The result is undefined if it overflows 64 bits, divides by 0, or an operand
// is no number.
Value arithmetic(Op op, const Value &a, const Value &b);

}  // namespace eclat::rt
