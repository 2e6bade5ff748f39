// The tests that I wrote while I worked on the assignment: a small town, by hand.
#include "../check.h"
#include "directions.h"
#include "geo_feature.h"
#include "geo_point.h"
#include "geo_segment.h"
#include "route.h"
#include "street_map.h"

#include <cmath>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

static bool isNear(double a, double b) { return std::fabs(a - b) < 1e-6; }

static void testPoints() {
  GeoPoint home(10, 20);
  CHECK(home.x() == 10);
  CHECK(home.y() == 20);
  CHECK(home == GeoPoint(10, 20));
  CHECK(!(home == GeoPoint(20, 10)));
  CHECK(isNear(home.distanceTo(GeoPoint(13, 24)), 5));
  CHECK(isNear(home.headingTo(GeoPoint(10, 30)), 0));
  CHECK(isNear(home.headingTo(GeoPoint(15, 20)), 90));
  CHECK(isNear(home.headingTo(GeoPoint(10, -5)), 180));
  CHECK(isNear(home.headingTo(GeoPoint(0, 30)), 315));
}

static void testSegments() {
  GeoSegment main("Main Street", GeoPoint(0, 0), GeoPoint(12, 0));
  CHECK(main.name() == "Main Street");
  CHECK(main.p1() == GeoPoint(0, 0));
  CHECK(main.p2() == GeoPoint(12, 0));
  CHECK(isNear(main.length(), 12));
  CHECK(isNear(main.heading(), 90));
  GeoSegment back = main.reverse();
  CHECK(back.name() == "Main Street");
  CHECK(back.p1() == GeoPoint(12, 0));
  CHECK(back.p2() == GeoPoint(0, 0));
  CHECK(isNear(back.heading(), 270));
  CHECK(back.reverse() == main);
  CHECK(!(back == main));
  CHECK(!(main == GeoSegment("High Street", GeoPoint(0, 0), GeoPoint(12, 0))));
}

static void testFeatures() {
  GeoSegment first("Hill Road", GeoPoint(0, 0), GeoPoint(0, 7));
  GeoSegment second("Hill Road", GeoPoint(0, 7), GeoPoint(3, 11));
  GeoFeature road(first);
  CHECK(road.name() == "Hill Road");
  CHECK(road.start() == GeoPoint(0, 0));
  CHECK(road.end() == GeoPoint(0, 7));
  CHECK(road.size() == 1);
  GeoFeature whole = road.addSegment(second);
  CHECK(whole.size() == 2);
  CHECK(whole.start() == GeoPoint(0, 0));
  CHECK(whole.end() == GeoPoint(3, 11));
  CHECK(isNear(whole.length(), 12));
  CHECK(isNear(whole.startHeading(), 0));
  CHECK(road.size() == 1);
  CHECK(whole == GeoFeature(first).addSegment(second));
  CHECK(!(whole == road));
  CHECK_THROWS(std::invalid_argument, road.addSegment(GeoSegment("Lake Road", GeoPoint(0, 7), GeoPoint(5, 7))));
}

static void testRoutes() {
  GeoSegment a("Main Street", GeoPoint(0, 0), GeoPoint(0, 10));
  GeoSegment b("Main Street", GeoPoint(0, 10), GeoPoint(0, 30));
  GeoSegment c("Oak Lane", GeoPoint(0, 30), GeoPoint(8, 30));
  Route route(a);
  CHECK(route.size() == 1);
  CHECK(route.featureCount() == 1);
  Route longer = route.addSegment(b);
  Route longest = longer.addSegment(c);
  CHECK(longest.size() == 3);
  CHECK(longest.featureCount() == 2);
  CHECK(longest.start() == GeoPoint(0, 0));
  CHECK(longest.end() == GeoPoint(8, 30));
  CHECK(isNear(longest.length(), 38));
  CHECK(isNear(longest.endHeading(), 90));
  CHECK(longest.segment(0) == a);
  CHECK(longest.segment(2) == c);
  CHECK(longest.feature(0).name() == "Main Street");
  CHECK(longest.feature(0).size() == 2);
  CHECK(isNear(longest.feature(0).length(), 30));
  CHECK(longest.feature(1) == GeoFeature(c));
  CHECK(route.size() == 1);
  CHECK(route.end() == GeoPoint(0, 10));
  CHECK(longer == Route(a).addSegment(b));
  CHECK(!(longer == longest));
  CHECK_THROWS(std::out_of_range, longest.segment(3));
  CHECK_THROWS(std::out_of_range, longest.feature(2));
  CHECK_THROWS(std::invalid_argument, route.addSegment(c));
}

