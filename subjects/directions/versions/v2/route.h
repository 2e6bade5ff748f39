#pragma once

#include <vector>

#include "geo_feature.h"
#include "geo_segment.h"

// A way from one place to another, along one or more streets.
class Route {
public:
  explicit Route(const GeoSegment &segment) : segments_{segment}, featureStarts_{0} {}

  GeoPoint start() const { return segments_.front().p1(); }
  GeoPoint end() const { return segments_.back().p2(); }
  double length() const;
  double startHeading() const { return segments_.front().heading(); }
  double endHeading() const { return segments_.back().heading(); }
  int size() const { return static_cast<int>(segments_.size()); }
  // Throws std::out_of_range unless 0 <= index < size().
  GeoSegment segment(int index) const;
  int featureCount() const { return static_cast<int>(featureStarts_.size()); }
  // Throws std::out_of_range unless 0 <= index < featureCount().
  GeoFeature feature(int index) const;
  // Throws std::invalid_argument unless the segment begins at our end.
  Route addSegment(const GeoSegment &segment) const;

  bool operator==(const Route &other) const { return segments_ == other.segments_; }
  bool operator!=(const Route &other) const { return !(*this == other); }

private:
  friend class StreetMap;  // builds long routes in place

  // The segment must begin at our end.
  void append(const GeoSegment &segment);

  std::vector<GeoSegment> segments_;  // never empty
  std::vector<int> featureStarts_;    // index of the first segment of each feature
};
