// The suite that marks the students' work: grids of streets, and many routes through them.
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

static bool isNear(double a, double b) { return std::fabs(a - b) <= 1e-9 * (1 + std::fabs(b)); }

constexpr double kDegree = 3.14159265358979323846 / 180;

static std::string avenue(int x) { return "Avenue " + std::to_string(x); }
static std::string street(int y) { return "Street " + std::to_string(y); }

// Avenues go north, streets go east; blocks are `block` units wide and high.
static StreetMap grid(int width, int height, int block) {
  StreetMap map;
  for (int x = 0; x < width; ++x)
    for (int y = 0; y < height; ++y) {
      GeoPoint corner(x * block, y * block);
      if (y + 1 < height)
        map.addStreet(GeoSegment(avenue(x), corner, GeoPoint(x * block, (y + 1) * block)));
      if (x + 1 < width)
        map.addStreet(GeoSegment(street(y), corner, GeoPoint((x + 1) * block, y * block)));
    }
  return map;
}

static void testPoints() {
  for (int x = -30; x <= 30; x += 6)
    for (int y = -28; y <= 28; y += 7) {
      GeoPoint point(x, y), origin(0, 0);
      CHECK(point.x() == x && point.y() == y);
      CHECK(point == GeoPoint(x, y));
      CHECK(!(point == GeoPoint(x + 1, y)));
      CHECK(isNear(origin.distanceTo(point), std::sqrt(double(x) * x + double(y) * y)));
      CHECK(isNear(origin.distanceTo(point), point.distanceTo(origin)));
      double distance = origin.distanceTo(point), heading = origin.headingTo(point) * kDegree;
      CHECK(std::fabs(distance * std::sin(heading) - x) < 1e-6);
      CHECK(std::fabs(distance * std::cos(heading) - y) < 1e-6);
    }
}

static void testSegments() {
  const GeoPoint middle(100, 100);
  for (int x = 60; x <= 140; x += 16)
    for (int y = 65; y <= 135; y += 10) {
      GeoPoint end(x, y);
      GeoSegment segment("Spoke " + std::to_string(x), middle, end);
      CHECK(segment.name() == "Spoke " + std::to_string(x));
      CHECK(segment.p1() == middle && segment.p2() == end);
      CHECK(isNear(segment.length(), middle.distanceTo(end)));
      CHECK(isNear(segment.heading(), middle.headingTo(end)));
      GeoSegment back = segment.reverse();
      CHECK(back.name() == segment.name() && back.p1() == end && back.p2() == middle);
      CHECK(isNear(back.length(), segment.length()));
      CHECK(isNear(std::fabs(back.heading() - segment.heading()), 180));
      CHECK(back.reverse() == segment);
      CHECK(!(back == segment));
    }
}

// A street that climbs like stairs.
static void testFeatures() {
  for (int steps = 1; steps <= 24; ++steps) {
    GeoPoint place(0, 0);
    GeoFeature stairs(GeoSegment("Stairs", place, GeoPoint(3, 4)));
    for (int i = 1; i < steps; ++i) {
      GeoPoint next(stairs.end().x() + 3, stairs.end().y() + (i % 2 ? -4 : 4));
      GeoFeature longer = stairs.addSegment(GeoSegment("Stairs", stairs.end(), next));
      CHECK(longer.size() == stairs.size() + 1);
      CHECK(!(longer == stairs));
      CHECK(stairs.size() == i);
      stairs = longer;
    }
    CHECK(stairs.size() == steps);
    CHECK(stairs.name() == "Stairs");
    CHECK(stairs.start() == place);
    CHECK(stairs.end() == GeoPoint(3 * steps, steps % 2 ? 4 : 0));
    CHECK(isNear(stairs.length(), 5.0 * steps));
    CHECK(isNear(stairs.startHeading(), place.headingTo(GeoPoint(3, 4))));
    GeoSegment other("Ladder", stairs.end(), GeoPoint(0, 100));
    CHECK_THROWS(std::invalid_argument, stairs.addSegment(other));
  }
}

