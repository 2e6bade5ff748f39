// FINDS: property in Drawer::at
// WITH: --class Drawer
// BUDGET: rounds 4
#pragma once

#include <stdexcept>
#include <vector>

// A comment says when it throws, and no test asks for that: the check is off by one.
class Drawer {
public:
  void add(int value) { values_.push_back(value); }
  int size() const { return static_cast<int>(values_.size()); }

  // Throws std::out_of_range unless 0 <= index < size().
  int at(int index) const {
    if (index < 0 || index > size())
      throw std::out_of_range("no such value");
    return index == size() ? 0 : values_[static_cast<std::size_t>(index)];
  }

private:
  std::vector<int> values_;
};
