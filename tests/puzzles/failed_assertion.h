// FINDS: assertion in Thermostat::set
// WITH: --class Thermostat
// BUDGET: rounds 2
#pragma once

#include <cassert>

// The comfort zone moves with the outside temperature; the assertion thinks it does not.
class Thermostat {
public:
  Thermostat() = default;

  int target() const { return target_; }

  void set(int outside) {
    if (outside > 30)
      target_ = 24;
    else if (outside < -100)
      target_ = 22;
    else
      target_ = outside < 0 ? 21 + outside / 4 : 20;
    assert(target_ >= 20 && target_ <= 24);
  }

private:
  int target_ = 20;
};
