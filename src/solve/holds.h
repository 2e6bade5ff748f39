#pragma once

#include "solve/solver.h"

namespace eclat {

// True if the literals of the solution make all conditions come out as wanted, by the rules that fold plain numbers. It
// checks every solution, as what a solver says is not taken on trust.
bool holds(const SymbolicRun &run, const std::vector<Wanted> &wanted, const Solution &solution);

}  // namespace eclat
