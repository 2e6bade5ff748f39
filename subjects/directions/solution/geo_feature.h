#pragma once

#include "geo_segment.h"

#include <stdexcept>
#include <string>
#include <vector>

// A way along one street: one or more segments of the same name, each of which begins where the one before it ends. It
// may bend, double back and meet itself. Never changes: addSegment makes another one.
class GeoFeature {
public:
  explicit GeoFeature(const GeoSegment &segment) : segments_{segment}, length_(segment.length()) {}

  std::string name() const { return segments_.front().name(); }
  GeoPoint start() const { return segments_.front().p1(); }
  GeoPoint end() const { return segments_.back().p2(); }
  double length() const { return length_; }
  double startHeading() const { return segments_.front().heading(); }
  double endHeading() const { return segments_.back().heading(); }
  int size() const { return static_cast<int>(segments_.size()); }

  // Throws std::out_of_range unless 0 <= index < size().
  GeoSegment segment(int index) const {
    if (index < 0 || index >= size())
      throw std::out_of_range("no such segment in the feature");
    return segments_[index];
  }

  // A feature with one more segment. Throws std::invalid_argument unless that has our name and begins at our end.
  GeoFeature addSegment(const GeoSegment &segment) const {
    if (segment.name() != name() || segment.p1() != end())
      throw std::invalid_argument("the segment does not continue the feature");
    GeoFeature longer(*this);
    longer.segments_.push_back(segment);
    longer.length_ += segment.length();
    return longer;
  }

  // The same segments in the same order.
  bool operator==(const GeoFeature &other) const { return segments_ == other.segments_; }
  bool operator!=(const GeoFeature &other) const { return !(*this == other); }

private:
  std::vector<GeoSegment> segments_;  // never empty
  double length_;
};
