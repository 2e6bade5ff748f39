#pragma once

#include "eval.h"

namespace eclat::rt {

// + - * % and gcd of two numbers. Undefined where the result is: overflow of 64 bits, a remainder of 0, something that
// is no number.
Value arithmetic(Op op, const Value &a, const Value &b);

}  // namespace eclat::rt