// Through the grid, with a turn after every `straight` blocks.
static Route zigzag(int blocks, int straight, int block) {
  int x = 0, y = 0;
  Route route(GeoSegment(avenue(0), GeoPoint(0, 0), GeoPoint(0, block)));
  ++y;
  for (int i = 1; i < blocks; ++i) {
    bool isNorth = i / straight % 2 == 0;
    GeoPoint here(x * block, y * block);
    std::string name = isNorth ? avenue(x) : street(y);
    (isNorth ? y : x) += 1;
    Route longer = route.addSegment(GeoSegment(name, here, GeoPoint(x * block, y * block)));
    CHECK(route.size() == i && route.end() == here);
    route = longer;
  }
  return route;
}

static void testRoutes() {
  for (int blocks = 1; blocks <= 30; blocks += 3)
    for (int straight = 1; straight <= 4; ++straight) {
      Route route = zigzag(blocks, straight, 10);
      int count = (blocks + straight - 1) / straight;
      CHECK(route.size() == blocks);
      CHECK(route.featureCount() == count);
      CHECK(route.start() == GeoPoint(0, 0));
      CHECK(isNear(route.length(), 10.0 * blocks));
      CHECK(isNear(route.endHeading(), count % 2 ? 0 : 90));
      CHECK(route == zigzag(blocks, straight, 10));
      CHECK(!(route == zigzag(blocks + 1, straight, 10)));
      int seen = 0;
      for (int i = 0; i < route.featureCount(); ++i) {
        GeoFeature feature = route.feature(i);
        CHECK(isNear(feature.length(), 10.0 * feature.size()));
        CHECK(feature.start() == route.segment(seen).p1());
        CHECK(feature.name() == route.segment(seen).name());
        seen += feature.size();
        CHECK(feature.end() == route.segment(seen - 1).p2());
        CHECK(feature == route.feature(i));
      }
      CHECK(seen == route.size());
      CHECK_THROWS(std::out_of_range, route.segment(blocks));
      CHECK_THROWS(std::out_of_range, route.segment(-1));
      CHECK_THROWS(std::out_of_range, route.feature(count));
      CHECK_THROWS(std::invalid_argument, route.addSegment(GeoSegment("Far", GeoPoint(-9, -9), GeoPoint(0, 0))));
    }
}

static void testMap() {
  for (int n = 2; n <= 6; ++n) {
    StreetMap map = grid(n, n, 10);
    CHECK(map.size() == 4 * n * (n - 1));
    for (int x = 0; x < n; ++x)
      for (int y = 0; y < n; ++y) {
        GeoPoint corner(10 * x, 10 * y);
        int inner = (x > 0) + (x < n - 1) + (y > 0) + (y < n - 1);
        std::vector<GeoSegment> segments = map.segmentsFrom(corner);
        CHECK(static_cast<int>(segments.size()) == inner);
        for (const GeoSegment &segment : segments)
          CHECK(segment.p1() == corner && map.contains(segment) && map.contains(segment.reverse()));
        std::optional<Route> route = map.shortestRoute(GeoPoint(0, 0), corner);
        CHECK(route.has_value() == (x + y > 0));
        if (!route)
          continue;
        CHECK(route->start() == GeoPoint(0, 0) && route->end() == corner);
        CHECK(isNear(route->length(), 10.0 * (x + y)));
        CHECK(route->size() == x + y);
        for (int i = 0; i < route->size(); ++i)
          CHECK(map.contains(route->segment(i)));
      }
    CHECK(!map.shortestRoute(GeoPoint(0, 0), GeoPoint(5, 5)));

    // A diagonal is shorter; once it is closed it is not.
    GeoSegment diagonal("Diagonal", GeoPoint(0, 0), GeoPoint(10 * (n - 1), 10 * (n - 1)));
    map.addSegment(diagonal);
    map.addSegment(diagonal);
    CHECK(map.size() == 4 * n * (n - 1) + 1);
    CHECK(map.segmentsFrom(GeoPoint(0, 0)).back() == diagonal);
    std::optional<Route> route = map.shortestRoute(diagonal.p1(), diagonal.p2());
    CHECK(route && *route == Route(diagonal));
    route = map.shortestRoute(diagonal.p2(), diagonal.p1());
    CHECK(route && isNear(route->length(), 20.0 * (n - 1)));
    CHECK(map.removeSegment(diagonal));
    CHECK(!map.removeSegment(diagonal));
    CHECK(!map.contains(diagonal));

    // One street after the other is closed, from the east.
    for (int y = 0; y < n; ++y)
      for (int x = n - 1; x > 0; --x) {
        GeoSegment closed(street(y), GeoPoint(10 * x - 10, 10 * y), GeoPoint(10 * x, 10 * y));
        int before = map.size();
        CHECK(map.removeSegment(closed));
        CHECK(map.size() == before - 1 && !map.contains(closed) && map.contains(closed.reverse()));
      }
    CHECK(!map.shortestRoute(GeoPoint(0, 0), GeoPoint(10, 0)));
    CHECK(map.shortestRoute(GeoPoint(10, 0), GeoPoint(0, 0)));
  }
}

