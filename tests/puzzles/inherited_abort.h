// FINDS: abort in Shape::scale
// WITH: --class Square
// BUDGET: rounds 2
#pragma once

#include <cstdlib>

// Only Square is asked for; the operation that gives up is the one it inherits.
class Shape {
public:
  void scale(int percent) {
    if (percent == 0)
      std::abort();
    percent_ = percent;
  }

  int percent() const { return percent_; }

protected:
  Shape() = default;

private:
  int percent_ = 100;
};

class Square : public Shape {
public:
  explicit Square(short side) : side_(side) {}

  int side() const { return side_; }

private:
  int side_;
};
