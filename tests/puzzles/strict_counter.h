// FINDS: nothing
// WITH: --class Counter
// BUDGET: rounds 4
#pragma once

#include <stdexcept>

// Counts from zero to its limit and says no, by the standard exceptions, to everything else.
class Counter {
public:
  explicit Counter(int limit) : limit_(limit) {
    if (limit < 0)
      throw std::invalid_argument("the limit is negative");
  }

  int value() const { return value_; }
  int limit() const { return limit_; }
  bool done() const { return value_ == limit_; }
  void reset() { value_ = 0; }

  void add(int amount) {
    if (amount < 0)
      throw std::invalid_argument("the amount is negative");
    if (amount > limit_ - value_)
      throw std::invalid_argument("the amount is more than is left");
    value_ += amount;
  }

private:
  int value_ = 0;
  int limit_;
};
