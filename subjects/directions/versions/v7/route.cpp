#include "route.h"

#include <stdexcept>
#include <string>

Route::Route(const GeoSegment &segment) : segments_{segment}, featureStarts_{0}, length_(segment.length()) {}

GeoSegment Route::segment(int index) const {
  if (index < 0 || index >= size())
    throw std::out_of_range("no segment at index " + std::to_string(index));
  return segments_[index];
}

GeoFeature Route::feature(int index) const {
  if (index < 0 || index >= featureCount())
    throw std::out_of_range("no feature at index " + std::to_string(index));
  int first = featureStarts_[index];
  int last = index + 1 < featureCount() ? featureStarts_[index + 1] : size();
  GeoFeature out(segments_[first]);
  for (int k = first + 1; k < last; ++k)
    out.append(segments_[k]);
  return out;
}

Route Route::addSegment(const GeoSegment &segment) const {
  if (segment.p1() != end())
    throw std::invalid_argument("segment does not begin at the end of the route");
  Route longer = *this;
  longer.append(segment);
  return longer;
}

void Route::append(const GeoSegment &segment) {
  if (segment.name() != segments_.back().name())
    featureStarts_.push_back(size());
  segments_.push_back(segment);
  length_ += segment.length();
}
