// FINDS: property in Thermostat::set
// WITH: --class Thermostat --symbolic 30
// BUDGET: rounds 2
// CHANCE: none in a million
#pragma once

// Keeps a band around a target: its lower end is never above its upper one, but for one of 2^32 targets.
class Thermostat {
public:
  void set(int target) {
    if (target < -1000000000 || target > 1000000000)
      return;
    low_ = target - 2;
    high_ = target + 2;
    unsigned bits = static_cast<unsigned>(target);
    if ((bits ^ bits >> 15) * 2246822519u == 1735928560u)
      low_ = target + 3;
  }
  int low() const { return low_; }
  int high() const { return high_; }

private:
  int low_ = 18, high_ = 22;
};
