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

// What the symbolic strategy did. All zero where it was not used.
struct SymbolicFigures {
  std::uint64_t runs = 0;      // of inputs in the symbolic flavour
  std::uint64_t queries = 0;   // to the solver
  std::uint64_t known = 0;     // … that had been asked before, and are not among them
  std::uint64_t found = 0;     // … with a solution
  std::uint64_t unknown = 0;   // … that took too many steps
  std::uint64_t inputs = 0;    // new ones that came of them
  std::uint64_t diverged = 0;  // those that took another way than predicted, or did not do what they were solved for
  // Of sequences breadth-first:
  std::uint64_t sequences = 0;                  // calls of which the arguments were solved for
  std::uint64_t states = 0;                     // that objects were left in
  std::uint64_t same = 0;                       // … of these known already
  std::uint64_t covered = 0;                    // … of these part of a known one, as the solver says
  std::array<std::uint64_t, kBounds> bounds{};  // what was not tried, by the limit that was reached
  std::array<std::uint64_t, sym::kLosses> losses{};

  std::uint64_t &of(Bound bound) { return bounds[static_cast<std::size_t>(bound)]; }

  bool operator==(const SymbolicFigures &) const = default;
};

// "length", as bounds.def has it.
constexpr const char *boundId(std::size_t number) {
  constexpr const char *kIds[] = {
#define ECLAT_BOUND(name, id, meaning) id,
#include "bounds.def"
#undef ECLAT_BOUND
  };
  return kIds[number];
}

// "foreign-code", as runtime/sym/losses.def has it.
constexpr const char *lossId(std::size_t number) {
  constexpr const char *kIds[] = {
#define ECLAT_LOSS(name, id, meaning) id,
#include "../../runtime/sym/losses.def"
#undef ECLAT_LOSS
  };
  return kIds[number];
}

}  // namespace eclat
