#pragma once

#include <string>
#include <vector>

#include "geo_segment.h"

// A way along one street, of one or more segments. Immutable.
class GeoFeature {
public:
  explicit GeoFeature(const GeoSegment &segment) : segments_{segment} {}

  std::string name() const { return segments_.front().name(); }
  GeoPoint start() const { return segments_.front().p1(); }
  GeoPoint end() const { return segments_.back().p2(); }
  double length() const;
  double startHeading() const { return segments_.front().heading(); }
  double endHeading() const { return segments_.back().heading(); }

  int size() const { return static_cast<int>(segments_.size()); }
  // Throws std::out_of_range unless 0 <= index < size().
  GeoSegment segment(int index) const;

  // A longer one; throws std::invalid_argument unless the segment has our name and begins at our end.
  GeoFeature addSegment(const GeoSegment &segment) const;

  bool operator==(const GeoFeature &other) const { return segments_ == other.segments_; }
  bool operator!=(const GeoFeature &other) const { return !(*this == other); }

private:
  friend class Route;

  // Adds to this very feature, for Route to build one in linear time.
  void append(const GeoSegment &segment);

  std::vector<GeoSegment> segments_;  // never empty
};
