#pragma once

#include "flow/symbolic_figures.h"
#include "solve/solver.h"

#include <cstdint>
#include <map>
#include <set>
#include <utility>
#include <vector>

namespace eclat {

// The states that sequences have led to. To build on one that is part of another brings nothing: what can be done from
// there can be done from the other.
class KnownStates {
public:
  // True if it was not known; now it is. What is spelled alike is the same; what is not is compared by the solver.
  bool add(Region region, Solver &solver, SymbolicFigures &figures);

private:
  using Key = std::pair<std::uint64_t, std::uint64_t>;

  std::set<Key> keys_;
  std::map<std::uint64_t, std::vector<Region>> regions_;  // by shape, those that nothing else covers
};

}  // namespace eclat
