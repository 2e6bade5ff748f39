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
  if (place == from_.end())
    return false;
  return std::find(place->second.begin(), place->second.end(), segment) != place->second.end();
}

std::vector<GeoSegment> StreetMap::segmentsFrom(const GeoPoint &place) const {
  auto found = from_.find(keyOf(place));
  return found == from_.end() ? std::vector<GeoSegment>() : found->second;
}

std::optional<Route> StreetMap::shortestRoute(const GeoPoint &from, const GeoPoint &to) const {
  if (from == to)
    return std::nullopt;

  // Dijkstra's algorithm.
  struct Reached {
    double distance;
    const GeoSegment *last;  // the segment by which we came; null at the beginning
  };
  using Entry = std::pair<double, Key>;
  std::map<Key, Reached> reached;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
  const Key target = keyOf(to);
  reached.insert({
      keyOf(from), Reached{0, nullptr}
  });
  queue.push({0, keyOf(from)});
  while (!queue.empty()) {
    const auto [distance, place] = queue.top();
    queue.pop();
    if (place == target)
      break;
    if (distance > reached.at(place).distance)
      continue;  // a shorter way has been found since
    auto outgoing = from_.find(place);
    if (outgoing == from_.end())
      continue;
    for (const GeoSegment &segment : outgoing->second) {
      double newDistance = distance + segment.length();
      Key next = keyOf(segment.p2());
      auto [known, isNew] = reached.insert({
          next, Reached{newDistance, &segment}
      });
      if (!isNew) {
        if (newDistance >= known->second.distance)
          continue;
        known->second = Reached{newDistance, &segment};
      }
      queue.push({newDistance, next});
    }
  }

  if (reached.find(target) == reached.end())
    return std::nullopt;
  std::vector<const GeoSegment *> backwards;
  for (const GeoSegment *last = reached.at(target).last; last; last = reached.at(keyOf(last->p1())).last)
    backwards.push_back(last);
  Route route(*backwards.back());
  for (auto segment = backwards.rbegin() + 1; segment != backwards.rend(); ++segment)
    route.append(**segment);
  return route;
}
