#include "geo_feature.h"

// A street that comes back to the place where it began.
int main() {
  GeoPoint home(0, 0), corner(3, 4);
  GeoFeature there(GeoSegment("Loop Road", home, corner));
  GeoFeature around = there.addSegment(GeoSegment("Loop Road", corner, home));
  around.length();
}
