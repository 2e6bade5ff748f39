#include "street_map.h"

#include <algorithm>
#include <functional>
#include <queue>

void StreetMap::addSegment(const GeoSegment &segment) {
  if (contains(segment))
    return;
  segments_[placeOf(segment.p1())].push_back(segment);
  ++size_;
}

void StreetMap::addStreet(const GeoSegment &segment) {
  addSegment(segment);
  addSegment(segment.reverse());
}

bool StreetMap::removeSegment(const GeoSegment &segment) {
  auto list = segments_.find(placeOf(segment.p1()));
  if (list == segments_.end())
    return false;
  auto found = std::find(list->second.begin(), list->second.end(), segment);
  if (found == list->second.end())
    return false;
  list->second.erase(found);
  if (list->second.empty())
    segments_.erase(list);
  --size_;
  return true;
}

bool StreetMap::contains(const GeoSegment &segment) const {
  auto list = segments_.find(placeOf(segment.p1()));
  return list != segments_.end() && std::find(list->second.begin(), list->second.end(), segment) != list->second.end();
}

std::vector<GeoSegment> StreetMap::segmentsFrom(const GeoPoint &place) const {
  auto list = segments_.find(placeOf(place));
  return list == segments_.end() ? std::vector<GeoSegment>() : list->second;
}

std::optional<Route> StreetMap::shortestRoute(const GeoPoint &from, const GeoPoint &to) const {
  if (from == to)
    return std::nullopt;

  // Dijkstra's algorithm.
  struct Reached {
    double distance;
    const GeoSegment *last;  // the segment by which we came; none at the beginning
  };
  using Entry = std::pair<double, Place>;
  const Place source = placeOf(from);
  const Place target = placeOf(to);
  std::map<Place, Reached> reached;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
  reached[source] = {0, nullptr};
  queue.push({0, source});
  while (!queue.empty()) {
    auto [distance, place] = queue.top();
    queue.pop();
    if (place == target)
      break;
    if (distance > reached[place].distance)
      continue;  // a shorter way was found since
    auto list = segments_.find(place);
    if (list == segments_.end())
      continue;
    for (const GeoSegment &segment : list->second) {
      Place next = placeOf(segment.p2());
      double nextDistance = distance + segment.length();
      auto known = reached.find(next);
      if (known != reached.end() && known->second.distance <= nextDistance)
        continue;
      reached[next] = {nextDistance, &segment};
      queue.push({nextDistance, next});
    }
  }

  if (reached.find(target) == reached.end())
    return std::nullopt;
  std::vector<const GeoSegment *> way;  // from the target back to the source
  for (Place place = target; place != source; place = placeOf(way.back()->p1()))
    way.push_back(reached[place].last);
  Route route(*way.back());
  for (auto it = way.rbegin() + 1; it != way.rend(); ++it)
    route.append(**it);
  return route;
}
