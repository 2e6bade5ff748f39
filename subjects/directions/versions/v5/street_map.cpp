#include "street_map.h"

#include <algorithm>
#include <functional>
#include <queue>

void StreetMap::addSegment(const GeoSegment &segment) {
  std::vector<GeoSegment> &here = segments_[placeOf(segment.p1())];
  if (std::find(here.begin(), here.end(), segment) != here.end())
    return;
  here.push_back(segment);
  ++size_;
}

void StreetMap::addStreet(const GeoSegment &segment) {
  addSegment(segment);
  addSegment(segment.reverse());
}

bool StreetMap::removeSegment(const GeoSegment &segment) {
  auto here = segments_.find(placeOf(segment.p1()));
  if (here == segments_.end())
    return false;
  auto found = std::find(here->second.begin(), here->second.end(), segment);
  if (found == here->second.end())
    return false;
  here->second.erase(found);
  if (here->second.empty())
    segments_.erase(here);
  --size_;
  return true;
}

bool StreetMap::contains(const GeoSegment &segment) const {
  auto here = segments_.find(placeOf(segment.p1()));
  return here != segments_.end() && std::find(here->second.begin(), here->second.end(), segment) != here->second.end();
}

std::vector<GeoSegment> StreetMap::segmentsFrom(const GeoPoint &place) const {
  auto here = segments_.find(placeOf(place));
  return here == segments_.end() ? std::vector<GeoSegment>() : here->second;
}

std::optional<Route> StreetMap::shortestRoute(const GeoPoint &from, const GeoPoint &to) const {
  if (from == to)
    return std::nullopt;

  // Dijkstra's algorithm. For each place reached: the least length so far, and the last segment of the way there.
  struct Reached {
    double length;
    const GeoSegment *last;
  };
  using Entry = std::pair<double, Place>;
  std::map<Place, Reached> reached;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
  const Place origin = placeOf(from);
  const Place target = placeOf(to);
  reached[origin] = {0, nullptr};
  queue.push({0, origin});
  while (!queue.empty() && queue.top().second != target) {
    auto [length, place] = queue.top();
    queue.pop();
    auto here = segments_.find(place);
    if (length > reached[place].length || here == segments_.end())
      continue;  // a shorter way was found meanwhile, or a dead end
    for (const GeoSegment &segment : here->second) {
      Place next = placeOf(segment.p2());
      double nextLength = length + segment.length();
      auto known = reached.find(next);
      if (known != reached.end() && known->second.length <= nextLength)
        continue;
      reached[next] = {nextLength, &segment};
      queue.push({nextLength, next});
    }
  }
  if (queue.empty())
    return std::nullopt;

  // Collect the segments from the target back to the origin.
  std::vector<const GeoSegment *> way;
  for (Place place = target; place != origin; place = placeOf(way.back()->p1()))
    way.push_back(reached[place].last);
  Route route(*way.back());
  for (auto segment = way.rbegin() + 1; segment != way.rend(); ++segment)
    route.append(**segment);
  return route;
}
