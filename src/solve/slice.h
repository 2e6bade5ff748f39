#pragma once

#include "solve/solver.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace eclat {

inline std::uint64_t mixHash(std::uint64_t h, std::uint64_t x) {
  h = (h ^ x) * 0x9e3779b97f4a7c15ull;
  return h ^ (h >> 29);
}
std::uint64_t hashDomain(const Domain &domain);

// Knows, for each expression of a run, which literals it depends on, and a hash that is equal for equal expressions of
// other runs.
class Slicer {
public:
  explicit Slicer(const SymbolicRun &run);

  // Returns, in their order, the conditions that share literals with the last one, directly or through other
  // conditions. Only these can decide whether it can hold.
  std::vector<Wanted> slice(const std::vector<Wanted> &all) const;
  // Returns the conditions that share literals with one of these expressions, directly or through other conditions.
  std::vector<Wanted> sliceFrom(const std::vector<Wanted> &all, const std::vector<sym::Handle> &nodes) const;
  // A key of sliced conditions; equal keys ask the solver the same question.
  std::pair<std::uint64_t, std::uint64_t> keyOf(const std::vector<Wanted> &sliced) const;
  // True if the expression depends on no literal that may change.
  bool isFixed(sym::Handle node) const;

private:
  using Set = std::uint64_t;
  bool touches(sym::Handle node, const std::vector<Set> &literals) const;
  bool addTo(std::vector<Set> &literals, sym::Handle node) const;

  std::size_t words_ = 1;                                        // length of a set of literals, in words of 64 bits
  std::vector<Set> sets_;                                        // by node
  std::vector<std::pair<std::uint64_t, std::uint64_t>> hashes_;  // by node
};

}  // namespace eclat
