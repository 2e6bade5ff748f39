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
  if (place == outgoing_.end())
    return false;
  return std::find(place->second.begin(), place->second.end(), segment) != place->second.end();
}

std::vector<GeoSegment> StreetMap::segmentsFrom(const GeoPoint &place) const {
  auto found = outgoing_.find(keyOf(place));
  return found == outgoing_.end() ? std::vector<GeoSegment>() : found->second;
}

std::optional<Route> StreetMap::shortestRoute(const GeoPoint &from, const GeoPoint &to) const {
  if (from == to)
    return std::nullopt;

  // Dijkstra's algorithm: the best known way to each place that was reached.
  struct Best {
    double distance;
    const GeoSegment *last;  // the segment that leads there; null for the start
  };
  using Entry = std::pair<double, Key>;
  std::map<Key, Best> best;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
  const Key target = keyOf(to);
  best[keyOf(from)] = {0, nullptr};
  queue.push({0, keyOf(from)});
  while (!queue.empty()) {
    auto [distance, place] = queue.top();
    queue.pop();
    if (place == target)
      break;
    if (distance > best[place].distance)
      continue;  // outdated
    auto out = outgoing_.find(place);
    if (out == outgoing_.end())
      continue;
    for (const GeoSegment &segment : out->second) {
      Key next = keyOf(segment.p2());
      double nextDistance = distance + segment.length();
      auto known = best.find(next);
      if (known != best.end() && known->second.distance <= nextDistance)
        continue;
      best[next] = {nextDistance, &segment};
      queue.push({nextDistance, next});
    }
  }

  auto reached = best.find(target);
  if (reached == best.end())
    return std::nullopt;

  // Collect the segments from the end to the start, then build the route the other way round.
  std::vector<const GeoSegment *> way;
  for (const GeoSegment *s = reached->second.last; s != nullptr; s = best[keyOf(s->p1())].last)
    way.push_back(s);
  Route route(*way.back());
  for (std::size_t k = way.size() - 1; k > 0; --k)
    route.append(*way[k - 1]);
  return route;
}
