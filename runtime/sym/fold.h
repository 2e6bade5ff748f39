// Computes operators on plain numbers. This defines what expressions mean; the tests of the solver use it, too.
#pragma once

#include "expr.h"

namespace eclat::sym {

bool isBoolean(Op op);
// Applies an operator to two numbers of that width; neither sugar nor casts.
std::uint64_t foldBinary(Op op, unsigned width, std::uint64_t a, std::uint64_t b);
// Like foldBinary, but sugar, too.
Term foldAny(Op op, Term a, Term b);

}  // namespace eclat::sym
