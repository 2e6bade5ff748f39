#pragma once

#include "flow/symbolic_figures.h"
#include "solve/solver.h"

#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace eclat {

// Keeps the states that sequences of calls have led to, as regions. A region that lies within another need not be built
// on: whatever can be done from there can be done from the other.
class KnownStates {
public:
  // Adds a region; true if it was not known. Two regions that are spelled alike are the same; others are compared by
  // the solver.
  bool add(Region region, Solver &solver, SymbolicFigures &figures);

private:
  using Key = std::pair<std::uint64_t, std::uint64_t>;

  std::set<Key> keys_;
  std::map<std::uint64_t, std::vector<Region>> regions_;  // by shape: the regions that no other one covers
};

}  // namespace eclat
