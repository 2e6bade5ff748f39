// FINDS: undefined-behaviour in Shape::isLike
// WITH: --class Shape
// BUDGET: rounds 4

// A question about an object that is pointed to. No example asks it of null, and yet the answer should be no.
#pragma once

class Shape {
public:
  Shape(int sides, int width) : sides_(sides), width_(width) {}
  int sides() const { return sides_; }
  int width() const { return width_; }
  bool isLike(const Shape *other) const { return sides_ == other->sides_ && width_ == other->width_; }

private:
  int sides_, width_;
};
