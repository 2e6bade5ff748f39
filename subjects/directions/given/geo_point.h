#pragma once

#include <cmath>

// A place on a flat map, in integral units. x grows to the east, y to the north.
class GeoPoint {
public:
  static constexpr int kLimit = 1000000;

  // Callers keep both within -kLimit and kLimit.
  GeoPoint(int x, int y) : x_(x), y_(y) {}

  int x() const { return x_; }
  int y() const { return y_; }

  // In a straight line.
  double distanceTo(const GeoPoint &other) const { return std::hypot(other.x_ - x_, other.y_ - y_); }

  // In degrees of the compass, from 0 (north) over 90 (east) to less than 360. 0 if other is the same place.
  double headingTo(const GeoPoint &other) const {
    double degrees = std::atan2(other.x_ - x_, other.y_ - y_) * 180 / std::acos(-1.0);
    return degrees < 0 ? degrees + 360 : degrees;
  }

  bool operator==(const GeoPoint &other) const { return x_ == other.x_ && y_ == other.y_; }
  bool operator!=(const GeoPoint &other) const { return !(*this == other); }

private:
  int x_;
  int y_;
};
