#include "route.h"

#include <stdexcept>
#include <string>

Route::Route(const GeoSegment &segment) { append(segment); }

void Route::append(const GeoSegment &segment) {
  if (segments_.empty() || segments_.back().name() != segment.name())
    featureStarts_.push_back(size());
  segments_.push_back(segment);
  length_ += segment.length();
}

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
  if (segment.p1() != end())
    throw std::invalid_argument("segment does not begin at the end of the route");
  Route out = *this;
  out.append(segment);
  return out;
}
