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

// Which literals each expression of a run is about, and what it is, whatever run it stands in.
class Slicer {
public:
  explicit Slicer(const SymbolicRun &run);

  // Of the conditions, those that share literals with the last one, directly or by others. In their order.
  std::vector<Wanted> slice(const std::vector<Wanted> &all) const;
  // The same for those that share literals with one of these expressions.
  std::vector<Wanted> sliceFrom(const std::vector<Wanted> &all, const std::vector<sym::Handle> &nodes) const;
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
