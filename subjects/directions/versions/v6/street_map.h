#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "geo_point.h"
#include "geo_segment.h"
#include "route.h"

// Segments one can drive along; it can be changed.
class StreetMap {
public:
  StreetMap() = default;

  // In its direction only; no effect if it is there already.
  void addSegment(const GeoSegment &segment);
  // In both directions.
  void addStreet(const GeoSegment &segment);
  // That direction only; false if it was not there.
  bool removeSegment(const GeoSegment &segment);

  int size() const { return size_; }
  bool contains(const GeoSegment &segment) const;
  // In the order in which they were added.
  std::vector<GeoSegment> segmentsFrom(const GeoPoint &place) const;

  // None if there is no route, or if from == to.
  std::optional<Route> shortestRoute(const GeoPoint &from, const GeoPoint &to) const;

private:
  using Key = std::pair<int, int>;

  static Key keyOf(const GeoPoint &place) { return {place.x(), place.y()}; }

  std::map<Key, std::vector<GeoSegment>> from_;  // by the place where they begin
  int size_ = 0;
};
