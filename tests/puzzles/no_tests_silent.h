// FINDS: nothing
// WITH: --class Knob --no-tests
// BUDGET: rounds 4
#pragma once

#include <stdexcept>

// Keeps what it promises, and needs no tests to show it.
class Knob {
public:
  explicit Knob(int position) : position_(position) {
    if (position < 0 || position > 11)
      throw std::out_of_range("position");
  }
  void turn(int by) {
    if (by < -11 || by > 11 || position_ + by < 0 || position_ + by > 11)
      throw std::out_of_range("by");
    position_ += by;
  }
  int position() const { return position_; }
  bool operator==(const Knob &other) const { return position_ == other.position_; }
  bool operator<(const Knob &other) const { return position_ < other.position_; }

private:
  int position_;
};
