#include "street_map.h"

#include <algorithm>
#include <functional>
#include <queue>

void StreetMap::addSegment(const GeoSegment &segment) {
  if (contains(segment))
    return;
  outgoing_[keyOf(segment.p1())].push_back(segment);
  ++size_;
}

void StreetMap::addStreet(const GeoSegment &segment) {
  addSegment(segment);
  addSegment(segment.reverse());
}

bool StreetMap::removeSegment(const GeoSegment &segment) {
  auto place = outgoing_.find(keyOf(segment.p1()));
  if (place == outgoing_.end())
    return false;
  std::vector<GeoSegment> &segments = place->second;
  auto found = std::find(segments.begin(), segments.end(), segment);
  if (found == segments.end())
    return false;
  segments.erase(found);
  if (segments.empty())
    outgoing_.erase(place);
  --size_;
  return true;
}

bool StreetMap::contains(const GeoSegment &segment) const {
  auto place = outgoing_.find(keyOf(segment.p1()));
  return place != outgoing_.end() &&
         std::find(place->second.begin(), place->second.end(), segment) != place->second.end();
}

std::vector<GeoSegment> StreetMap::segmentsFrom(const GeoPoint &place) const {
  auto found = outgoing_.find(keyOf(place));
  return found == outgoing_.end() ? std::vector<GeoSegment>() : found->second;
}

// Dijkstra's algorithm.
std::optional<Route> StreetMap::shortestRoute(const GeoPoint &from, const GeoPoint &to) const {
  if (from == to)
    return std::nullopt;

  struct Visit {
    double distance = 0;
    const GeoSegment *via = nullptr;  // the last segment on the way; none for the start
    bool done = false;
  };
  using Entry = std::pair<double, Key>;
  std::map<Key, Visit> visits;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
  const Key goal = keyOf(to);

  visits[keyOf(from)] = Visit();
  queue.push({0.0, keyOf(from)});
  while (!queue.empty()) {
    const Key here = queue.top().second;
    queue.pop();
    Visit &visit = visits[here];
    if (visit.done)
      continue;
    visit.done = true;
    if (here == goal)
      break;
    auto place = outgoing_.find(here);
    if (place == outgoing_.end())
      continue;
    for (const GeoSegment &segment : place->second) {
      const Key next = keyOf(segment.p2());
      const double distance = visit.distance + segment.length();
      auto [known, isNew] = visits.try_emplace(next);
      if (isNew || (!known->second.done && distance < known->second.distance)) {
        known->second.distance = distance;
        known->second.via = &segment;
        queue.push({distance, next});
      }
    }
  }

  auto last = visits.find(goal);
  if (last == visits.end())
    return std::nullopt;

  // Back from the goal to the start, then build the route forwards.
  std::vector<const GeoSegment *> way;
  for (const GeoSegment *via = last->second.via; via != nullptr; via = visits[keyOf(via->p1())].via)
    way.push_back(via);
  Route route(*way.back());
  for (auto segment = way.rbegin() + 1; segment != way.rend(); ++segment)
    route.append(**segment);
  return route;
}
