#include "street_map.h"

#include <algorithm>
#include <functional>
#include <queue>

void StreetMap::addSegment(const GeoSegment &segment) {
  if (contains(segment))
    return;
  leaving_[placeOf(segment.p1())].push_back(segment);
  ++size_;
}

void StreetMap::addStreet(const GeoSegment &segment) {
  addSegment(segment);
  addSegment(segment.reverse());
}

bool StreetMap::removeSegment(const GeoSegment &segment) {
  auto found = leaving_.find(placeOf(segment.p1()));
  if (found == leaving_.end())
    return false;
  std::vector<GeoSegment> &segments = found->second;
  auto at = std::find(segments.begin(), segments.end(), segment);
  if (at == segments.end())
    return false;
  segments.erase(at);
  if (segments.empty())
    leaving_.erase(found);
  --size_;
  return true;
}

bool StreetMap::contains(const GeoSegment &segment) const {
  auto found = leaving_.find(placeOf(segment.p1()));
  return found != leaving_.end() &&
         std::find(found->second.begin(), found->second.end(), segment) != found->second.end();
}

std::vector<GeoSegment> StreetMap::segmentsFrom(const GeoPoint &place) const {
  auto found = leaving_.find(placeOf(place));
  return found == leaving_.end() ? std::vector<GeoSegment>() : found->second;
}

// Dijkstra's way: settles places in the order of their distances.
std::optional<Route> StreetMap::shortestRoute(const GeoPoint &from, const GeoPoint &to) const {
  struct Reached {
    double distance;
    const GeoSegment *last;  // the segment by which one comes there; null at the beginning
  };
  using Entry = std::pair<double, Place>;
  const Place start = placeOf(from), goal = placeOf(to);
  if (start == goal)
    return std::nullopt;
  std::map<Place, Reached> reached{
      {start, {0, nullptr}}
  };
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> open;
  open.push({0, start});
  while (!open.empty() && open.top().second != goal) {
    auto [distance, place] = open.top();
    open.pop();
    auto segments = leaving_.find(place);
    if (distance > reached.at(place).distance || segments == leaving_.end())
      continue;
    for (const GeoSegment &segment : segments->second) {
      const Place next = placeOf(segment.p2());
      const double there = distance + segment.length();
      auto known = reached.find(next);
      if (known != reached.end() && known->second.distance <= there)
        continue;
      reached[next] = {there, &segment};
      open.push({there, next});
    }
  }
  if (open.empty())
    return std::nullopt;
  std::vector<const GeoSegment *> path;
  for (Place place = goal; place != start; place = placeOf(path.back()->p1()))
    path.push_back(reached.at(place).last);
  Route route(*path.back());
  for (auto segment = path.rbegin() + 1; segment != path.rend(); ++segment)
    route = route.addSegment(**segment);
  return route;
}
