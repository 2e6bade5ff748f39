#include "geo_feature.h"

#include <stdexcept>

GeoFeature::GeoFeature(const GeoSegment &segment) : segments_(1, segment), length_(segment.length()) {}

GeoSegment GeoFeature::segment(int index) const {
  if (index < 0 || index >= size())
    throw std::out_of_range("no such segment: " + std::to_string(index));
  return segments_[index];
}

GeoFeature GeoFeature::addSegment(const GeoSegment &segment) const {
  GeoFeature out = *this;
  out.append(segment);
  return out;
}

void GeoFeature::append(const GeoSegment &segment) {
  if (segment.name() != name())
    throw std::invalid_argument("segment of another street: " + segment.name());
  if (segment.p1() != end())
    throw std::invalid_argument("segment does not begin at the end of the feature");
  segments_.push_back(segment);
  length_ += segment.length();
}
