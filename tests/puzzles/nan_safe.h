// FINDS: nothing
// WITH: --class Vector
// BUDGET: rounds 4
#pragma once

// Two coordinates in the open. With a NaN a vector does not equal itself, as its parts do not.
class Vector {
public:
  Vector() = default;
  Vector(double right, double up) : x(right), y(up) {}
  double squared() const { return x * x + y * y; }
  Vector mirrored() const { return {-x, y}; }
  bool operator==(const Vector &other) const { return x == other.x && y == other.y; }
  bool operator!=(const Vector &other) const { return !(*this == other); }

  double x = 0, y = 0;
};
