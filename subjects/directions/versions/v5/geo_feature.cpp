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
    throw std::out_of_range("no segment at index " + std::to_string(index));
  return segments_[index];
}

GeoFeature GeoFeature::addSegment(const GeoSegment &segment) const {
  GeoFeature longer = *this;
  longer.append(segment);
  return longer;
}

void GeoFeature::append(const GeoSegment &segment) {
  if (segment.name() != name())
    throw std::invalid_argument("segment of another street: " + segment.name());
  if (segment.p1() != end())
    throw std::invalid_argument("segment does not begin at the end of the feature");
  segments_.push_back(segment);
}
