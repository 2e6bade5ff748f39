// FINDS: stack-overflow in Pattern::repeat
// WITH: --class Pattern
// BUDGET: rounds 2
#pragma once

#include <string>

// Counts down to zero, also from below it.
class Pattern {
public:
  explicit Pattern(const std::string &motif) : motif_(motif) {}

  const std::string &motif() const { return motif_; }

  std::string repeat(int times) const {
    if (times == 0)
      return "";
    return motif_ + repeat(times - 1);
  }

private:
  std::string motif_;
};
