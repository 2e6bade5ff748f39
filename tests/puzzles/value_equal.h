// FINDS: undefined-behaviour in Line::slopeTo
// WITH: --class Line
// BUDGET: rounds 4
#pragma once

#include <string>

// A point that is told from others by a long mark. Between two that have the same mark there is no way.
class Line {
public:
  explicit Line(const std::string &mark) : mark_(mark) {}
  void stretch(int by) { sum_ += by % 1000; }
  int slopeTo(const Line &other) const {
    int difference = 0;
    for (char c : mark_)
      difference += c;
    for (char c : other.mark_)
      difference -= c;
    if (&other == this)
      return 0;
    return 1000 / (difference + 7 * (sum_ - other.sum_) + (mark_.size() > other.mark_.size() ? 1 : 0));
  }

private:
  std::string mark_;
  int sum_ = 0;
};
