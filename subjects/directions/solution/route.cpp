#include "route.h"

#include <stdexcept>

Route::Route(const GeoSegment &segment)
    : segments_{segment}, features_(std::make_shared<std::vector<GeoFeature>>(1, GeoFeature(segment))),
      length_(segment.length()) {}

GeoSegment Route::segment(int index) const {
  if (index < 0 || index >= size())
    throw std::out_of_range("no such segment in the route");
  return segments_[index];
}

GeoFeature Route::feature(int index) const {
  if (index < 0 || index >= featureCount())
    throw std::out_of_range("no such feature in the route");
  return (*features_)[index];
}

Route Route::addSegment(const GeoSegment &segment) const {
  if (segment.p1() != end())
    throw std::invalid_argument("the segment does not begin where the route ends");
  auto features = std::make_shared<std::vector<GeoFeature>>(*features_);
  if (features->back().name() == segment.name())
    features->back() = features->back().addSegment(segment);
  else
    features->push_back(GeoFeature(segment));
  Route longer(*this);
  longer.segments_.push_back(segment);
  longer.features_ = features;
  longer.length_ += segment.length();
  return longer;
}
