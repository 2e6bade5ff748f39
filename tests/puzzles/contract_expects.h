// FINDS: nothing
// WITH: --class Seats
// BUDGET: rounds 4
#pragma once

#include <exception>
#include <vector>

#define Expects(condition) ((condition) ? static_cast<void>(0) : std::terminate())
#define Ensures(condition) ((condition) ? static_cast<void>(0) : std::terminate())

// A row of seats. It says in macros what it wants of its callers.
class Seats {
public:
  explicit Seats(int count) {
    Expects(count > 0 && count <= 100);
    taken_.resize(static_cast<unsigned>(count));
    Ensures(free() == count);
  }
  void take(int seat) {
    Expects(seat >= 0 && seat < static_cast<int>(taken_.size()));
    Expects(!taken_[static_cast<unsigned>(seat)]);
    taken_[static_cast<unsigned>(seat)] = true;
  }
  int free() const {
    int count = 0;
    for (bool taken : taken_)
      count += !taken;
    return count;
  }

private:
  std::vector<bool> taken_;
};
