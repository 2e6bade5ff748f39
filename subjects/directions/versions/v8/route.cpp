#include "route.h"

#include <stdexcept>
#include <string>

Route::Route(const GeoSegment &segment) { append(segment); }

void Route::append(const GeoSegment &segment) {
  if (segments_.empty() || segments_.back().name() != segment.name())
    featureStarts_.push_back(size());
  segments_.push_back(segment);
}

double Route::length() const {
  double sum = 0;
  for (const GeoSegment &segment : segments_)
    sum += segment.length();
  return sum;
}

GeoSegment Route::segment(int index) const {
  if (index < 0 || index >= size())
    throw std::out_of_range("no such segment: " + std::to_string(index));
  return segments_[index];
}

GeoFeature Route::feature(int index) const {
  if (index < 0 || index >= featureCount())
    throw std::out_of_range("no such feature: " + std::to_string(index));
  int first = featureStarts_[index];
  int last = index + 1 < featureCount() ? featureStarts_[index + 1] : size();
  return GeoFeature(std::vector<GeoSegment>(segments_.begin() + first, segments_.begin() + last));
}

Route Route::addSegment(const GeoSegment &segment) const {
  if (segment.p1() != end())
    throw std::invalid_argument("segment does not begin at the end of the route");
  Route longer(*this);
  longer.append(segment);
  return longer;
}
