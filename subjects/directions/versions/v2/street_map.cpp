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
  std::vector<GeoSegment> &list = place->second;
  auto found = std::find(list.begin(), list.end(), segment);
  if (found == list.end())
    return false;
  list.erase(found);
  if (list.empty())
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

  // Dijkstra's algorithm.
  struct Reached {
    double distance;
    const GeoSegment *last;  // the segment that leads there; none for the start
  };
  using Entry = std::pair<double, Key>;
  std::map<Key, Reached> reached;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
  const Key start = keyOf(from);
  const Key goal = keyOf(to);
  reached[start] = {0, nullptr};
  queue.push({0, start});
  while (!queue.empty() && queue.top().second != goal) {
    auto [distance, key] = queue.top();
    queue.pop();
    if (distance > reached[key].distance)
      continue;  // a shorter way was found since
    auto place = outgoing_.find(key);
    if (place == outgoing_.end())
      continue;
    for (const GeoSegment &segment : place->second) {
      double next = distance + segment.length();
      Key end = keyOf(segment.p2());
      auto [known, isNew] = reached.insert({
          end, {next, &segment}
      });
      if (!isNew && next >= known->second.distance)
        continue;
      known->second = {next, &segment};
      queue.push({next, end});
    }
  }
  if (queue.empty())
    return std::nullopt;

  std::vector<const GeoSegment *> way;  // backwards
  for (Key key = goal; key != start; key = keyOf(way.back()->p1()))
    way.push_back(reached[key].last);
  Route route(*way.back());
  for (auto segment = way.rbegin() + 1; segment != way.rend(); ++segment)
    route.append(**segment);
  return route;
}
