#pragma once

#include "solve/slice.h"
#include "solve/solver.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace eclat {

// in:  a run, the conditions that hold on its way
// out: for each object that its tested call left behind, all states that it can be in behind that way
// why: what a known region covers need not be built on
std::vector<Region> regionsOf(const SymbolicRun &run, const std::vector<Wanted> &path, const Slicer &slicer);

// The same for regions that are spelled alike, whatever their literals are called.
std::pair<std::uint64_t, std::uint64_t> keyOf(const Region &region);

}  // namespace eclat
