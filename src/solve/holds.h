#pragma once

#include "solve/solver.h"

namespace eclat {

// Whether all of these are as they are wanted for the literals of the solution, by the rules that fold plain numbers:
// what a solver says is not taken on trust.
bool holds(const SymbolicRun &run, const std::vector<Wanted> &wanted, const Solution &solution);

}  // namespace eclat
