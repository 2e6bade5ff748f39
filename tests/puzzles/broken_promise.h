// FINDS: terminate in Ladder::climb
// WITH: --class Ladder
// BUDGET: rounds 2
#pragma once

#include <stdexcept>

// Promises not to throw, and throws.
class Ladder {
public:
  Ladder() = default;

  int rung() const { return rung_; }

  void climb(int rungs) noexcept { rung_ = checked(rungs); }

private:
  int checked(int rungs) const {
    if (rungs < -20 || rungs > 20)
      throw std::out_of_range("no such rung");
    return rungs < 0 ? 0 : rungs;
  }

  int rung_ = 0;
};
