#pragma once

#include "../../runtime/sym/trail.h"

#include <array>
#include <cstdint>

namespace eclat {

// What the symbolic strategy did. All zero where it was not used.
struct SymbolicFigures {
  std::uint64_t runs = 0;      // of inputs in the symbolic flavour
  std::uint64_t queries = 0;   // to the solver
  std::uint64_t known = 0;     // … that had been asked before, and are not among them
  std::uint64_t found = 0;     // … with a solution
  std::uint64_t unknown = 0;   // … that took too many steps
  std::uint64_t inputs = 0;    // new ones that came of them
  std::uint64_t diverged = 0;  // those that took another way than predicted, or did not do what they were solved for
  std::uint64_t bounded = 0;   // conditions that were not tried, because one of the limits was reached
  std::array<std::uint64_t, sym::kLosses> losses{};

  bool operator==(const SymbolicFigures &) const = default;
};

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
