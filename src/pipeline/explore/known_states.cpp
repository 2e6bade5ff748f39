#include "pipeline/explore/known_states.h"

#include "solve/region.h"
#include "support/timings.h"

#include <ctime>

namespace eclat {

namespace {

constexpr std::size_t kMostComparisons = 8;  // with the first of its shape: they are the least special

}  // namespace

bool KnownStates::add(Region region, Solver &solver, SymbolicFigures &figures) {
  ++figures.states;
  if (!keys_.insert(keyOf(region)).second) {
    ++figures.same;
    return false;
  }
  std::vector<Region> &others = regions_[region.shape];
  for (std::size_t i = 0; i < others.size() && i < kMostComparisons; ++i) {
    // One without anything symbolic is equal if its shape is.
    std::clock_t begun = std::clock();
    bool isCovered = region.values.empty() || solver.leaves(region, others[i]) == Answer::None;
    timings().sample("comparison", static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    if (isCovered) {
      ++figures.covered;
      return false;
    }
  }
  figures.of(Bound::Comparisons) += others.size() > kMostComparisons;
  others.push_back(std::move(region));
  return true;
}

}  // namespace eclat
