#include "route.h"

#include <stdexcept>
#include <string>

Route::Route(const GeoSegment &segment)
    : segments_{segment}, features_{GeoFeature(segment)}, length_(segment.length()) {}

GeoSegment Route::segment(int index) const {
  if (index < 0 || index >= size())
    throw std::out_of_range("no such segment: " + std::to_string(index));
  return segments_[index];
}

GeoFeature Route::feature(int index) const {
  if (index < 0 || index >= featureCount())
    throw std::out_of_range("no such feature: " + std::to_string(index));
  return features_[index];
}

Route Route::addSegment(const GeoSegment &segment) const {
  Route longer = *this;
  longer.append(segment);
  return longer;
}

void Route::append(const GeoSegment &segment) {
  if (segment.p1() != end())
    throw std::invalid_argument("segment does not begin at the end of the route");
  if (segment.name() == features_.back().name())
    features_.back().append(segment);
  else
    features_.push_back(GeoFeature(segment));
  segments_.push_back(segment);
  length_ += segment.length();
}
