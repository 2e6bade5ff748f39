#pragma once

#include "geo_segment.h"
#include "route.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

// The segments that one can drive along, each in its own direction only. No segment is there twice.
class StreetMap {
public:
  StreetMap() = default;

  // Changes nothing if the same segment is there already.
  void addSegment(const GeoSegment &segment);

  // Both directions.
  void addStreet(const GeoSegment &segment);

  // That direction only. False if it was not there.
  bool removeSegment(const GeoSegment &segment);

  int size() const { return size_; }
  bool contains(const GeoSegment &segment) const;

  // Those that begin there, in the order in which they were added.
  std::vector<GeoSegment> segmentsFrom(const GeoPoint &place) const;

  // One of least length; none if one cannot get there, or is there already.
  std::optional<Route> shortestRoute(const GeoPoint &from, const GeoPoint &to) const;

private:
  using Place = std::pair<int, int>;
  static Place placeOf(const GeoPoint &point) { return {point.x(), point.y()}; }

  std::map<Place, std::vector<GeoSegment>> leaving_;  // by the places where they begin
  int size_ = 0;
};
