#include "route.h"

#include <stdexcept>
#include <string>

double Route::length() const {
  double sum = 0;
  for (const GeoSegment &segment : segments_)
    sum += segment.length();
  return sum;
}

GeoSegment Route::segment(int index) const {
  if (index < 0 || index >= size())
    throw std::out_of_range("no such segment in a route: " + std::to_string(index));
  return segments_[index];
}

GeoFeature Route::feature(int index) const {
  if (index < 0 || index >= featureCount())
    throw std::out_of_range("no such feature in a route: " + std::to_string(index));
  int first = featureStarts_[index];
  int last = index + 1 < featureCount() ? featureStarts_[index + 1] : size();
  GeoFeature out(segments_[first]);
  out.segments_.assign(segments_.begin() + first, segments_.begin() + last);
  return out;
}

Route Route::addSegment(const GeoSegment &segment) const {
  if (segment.p1() != end())
    throw std::invalid_argument("segment does not continue the route: " + segment.name());
  Route longer = *this;
  longer.append(segment);
  return longer;
}

void Route::append(const GeoSegment &segment) {
  if (segment.name() != segments_.back().name())
    featureStarts_.push_back(size());
  segments_.push_back(segment);
}