static void testMap() {
  GeoSegment main("Main Street", GeoPoint(0, 0), GeoPoint(0, 40));
  GeoSegment oak("Oak Lane", GeoPoint(0, 40), GeoPoint(30, 40));
  GeoSegment bypass("Bypass", GeoPoint(0, 0), GeoPoint(30, 40));
  StreetMap town;
  CHECK(town.size() == 0);
  town.addStreet(main);
  town.addStreet(oak);
  CHECK(town.size() == 4);
  CHECK(town.contains(main));
  CHECK(town.contains(oak.reverse()));
  CHECK(!town.contains(bypass));
  std::optional<Route> route = town.shortestRoute(GeoPoint(0, 0), GeoPoint(30, 40));
  CHECK(route && route->size() == 2 && isNear(route->length(), 70));
  town.addSegment(bypass);
  town.addSegment(bypass);
  CHECK(town.size() == 5);
  std::vector<GeoSegment> here = town.segmentsFrom(GeoPoint(0, 0));
  CHECK(here.size() == 2 && here[0] == main && here[1] == bypass);
  CHECK(town.segmentsFrom(GeoPoint(5, 5)).empty());
  route = town.shortestRoute(GeoPoint(0, 0), GeoPoint(30, 40));
  CHECK(route && *route == Route(bypass));
  route = town.shortestRoute(GeoPoint(30, 40), GeoPoint(0, 0));
  CHECK(route && isNear(route->length(), 70));
  CHECK(!town.shortestRoute(GeoPoint(0, 0), GeoPoint(100, 100)));
  CHECK(!town.shortestRoute(GeoPoint(0, 40), GeoPoint(0, 40)));
  CHECK(town.removeSegment(bypass));
  CHECK(!town.removeSegment(bypass));
  CHECK(town.size() == 4);
}

static void testDirections() {
  CHECK(Directions::turnFor(90, 95) == Turn::Straight);
  CHECK(Directions::turnFor(0, 45) == Turn::SlightRight);
  CHECK(Directions::turnFor(0, 90) == Turn::Right);
  CHECK(Directions::turnFor(45, 180) == Turn::SharpRight);
  CHECK(Directions::turnFor(90, 270) == Turn::UTurn);
  CHECK(Directions::turnFor(180, 45) == Turn::SharpLeft);
  CHECK(Directions::turnFor(90, 0) == Turn::Left);
  CHECK(Directions::turnFor(45, 0) == Turn::SlightLeft);
  CHECK(Directions::describe(Turn::Straight) == "Continue straight");
  CHECK(Directions::describe(Turn::UTurn) == "Make a U-turn");
  CHECK(Directions::describe(Turn::SharpLeft) == "Turn sharp left");

  Route route = Route(GeoSegment("Main Street", GeoPoint(0, 0), GeoPoint(12, 0)))
                    .addSegment(GeoSegment("Oak Lane", GeoPoint(12, 0), GeoPoint(12, 5)))
                    .addSegment(GeoSegment("Old Road", GeoPoint(12, 5), GeoPoint(22, 15)));
  Directions directions(route);
  CHECK(directions.lineCount() == 4);
  CHECK(directions.line(0) == "Turn right onto Main Street and go 12.0 units.");
  CHECK(directions.line(1) == "Turn left onto Oak Lane and go 5.0 units.");
  CHECK(directions.line(2) == "Turn slight right onto Old Road and go 14.1 units.");
  CHECK(directions.line(3) == "You have arrived after 31.1 units.");
  CHECK_THROWS(std::out_of_range, directions.line(4));

  Directions looking(Route(GeoSegment("Main Street", GeoPoint(0, 0), GeoPoint(12, 0))), 90);
  CHECK(looking.text() == "Continue straight onto Main Street and go 12.0 units.\n"
                          "You have arrived after 12.0 units.\n");
}

int main() {
  testPoints();
  testSegments();
  testFeatures();
  testRoutes();
  testMap();
  testDirections();
  return checked();
}
