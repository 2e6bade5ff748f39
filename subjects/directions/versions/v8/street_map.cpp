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

std::optional<Route> StreetMap::shortestRoute(const GeoPoint &from, const GeoPoint &to) const {
  if (from == to)
    return std::nullopt;

  // Dijkstra's algorithm. Of each place reached: the least length so far, and the last segment on the way there.
  struct Reached {
    double length;
    const GeoSegment *last;
  };
  using Entry = std::pair<double, Key>;
  const Key goal = keyOf(to);
  std::map<Key, Reached> reached;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
  reached[keyOf(from)] = {0, nullptr};
  queue.push({0, keyOf(from)});
  while (!queue.empty()) {
    auto [length, key] = queue.top();
    queue.pop();
    if (key == goal)
      break;
    if (length > reached[key].length)
      continue;  // a shorter way was found in the meantime
    auto place = outgoing_.find(key);
    if (place == outgoing_.end())
      continue;
    for (const GeoSegment &segment : place->second) {
      double newLength = length + segment.length();
      Key next = keyOf(segment.p2());
      auto [entry, isNew] = reached.try_emplace(next, Reached{newLength, &segment});
      if (!isNew) {
        if (newLength >= entry->second.length)
          continue;
        entry->second = {newLength, &segment};
      }
      queue.push({newLength, next});
    }
  }

  // Collect the segments from the goal back to the start.
  auto found = reached.find(goal);
  if (found == reached.end())
    return std::nullopt;
  std::vector<const GeoSegment *> way;
  for (const GeoSegment *last = found->second.last; last != nullptr; last = reached[keyOf(last->p1())].last)
    way.push_back(last);
  Route route(*way.back());
  for (auto segment = way.rbegin() + 1; segment != way.rend(); ++segment)
    route.append(**segment);
  return route;
}
