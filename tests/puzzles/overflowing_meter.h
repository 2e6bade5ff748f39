// FINDS: undefined-behaviour in Meter::add
// WITH: --class Meter
// BUDGET: rounds 3
#pragma once

// Adds without asking whether the sum still fits.
class Meter {
public:
  explicit Meter(int start) : total_(start) {}

  int total() const { return total_; }
  void add(int amount) { total_ += amount; }

private:
  int total_;
};
