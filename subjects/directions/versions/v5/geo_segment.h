#pragma once

#include <string>

#include "geo_point.h"

// A straight piece of a named street, with a direction. Immutable.
class GeoSegment {
public:
  // Requires a name that is not empty, and p1 != p2.
  GeoSegment(const std::string &name, const GeoPoint &p1, const GeoPoint &p2) : name_(name), p1_(p1), p2_(p2) {}

  std::string name() const { return name_; }
  GeoPoint p1() const { return p1_; }
  GeoPoint p2() const { return p2_; }
  double length() const { return p1_.distanceTo(p2_); }
  double heading() const { return p1_.headingTo(p2_); }
  GeoSegment reverse() const { return GeoSegment(name_, p2_, p1_); }

  bool operator==(const GeoSegment &other) const {
    return p1_ == other.p1_ && p2_ == other.p2_ && name_ == other.name_;
  }
  bool operator!=(const GeoSegment &other) const { return !(*this == other); }

private:
  std::string name_;
  GeoPoint p1_;
  GeoPoint p2_;
};
