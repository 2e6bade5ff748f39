#pragma once

#include "../../runtime/sym/trail.h"

#include <array>
#include <cstdint>

namespace eclat {

enum class Bound {
#define ECLAT_BOUND(name, id, meaning) name,
#include "bounds.def"
#undef ECLAT_BOUND
};
constexpr std::size_t kBounds = 0
#define ECLAT_BOUND(name, id, meaning) +1
#include "bounds.def"
#undef ECLAT_BOUND
    ;

// Counts what the symbolic strategy did; all are 0 if it was not used.
struct SymbolicFigures {
  std::uint64_t runs = 0;     // inputs run in the symbolic flavour
  std::uint64_t queries = 0;  // queries that the solver was asked
  std::uint64_t known = 0;    // queries that had been asked before, and are not among `queries`
  std::uint64_t found = 0;    // queries with a solution
  std::uint64_t unknown = 0;  // queries that took too many steps
  std::uint64_t inputs = 0;   // new inputs made from solutions
  // New inputs that took another path than predicted, or did not do what they were solved for.
  std::uint64_t diverged = 0;
  // The next four count sequences, which are tried breadth-first.
  std::uint64_t sequences = 0;                  // sequences of calls whose arguments were solved for
  std::uint64_t states = 0;                     // states that sequences left objects in
  std::uint64_t same = 0;                       // states that were known already
  std::uint64_t covered = 0;                    // states that the solver showed to be part of a known one
  std::array<std::uint64_t, kBounds> bounds{};  // how much was not tried, for each limit
  std::array<std::uint64_t, sym::kLosses> losses{};

  std::uint64_t &of(Bound bound) { return bounds[static_cast<std::size_t>(bound)]; }

  bool operator==(const SymbolicFigures &) const = default;
};

// Returns the id of a limit in bounds.def: "length".
constexpr const char *boundId(std::size_t number) {
  constexpr const char *kIds[] = {
#define ECLAT_BOUND(name, id, meaning) id,
#include "bounds.def"
#undef ECLAT_BOUND
  };
  return kIds[number];
}

// Returns the id of a loss in runtime/sym/losses.def: "foreign-code".
constexpr const char *lossId(std::size_t number) {
  constexpr const char *kIds[] = {
#define ECLAT_LOSS(name, id, meaning) id,
#include "../../runtime/sym/losses.def"
#undef ECLAT_LOSS
  };
  return kIds[number];
}

}  // namespace eclat
