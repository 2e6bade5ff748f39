#pragma once

#include "solve/slice.h"
#include "solve/solver.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace eclat {

// in:  a symbolic run, and the conditions that hold on its way
// out: for each object that the tested call left behind, the region of all states that it can be in after that way
// why: a sequence whose states a known region covers need not be built on
std::vector<Region> regionsOf(const SymbolicRun &run, const std::vector<Wanted> &path, const Slicer &slicer);

// A key that is equal for two regions that are spelled alike, whatever their literals are called.
std::pair<std::uint64_t, std::uint64_t> keyOf(const Region &region);

}  // namespace eclat
