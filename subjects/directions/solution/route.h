#pragma once

#include "geo_feature.h"

#include <memory>
#include <vector>

// A way from one place to another: one or more segments, each of which begins where the one before it ends, along one
// or more streets. Neighbouring segments of the same name make up a feature. Never changes: addSegment makes another
// one. Copies of a route share its features.
class Route {
public:
  explicit Route(const GeoSegment &segment);

  GeoPoint start() const { return segments_.front().p1(); }
  GeoPoint end() const { return segments_.back().p2(); }
  double length() const { return length_; }
  double startHeading() const { return segments_.front().heading(); }
  double endHeading() const { return segments_.back().heading(); }

  int size() const { return static_cast<int>(segments_.size()); }

  // Throws std::out_of_range unless 0 <= index < size().
  GeoSegment segment(int index) const;

  int featureCount() const { return static_cast<int>(features_->size()); }

  // Throws std::out_of_range unless 0 <= index < featureCount(). Neighbours have different names.
  GeoFeature feature(int index) const;

  // A route with one more segment. Throws std::invalid_argument unless that begins at our end.
  Route addSegment(const GeoSegment &segment) const;

  // The same segments in the same order.
  bool operator==(const Route &other) const { return segments_ == other.segments_; }
  bool operator!=(const Route &other) const { return !(*this == other); }

private:
  std::vector<GeoSegment> segments_;                   // never empty
  std::shared_ptr<std::vector<GeoFeature>> features_;  // the same segments, by streets
  double length_;
};
