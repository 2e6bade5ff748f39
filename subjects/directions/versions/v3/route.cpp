#include "route.h"

#include <stdexcept>
#include <string>

Route::Route(const GeoSegment &segment) : segments_(1, segment), featureStarts_(1, 0), length_(segment.length()) {}

GeoSegment Route::segment(int index) const {
  if (index < 0 || index >= size())
    throw std::out_of_range("no such segment: " + std::to_string(index));
  return segments_[index];
}

GeoFeature Route::feature(int index) const {
  if (index < 0 || index >= featureCount())
    throw std::out_of_range("no such feature: " + std::to_string(index));
  int begin = featureStarts_[index];
  int end = index + 1 < featureCount() ? featureStarts_[index + 1] : size();
  GeoFeature out(segments_[begin]);
  for (int k = begin + 1; k < end; ++k)
    out.append(segments_[k]);
  return out;
}

Route Route::addSegment(const GeoSegment &segment) const {
  Route out = *this;
  out.append(segment);
  return out;
}

void Route::append(const GeoSegment &segment) {
  if (segment.p1() != end())
    throw std::invalid_argument("segment does not begin at the end of the route");
  if (segment.name() != segments_.back().name())
    featureStarts_.push_back(size());
  segments_.push_back(segment);
  length_ += segment.length();
}
