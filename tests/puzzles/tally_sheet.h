// FINDS: undefined-behaviour in TallySheet::total
// WITH: --class TallySheet
// BUDGET: rounds 4

// What is put in is data: the examples put in small numbers, which sets no limit to them.
#pragma once

#include <vector>

class TallySheet {
public:
  void add(int points) { points_.push_back(points); }
  int size() const { return static_cast<int>(points_.size()); }
  int total() const {
    int sum = 0;
    for (int p : points_)
      sum += p;
    return sum;
  }

private:
  std::vector<int> points_;
};
