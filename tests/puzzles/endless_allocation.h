// FINDS: memory-limit in Depot::extend
// WITH: --class Depot
// BUDGET: rounds 2
#pragma once

#include <cstddef>
#include <vector>

// Doubles its room until it is exactly what was asked for, which only powers of two ever are.
class Depot {
public:
  Depot() { goods_.reserve(1); }

  std::size_t room() const { return goods_.capacity(); }

  void extend(int room) {
    if (room < 1)
      return;
    std::vector<char> larger;
    larger.reserve(1);
    while (larger.capacity() != static_cast<std::size_t>(room))
      larger.reserve(larger.capacity() * 2);
    goods_.swap(larger);
  }

private:
  std::vector<char> goods_;
};
