#pragma once

#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "geo_point.h"
#include "geo_segment.h"
#include "route.h"

// Segments one can drive along. Can be changed.
class StreetMap {
public:
  StreetMap() = default;

  // In its direction only. Adding the same one again changes nothing.
  void addSegment(const GeoSegment &segment);
  // In both directions.
  void addStreet(const GeoSegment &segment);
  // In its direction only. False if it was not there.
  bool removeSegment(const GeoSegment &segment);

  int size() const { return size_; }
  bool contains(const GeoSegment &segment) const;
  // Those that begin there, in the order in which they were added.
  std::vector<GeoSegment> segmentsFrom(const GeoPoint &place) const;
  // One of least length; none if there is none, or if from == to.
  std::optional<Route> shortestRoute(const GeoPoint &from, const GeoPoint &to) const;

private:
  using Key = std::pair<int, int>;  // x and y of a place

  static Key keyOf(const GeoPoint &place) { return {place.x(), place.y()}; }

  std::map<Key, std::vector<GeoSegment>> outgoing_;  // by the place where they begin
  int size_ = 0;
};
