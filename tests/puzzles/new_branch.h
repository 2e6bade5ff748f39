// FINDS: nothing
// WITH: --class Log
// BUDGET: rounds 4
#pragma once

#include <vector>

// A list of readings; one that repeats the last is dropped, as its author wants.
class Log {
public:
  void add(int reading) {
    if (!readings_.empty() && readings_.back() == reading)
      return;
    readings_.push_back(reading);
  }
  std::size_t size() const { return readings_.size(); }
  int last() const { return readings_.empty() ? 0 : readings_.back(); }

private:
  std::vector<int> readings_;
};
