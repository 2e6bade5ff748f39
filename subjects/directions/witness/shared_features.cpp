#include "route.h"

// A route and its extension along another street.
int main() {
  GeoPoint home(0, 0), corner(12, 0), shop(12, 5);
  Route route(GeoSegment("Main Street", home, corner));
  route.addSegment(GeoSegment("Oak Street", corner, shop));
  route.featureCount();
}
