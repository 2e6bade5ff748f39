// FINDS: law in Reading::equality
// WITH: --class Reading
// BUDGET: rounds 4
#pragma once

#include <stdexcept>

// A temperature in tenths of a degree. Near ones are called equal, which is no equivalence.
class Reading {
public:
  explicit Reading(int tenths) : tenths_(tenths) {
    if (tenths < -2000 || tenths > 2000)
      throw std::invalid_argument("no temperature");
  }
  int tenths() const { return tenths_; }
  bool operator==(const Reading &other) const {
    int difference = tenths_ - other.tenths_;
    return difference >= -1 && difference <= 1;
  }

private:
  int tenths_;
};
