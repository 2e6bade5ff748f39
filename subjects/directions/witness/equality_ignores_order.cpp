#include "geo_feature.h"

// The same two segments, there and back: once begun at the one end, once at the other.
int main() {
  GeoSegment there("Main Street", GeoPoint(0, 0), GeoPoint(12, 0));
  GeoSegment back = there.reverse();
  GeoFeature fromHome = GeoFeature(there).addSegment(back);
  GeoFeature toHome = GeoFeature(back).addSegment(there);
  (void)(fromHome == toHome);
}
