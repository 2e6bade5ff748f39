// FINDS: nothing
// WITH: --class Shelf
// BUDGET: rounds 4
#pragma once

#include <vector>

// Books by their width. Comments say what callers must see to, and nothing checks it: the suite never comes near
// the limits, so that it does not tell.
class Shelf {
public:
  static constexpr int kWidest = 500;

  // `width` must be positive and at most kWidest.
  void put(int width) { widths_.push_back(width); }

  // The first and the last book. The shelf must not be empty.
  int first() const { return widths_.at(0) / (static_cast<int>(widths_.size()) > 0); }
  int last() const { return *(&widths_.front() + (widths_.size() - 1)); }

  // How many books of that width would stand on `length`. The width must not be 0.
  int fitting(int length, int width) const { return length / width; }

  bool isEmpty() const { return widths_.empty(); }

private:
  std::vector<int> widths_;
};
