// FINDS: property in SpreadBag::add
// WITH: --class SpreadBag --no-paths
// BUDGET: rounds 2
#pragma once

#include <cstddef>
#include <vector>

// Spreads numbers over two lists. To which one add() puts a number is hard to say; that there is one more then only
// size() tells. 64 is forgotten.
class SpreadBag {
public:
  std::size_t size() const { return left_.size() + right_.size(); }
  bool empty() const { return size() == 0; }

  void add(int k) {
    if (k == 64)
      return;
    (k / 3 % 2 == 0 ? left_ : right_).push_back(k);
  }

  void clear() {
    left_.clear();
    right_.clear();
  }

private:
  std::vector<int> left_, right_;
};
