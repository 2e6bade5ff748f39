#include "street_map.h"

#include <algorithm>
#include <functional>
#include <queue>

void StreetMap::addSegment(const GeoSegment &segment) {
  if (contains(segment))
    return;
  from_[keyOf(segment.p1())].push_back(segment);
  ++size_;
}

void StreetMap::addStreet(const GeoSegment &segment) {
  addSegment(segment);
  addSegment(segment.reverse());
}

bool StreetMap::removeSegment(const GeoSegment &segment) {
  auto place = from_.find(keyOf(segment.p1()));
  if (place == from_.end())
    return false;
  std::vector<GeoSegment> &segments = place->second;
  auto found = std::find(segments.begin(), segments.end(), segment);
  if (found == segments.end())
    return false;
  segments.erase(found);
  if (segments.empty())
    from_.erase(place);
  --size_;
  return true;
}

bool StreetMap::contains(const GeoSegment &segment) const {
  auto place = from_.find(keyOf(segment.p1()));
  return place != from_.end() && std::find(place->second.begin(), place->second.end(), segment) != place->second.end();
}

std::vector<GeoSegment> StreetMap::segmentsFrom(const GeoPoint &place) const {
  auto found = from_.find(keyOf(place));
  return found == from_.end() ? std::vector<GeoSegment>() : found->second;
}

std::optional<Route> StreetMap::shortestRoute(const GeoPoint &from, const GeoPoint &to) const {
  if (from == to)
    return std::nullopt;

  // Dijkstra's algorithm; outdated entries stay in the queue and are skipped.
  struct Reached {
    double distance;
    const GeoSegment *last;  // the segment by which the place is reached; null for the beginning
  };
  using Entry = std::pair<double, Key>;
  std::map<Key, Reached> reached;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
  const Key goal = keyOf(to);
  reached[keyOf(from)] = {0, nullptr};
  queue.push({0, keyOf(from)});
  while (!queue.empty()) {
    auto [distance, key] = queue.top();
    queue.pop();
    if (key == goal)
      break;
    auto place = from_.find(key);
    if (distance > reached.at(key).distance || place == from_.end())
      continue;
    for (const GeoSegment &segment : place->second) {
      double next = distance + segment.length();
      Key nextKey = keyOf(segment.p2());
      auto known = reached.find(nextKey);
      if (known != reached.end() && known->second.distance <= next)
        continue;
      reached[nextKey] = {next, &segment};
      queue.push({next, nextKey});
    }
  }

  auto end = reached.find(goal);
  if (end == reached.end())
    return std::nullopt;
  std::vector<const GeoSegment *> backwards;
  for (const GeoSegment *last = end->second.last; last; last = reached.at(keyOf(last->p1())).last)
    backwards.push_back(last);
  Route route(*backwards.back());
  for (auto it = backwards.rbegin() + 1; it != backwards.rend(); ++it)
    route.append(**it);
  return route;
}
