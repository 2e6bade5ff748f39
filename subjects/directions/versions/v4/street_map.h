#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "geo_point.h"
#include "geo_segment.h"
#include "route.h"

// Segments one can drive along. It can be changed.
class StreetMap {
public:
  StreetMap() = default;

  // In its direction only. Adding a segment again changes nothing.
  void addSegment(const GeoSegment &segment);
  // In both directions.
  void addStreet(const GeoSegment &segment);
  // In its direction only. False if it was not there.
  bool removeSegment(const GeoSegment &segment);

  int size() const { return size_; }
  bool contains(const GeoSegment &segment) const;
  // In the order in which they were added.
  std::vector<GeoSegment> segmentsFrom(const GeoPoint &place) const;

  // A route of least length; none if there is none, or if from == to.
  std::optional<Route> shortestRoute(const GeoPoint &from, const GeoPoint &to) const;

private:
  using Place = std::pair<int, int>;  // x and y

  static Place placeOf(const GeoPoint &point) { return {point.x(), point.y()}; }

  std::map<Place, std::vector<GeoSegment>> segments_;  // by their beginning; no empty lists
  int size_ = 0;
};
