#pragma once

#include "flow/symbolic_run.h"

namespace eclat {

// in:  what was read from a trail
// out: false for what no run of the symbolic flavour leaves
// why: the trail lies in memory that the code under test can write to, and the solver ends the program if it is given
//      terms that do not fit together
bool isSoundTrail(const SymbolicRun &run);

}  // namespace eclat