static void testTurns() {
  const Turn turns[] = {Turn::Straight, Turn::SlightRight, Turn::Right, Turn::SharpRight,
                        Turn::UTurn,    Turn::SharpLeft,   Turn::Left,  Turn::SlightLeft};
  const char *words[] = {"Continue straight", "Turn slight right", "Turn right", "Turn sharp right",
                         "Make a U-turn",     "Turn sharp left",   "Turn left",  "Turn slight left"};
  const int angles[] = {0, 35, 90, 150, 180, 210, 270, 325};
  for (int old = 0; old < 360; old += 3)
    for (int i = 0; i < 8; ++i)
      CHECK(Directions::turnFor(old, (old + angles[i]) % 360) == turns[i]);
  for (int i = 0; i < 8; ++i)
    CHECK(Directions::describe(turns[i]) == words[i]);
}

static void testDirections() {
  for (int blocks = 1; blocks <= 30; blocks += 4)
    for (int straight = 1; straight <= 4; ++straight)
      for (int looks = 0; looks < 360; looks += 90) {
        Route route = zigzag(blocks, straight, 10);
        Directions directions(route, looks);
        CHECK(directions.lineCount() == route.featureCount() + 1);
        std::string text;
        for (int i = 0; i < route.featureCount(); ++i) {
          const char *first[] = {"Continue straight", "Turn left", "Make a U-turn", "Turn right"};
          std::string turn = i == 0 ? first[looks / 90] : i % 2 ? "Turn right" : "Turn left";
          std::string line = turn + " onto " + route.feature(i).name() + " and go " +
                             std::to_string(10 * route.feature(i).size()) + ".0 units.";
          CHECK(directions.line(i) == line);
          text += line + "\n";
        }
        std::string last = "You have arrived after " + std::to_string(10 * blocks) + ".0 units.";
        CHECK(directions.line(route.featureCount()) == last);
        CHECK(directions.text() == text + last + "\n");
        CHECK_THROWS(std::out_of_range, directions.line(directions.lineCount()));
      }
  Route slant = Route(GeoSegment("First", GeoPoint(0, 0), GeoPoint(20, 10)))
                    .addSegment(GeoSegment("Second", GeoPoint(20, 10), GeoPoint(30, -15)))
                    .addSegment(GeoSegment("Third", GeoPoint(30, -15), GeoPoint(25, 40)));
  CHECK(Directions(slant).text() == "Turn right onto First and go 22.4 units.\n"
                                    "Turn right onto Second and go 26.9 units.\n"
                                    "Turn sharp left onto Third and go 55.2 units.\n"
                                    "You have arrived after 104.5 units.\n");
}

int main() {
  testPoints();
  testSegments();
  testFeatures();
  testRoutes();
  testMap();
  testTurns();
  testDirections();
  return checked();
}
