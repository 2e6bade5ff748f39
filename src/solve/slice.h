#pragma once

#include "solve/solver.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace eclat {

// Which literals each expression of a run is about, and what it is, whatever run it stands in.
class Slicer {
public:
  explicit Slicer(const SymbolicRun &run);

  // Of the conditions, those that share literals with the last one, directly or by others. In their order.
  std::vector<Wanted> slice(const std::vector<Wanted> &all) const;
  // The same for the same question.
  std::pair<std::uint64_t, std::uint64_t> keyOf(const std::vector<Wanted> &sliced) const;
  // True if nothing that may change is in it.
  bool isFixed(sym::Handle node) const;

private:
  using Set = std::uint64_t;
  bool touches(sym::Handle node, const std::vector<Set> &literals) const;
  bool addTo(std::vector<Set> &literals, sym::Handle node) const;

  std::size_t words_ = 1;                                        // of a set of literals
  std::vector<Set> sets_;                                        // by node
  std::vector<std::pair<std::uint64_t, std::uint64_t>> hashes_;  // by node
};

}  // namespace eclat
