#pragma once

#include "geo_point.h"

#include <string>

// A straight piece of a named street, with a direction: one drives from p1 to p2. Callers give a name that is not
// empty, and two different places.
class GeoSegment {
public:
  GeoSegment(const std::string &name, const GeoPoint &p1, const GeoPoint &p2) : name_(name), p1_(p1), p2_(p2) {}

  std::string name() const { return name_; }
  GeoPoint p1() const { return p1_; }
  GeoPoint p2() const { return p2_; }
  double length() const { return p1_.distanceTo(p2_); }
  double heading() const { return p1_.headingTo(p2_); }

  // The way back on the same street.
  GeoSegment reverse() const { return GeoSegment(name_, p2_, p1_); }

  // The same name, and the same ends in the same order.
  bool operator==(const GeoSegment &other) const {
    return name_ == other.name_ && p1_ == other.p1_ && p2_ == other.p2_;
  }
  bool operator!=(const GeoSegment &other) const { return !(*this == other); }

private:
  std::string name_;
  GeoPoint p1_;
  GeoPoint p2_;
};
