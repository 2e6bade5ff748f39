#include "geo_feature.h"

#include <stdexcept>

double GeoFeature::length() const {
  double sum = 0;
  for (const GeoSegment &segment : segments_)
    sum += segment.length();
  return sum;
}

GeoSegment GeoFeature::segment(int index) const {
  if (index < 0 || index >= size())
    throw std::out_of_range("no such segment in a feature: " + std::to_string(index));
  return segments_[index];
}

GeoFeature GeoFeature::addSegment(const GeoSegment &segment) const {
  if (segment.name() != name() || segment.p1() != end())
    throw std::invalid_argument("segment does not continue the feature: " + segment.name());
  GeoFeature longer = *this;
  longer.segments_.push_back(segment);
  return longer;
}
