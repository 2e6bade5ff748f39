// FINDS: nothing
// WITH: --class Load
// BUDGET: rounds 4
#pragma once

#include <stdexcept>
#include <vector>

// Weights of parcels. If one is too heavy those before it have been taken.
class Load {
public:
  void addAll(const std::vector<int> &weights) {
    for (int weight : weights) {
      if (weight < 0 || weight > 30)
        throw std::invalid_argument("too heavy");
      total_ += static_cast<unsigned>(weight);
      ++count_;
    }
  }
  unsigned total() const { return total_; }
  unsigned count() const { return count_; }

private:
  unsigned total_ = 0, count_ = 0;
};
