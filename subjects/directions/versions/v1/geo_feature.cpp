#include "geo_feature.h"

#include <stdexcept>
#include <utility>

GeoFeature::GeoFeature(const GeoSegment &segment) : segments_{segment}, length_(segment.length()) {}

GeoFeature::GeoFeature(std::vector<GeoSegment> segments) : segments_(std::move(segments)), length_(0) {
  for (const GeoSegment &segment : segments_)
    length_ += segment.length();
}

GeoSegment GeoFeature::segment(int index) const {
  if (index < 0 || index >= size())
    throw std::out_of_range("no such segment");
  return segments_[index];
}

GeoFeature GeoFeature::addSegment(const GeoSegment &segment) const {
  if (segment.name() != name() || segment.p1() != end())
    throw std::invalid_argument("the segment does not continue the feature");
  GeoFeature out = *this;
  out.segments_.push_back(segment);
  out.length_ += segment.length();
  return out;
}
