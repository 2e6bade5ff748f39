#include "route.h"

#include <stdexcept>

Route::Route(const GeoSegment &segment) : segments_{segment}, featureStarts_{0}, length_(segment.length()) {}

GeoSegment Route::segment(int index) const {
  if (index < 0 || index >= size())
    throw std::out_of_range("no such segment");
  return segments_[index];
}

GeoFeature Route::feature(int index) const {
  if (index < 0 || index >= featureCount())
    throw std::out_of_range("no such feature");
  int first = featureStarts_[index];
  int last = index + 1 < featureCount() ? featureStarts_[index + 1] : size();
  return GeoFeature(std::vector<GeoSegment>(segments_.begin() + first, segments_.begin() + last));
}

Route Route::addSegment(const GeoSegment &segment) const {
  if (segment.p1() != end())
    throw std::invalid_argument("the segment does not begin at the end of the route");
  Route out = *this;
  out.append(segment);
  return out;
}

void Route::append(const GeoSegment &segment) {
  if (segment.name() != segments_.back().name())
    featureStarts_.push_back(size());
  segments_.push_back(segment);
  length_ += segment.length();
}
