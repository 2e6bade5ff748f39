// What operators make of plain numbers: the meaning of expressions, shared with the tests of the solver.
#pragma once

#include "expr.h"

namespace eclat::sym {

bool isBoolean(Op op);
// Of two numbers of that width; no sugar, no casts.
std::uint64_t foldBinary(Op op, unsigned width, std::uint64_t a, std::uint64_t b);
// The same with sugar.
Term foldAny(Op op, Term a, Term b);

}  // namespace eclat::sym
