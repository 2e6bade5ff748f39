// What the assignment promises of every solution, through the public interface only.
#pragma once

#include "directions.h"
#include "geo_feature.h"
#include "geo_point.h"
#include "geo_segment.h"
#include "route.h"
#include "street_map.h"

#include <eclat/spec.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

// Plain values to compare with, so that nothing here relies on the operators and copies of a solution.
namespace directions_spec {

constexpr int kMost = 1000;        // segments, features or lines that are looked at
constexpr int kMostPlaces = 1500;  // places of a map that are looked at for a shortest route
constexpr double kSmall = 1e-9;

struct Place {
  int x, y;
  bool operator==(const Place &other) const { return x == other.x && y == other.y; }
  bool operator!=(const Place &other) const { return !(*this == other); }
  bool operator<(const Place &other) const { return std::tie(x, y) < std::tie(other.x, other.y); }
};

struct Piece {
  std::string name;
  Place p1, p2;
  bool operator==(const Piece &other) const { return name == other.name && p1 == other.p1 && p2 == other.p2; }
  bool operator!=(const Piece &other) const { return !(*this == other); }
  Piece reverse() const { return {name, p2, p1}; }
};

using Pieces = std::vector<Piece>;

inline Place placeOf(const GeoPoint &point) { return {point.x(), point.y()}; }
inline Piece pieceOf(const GeoSegment &segment) {
  return {segment.name(), placeOf(segment.p1()), placeOf(segment.p2())};
}

// Of a feature or a route.
template <class Way> Pieces piecesOf(const Way &way) {
  Pieces pieces;
  for (int i = 0, count = std::min(way.size(), kMost); i < count; ++i)
    pieces.push_back(pieceOf(way.segment(i)));
  return pieces;
}

inline Pieces piecesOf(const std::vector<GeoSegment> &segments) {
  Pieces pieces;
  for (const GeoSegment &segment : segments)
    pieces.push_back(pieceOf(segment));
  return pieces;
}

inline Pieces joined(Pieces pieces, const Piece &last) {
  pieces.push_back(last);
  return pieces;
}

inline bool has(const Pieces &pieces, const Piece &piece) {
  return std::find(pieces.begin(), pieces.end(), piece) != pieces.end();
}

// ---- Numbers

inline bool isHeading(double degrees) { return degrees >= 0 && degrees < 360; }

inline double distance(const Place &a, const Place &b) {
  long double x = static_cast<long double>(b.x) - a.x, y = static_cast<long double>(b.y) - a.y;
  return static_cast<double>(std::sqrt(x * x + y * y));
}

inline double headingOf(const Place &a, const Place &b) {
  if (a == b)
    return 0;
  long double x = static_cast<long double>(b.x) - a.x, y = static_cast<long double>(b.y) - a.y;
  long double degrees = std::atan2(x, y) * 180 / std::acos(-1.0L);
  return static_cast<double>(degrees < 0 ? degrees + 360 : degrees);
}

inline double lengthOf(const Piece &piece) { return distance(piece.p1, piece.p2); }
inline double headingOf(const Piece &piece) { return headingOf(piece.p1, piece.p2); }

inline double lengthOf(const Pieces &pieces) {
  double sum = 0;
  for (const Piece &piece : pieces)
    sum += lengthOf(piece);
  return sum;
}

inline bool isNear(double value, double expected) {
  return std::fabs(value - expected) <= kSmall * std::max(1.0, std::fabs(expected));
}

inline bool isNearHeading(double value, double expected) {
  double apart = std::fabs(value - expected);
  return isHeading(value) && std::min(apart, 360 - apart) <= kSmall;
}

// ---- Ways

inline bool isOnMap(const Place &place) {
  const int limit = GeoPoint::kLimit;
  return place.x >= -limit && place.x <= limit && place.y >= -limit && place.y <= limit;
}

inline bool isWellFormed(const Piece &piece) {
  return !piece.name.empty() && piece.p1 != piece.p2 && isOnMap(piece.p1) && isOnMap(piece.p2);
}

// Segments as they may be, each of which begins where the one before it ends.
inline bool isWay(const Pieces &pieces) {
  for (std::size_t i = 0; i < pieces.size(); ++i)
    if (!isWellFormed(pieces[i]) || (i > 0 && pieces[i].p1 != pieces[i - 1].p2))
      return false;
  return !pieces.empty();
}

inline bool hasOneName(const Pieces &pieces) {
  for (const Piece &piece : pieces)
    if (piece.name != pieces.front().name)
      return false;
  return true;
}

// The segments of a route by streets.
inline std::vector<Pieces> byStreets(const Pieces &pieces) {
  std::vector<Pieces> streets;
  for (const Piece &piece : pieces) {
    if (streets.empty() || streets.back().back().name != piece.name)
      streets.emplace_back();
    streets.back().push_back(piece);
  }
  return streets;
}

inline bool hasTheseFeatures(const Route &route, const std::vector<Pieces> &streets) {
  if (route.featureCount() != static_cast<int>(streets.size()))
    return false;
  for (int i = 0; i < route.featureCount(); ++i)
    if (piecesOf(route.feature(i)) != streets[static_cast<std::size_t>(i)])
      return false;
  return true;
}

inline bool isWellFormed(const Route &route) {
  Pieces pieces = piecesOf(route);
  return isWay(pieces) && (route.size() > kMost || hasTheseFeatures(route, byStreets(pieces)));
}

inline bool isWellFormed(const GeoFeature &feature) {
  Pieces pieces = piecesOf(feature);
  return isWay(pieces) && hasOneName(pieces);
}

// ---- Maps

using Streets = std::map<Place, Pieces>;  // what begins at a place

inline Pieces from(const StreetMap &map, const Place &place) {
  return piecesOf(map.segmentsFrom(GeoPoint(place.x, place.y)));
}

// What can be reached from there, until so many places are known.
inline Streets streetsAround(const StreetMap &map, std::vector<Place> open, std::size_t most) {
  Streets streets;
  for (std::size_t i = 0; i < open.size() && streets.size() < most; ++i) {
    if (streets.count(open[i]))
      continue;
    Pieces pieces = from(map, open[i]);
    for (const Piece &piece : pieces)
      open.push_back(piece.p2);
    streets[open[i]] = std::move(pieces);
  }
  return streets;
}

// A map does not tell all that is in it: these places, what can be reached from them, and some common ones.
inline Streets sampleOf(const StreetMap &map, std::vector<Place> places = {}) {
  Streets streets = streetsAround(map, places, 40);
  const int common[] = {0, 1, -1, 2, 10};
  std::vector<Place> more;
  for (int x : common)
    for (int y : common)
      more.push_back({x, y});
  for (auto &[place, pieces] : streetsAround(map, more, 40))
    streets.emplace(place, pieces);
  return streets;
}

inline bool isStill(const StreetMap &map, const Streets &streets) {
  for (const auto &[place, pieces] : streets)
    if (from(map, place) != pieces)
      return false;
  return true;
}

inline int countOf(const Streets &streets) {
  std::size_t count = 0;
  for (const auto &[place, pieces] : streets)
    count += pieces.size();
  return static_cast<int>(count);
}

inline bool beginThereOnce(const Pieces &pieces, const Place &place) {
  for (std::size_t i = 0; i < pieces.size(); ++i)
    if (pieces[i].p1 != place || std::find(pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(i),
                                           pieces[i]) != pieces.begin() + static_cast<std::ptrdiff_t>(i))
      return false;
  return true;
}

// The least length of a way from one place to the other; infinity if there is none. Bellman and Ford's way.
inline double leastLength(const Streets &streets, const Place &from, const Place &to) {
  std::map<Place, double> lengths{
      {from, 0.0}
  };
  for (bool isDone = false; !isDone;) {  // ends: a length is only ever made less, and all segments are longer than 0
    isDone = true;
    for (const auto &[place, pieces] : streets) {
      auto here = lengths.find(place);
      if (here == lengths.end())
        continue;
      for (const Piece &piece : pieces) {
        double there = here->second + lengthOf(piece);
        auto known = lengths.emplace(piece.p2, INFINITY).first;
        if (there < known->second) {
          known->second = there;
          isDone = false;
        }
      }
    }
  }
  auto found = lengths.find(to);
  return found == lengths.end() ? INFINITY : found->second;
}

inline bool areInMap(const Pieces &pieces, const Streets &streets) {
  return std::all_of(pieces.begin(), pieces.end(), [&](const Piece &piece) {
    auto found = streets.find(piece.p1);
    return found != streets.end() && has(found->second, piece);
  });
}

// Too large a map is not searched; then the route only has to be one.
inline bool isShortest(const std::optional<Route> &route, const Streets &streets, const Place &from, const Place &to) {
  bool isWhole = streets.size() < kMostPlaces;
  if (from == to)
    return !route;
  double least = isWhole ? leastLength(streets, from, to) : INFINITY;
  if (!route)
    return !isWhole || std::isinf(least);
  Pieces pieces = piecesOf(*route);
  if (!isWay(pieces) || pieces.front().p1 != from || (route->size() <= kMost && pieces.back().p2 != to))
    return false;
  return !isWhole || (areInMap(pieces, streets) && (route->size() > kMost || isNear(lengthOf(pieces), least)));
}

// ---- Directions

inline Turn turnOf(double angle) {
  return angle < 10 || angle > 350 ? Turn::Straight
         : angle < 60              ? Turn::SlightRight
         : angle < 120             ? Turn::Right
         : angle < 179             ? Turn::SharpRight
         : angle <= 181            ? Turn::UTurn
         : angle <= 240            ? Turn::SharpLeft
         : angle <= 300            ? Turn::Left
                                   : Turn::SlightLeft;
}

// The turns that are right; two if rounding decides.
inline std::vector<Turn> turnsOf(double oldHeading, double newHeading, bool isExact) {
  double angle = newHeading - oldHeading;
  if (angle < 0)
    angle += 360;
  std::vector<Turn> turns{turnOf(angle)};
  for (double near : {angle - kSmall, angle + kSmall})
    if (!isExact && turnOf(near) != turns.front())
      turns.push_back(turnOf(near));
  return turns;
}

// A multiple of 1/1024: the difference of two such headings is a double, however it is computed.
inline bool isRound(double heading) { return std::floor(heading * 1024) == heading * 1024; }

inline const std::vector<Turn> &allTurns() {
  static const std::vector<Turn> turns{Turn::Straight, Turn::SlightRight, Turn::Right, Turn::SharpRight,
                                       Turn::UTurn,    Turn::SharpLeft,   Turn::Left,  Turn::SlightLeft};
  return turns;
}

inline bool isTurn(Turn turn) { return std::find(allTurns().begin(), allTurns().end(), turn) != allTurns().end(); }

inline std::string wordsOf(Turn turn) {
  return turn == Turn::Straight      ? "Continue straight"
         : turn == Turn::SlightRight ? "Turn slight right"
         : turn == Turn::Right       ? "Turn right"
         : turn == Turn::SharpRight  ? "Turn sharp right"
         : turn == Turn::UTurn       ? "Make a U-turn"
         : turn == Turn::SharpLeft   ? "Turn sharp left"
         : turn == Turn::Left        ? "Turn left"
                                     : "Turn slight left";
}

// The ways in which it may be printed; two if rounding decides.
inline std::set<std::string> printed(double length) {
  std::set<std::string> texts;
  double margin = kSmall + 1e-12 * length;
  for (double value : {length - margin, length, length + margin}) {
    char text[400];
    std::snprintf(text, sizeof text, "%.1f", value);
    texts.insert(text);
  }
  return texts;
}

inline bool isArrival(const std::string &line, double length) {
  for (const std::string &number : printed(length))
    if (line == "You have arrived after " + number + " units.")
      return true;
  return false;
}

inline bool isLineFor(const std::string &line, double heading, const Pieces &street) {
  for (Turn turn : turnsOf(heading, headingOf(street.front()), false))
    for (const std::string &number : printed(lengthOf(street)))
      if (line == wordsOf(turn) + " onto " + street.front().name + " and go " + number + " units.")
        return true;
  return false;
}

inline bool hasTheseLines(const Directions &directions, const Pieces &pieces, double heading) {
  std::vector<Pieces> streets = byStreets(pieces);
  if (directions.lineCount() != static_cast<int>(streets.size()) + 1)
    return false;
  for (std::size_t i = 0; i < streets.size(); ++i) {
    if (!isLineFor(directions.line(static_cast<int>(i)), heading, streets[i]))
      return false;
    heading = headingOf(streets[i].back());
  }
  return isArrival(directions.line(static_cast<int>(streets.size())), lengthOf(pieces));
}

inline std::vector<std::string> linesOf(const Directions &directions) {
  std::vector<std::string> lines;
  for (int i = 0, count = std::min(directions.lineCount(), kMost); i < count; ++i)
    lines.push_back(directions.line(i));
  return lines;
}

inline std::string textOf(const std::vector<std::string> &lines) {
  std::string text;
  for (const std::string &line : lines)
    text += line + "\n";
  return text;
}

// A line for some street: what can be said of it without the route.
inline bool isStreetLine(const std::string &line) {
  const std::string end = " units.";
  std::size_t go = line.rfind(" and go ");
  if (go == std::string::npos || line.size() < go + 8 + end.size() + 3 ||
      line.compare(line.size() - end.size(), end.size(), end) != 0)
    return false;
  std::string number = line.substr(go + 8, line.size() - end.size() - go - 8);
  if (number[number.size() - 2] != '.' || number.find_first_not_of("0123456789") != number.size() - 2 ||
      !std::isdigit(static_cast<unsigned char>(number.back())))
    return false;
  for (Turn turn : allTurns()) {
    std::string start = wordsOf(turn) + " onto ";
    if (line.compare(0, start.size(), start) == 0 && start.size() < go)
      return true;
  }
  return false;
}

inline bool isWellFormed(const Directions &directions) {
  std::vector<std::string> lines = linesOf(directions);
  return lines.size() >= 2 && std::all_of(lines.begin(), lines.end() - 1, isStreetLine) &&
         (directions.lineCount() > kMost || isArrival(lines.back(), directions.totalLength()));
}

}  // namespace directions_spec

template <> struct eclat::Spec<GeoPoint> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const GeoPoint &self) {
    ECLAT_INVARIANT(directions_spec::isOnMap(directions_spec::placeOf(self)));
  }

  static auto constructor(int x, int y) {
    ECLAT_REQUIRES(directions_spec::isOnMap({x, y}));
    return [x, y](const GeoPoint &made) { ECLAT_ENSURES(made.x() == x && made.y() == y); };
  }

  static auto x(const GeoPoint &self) {
    return [&self, before = directions_spec::placeOf(self)](int result) {
      ECLAT_ENSURES(result == before.x);
      ECLAT_ENSURES(directions_spec::placeOf(self) == before);
    };
  }

  static auto y(const GeoPoint &self) {
    return [&self, before = directions_spec::placeOf(self)](int result) {
      ECLAT_ENSURES(result == before.y);
      ECLAT_ENSURES(directions_spec::placeOf(self) == before);
    };
  }

  static auto distanceTo(const GeoPoint &self, const GeoPoint &other) {
    using namespace directions_spec;
    return [&self, before = placeOf(self), to = placeOf(other)](double result) {
      ECLAT_ENSURES(isNear(result, distance(before, to)));
      ECLAT_ENSURES(placeOf(self) == before);
    };
  }

  static auto headingTo(const GeoPoint &self, const GeoPoint &other) {
    using namespace directions_spec;
    return [&self, before = placeOf(self), to = placeOf(other)](double result) {
      ECLAT_ENSURES(isNearHeading(result, headingOf(before, to)));
      ECLAT_ENSURES(placeOf(self) == before);
    };
  }

  static auto operator_equal(const GeoPoint &self, const GeoPoint &other) {
    using namespace directions_spec;
    return [isSame = placeOf(self) == placeOf(other)](bool result) { ECLAT_ENSURES(result == isSame); };
  }

  static auto operator_not_equal(const GeoPoint &self, const GeoPoint &other) {
    using namespace directions_spec;
    return [isSame = placeOf(self) == placeOf(other)](bool result) { ECLAT_ENSURES(result == !isSame); };
  }
};

template <> struct eclat::Spec<GeoSegment> {
  static constexpr auto laws = "copy independence self-assignment equality";

  static void invariant(const GeoSegment &self) {
    ECLAT_INVARIANT(directions_spec::isWellFormed(directions_spec::pieceOf(self)));
  }

  static auto constructor(const std::string &name, const GeoPoint &p1, const GeoPoint &p2) {
    using namespace directions_spec;
    ECLAT_REQUIRES(!name.empty());
    ECLAT_REQUIRES(placeOf(p1) != placeOf(p2));
    return [piece = Piece{name, placeOf(p1), placeOf(p2)}](const GeoSegment &made) {
      ECLAT_ENSURES(pieceOf(made) == piece);
    };
  }

  // For solutions that declare it.
  static auto constructor(const GeoSegment &other) {
    using namespace directions_spec;
    return [piece = pieceOf(other)](const GeoSegment &made) { ECLAT_ENSURES(pieceOf(made) == piece); };
  }

  static auto name(const GeoSegment &self) {
    using namespace directions_spec;
    return [&self, before = pieceOf(self)](const std::string &result) {
      ECLAT_ENSURES(result == before.name);
      ECLAT_ENSURES(pieceOf(self) == before);
    };
  }

  static auto p1(const GeoSegment &self) {
    using namespace directions_spec;
    return [&self, before = pieceOf(self)](const GeoPoint &result) {
      ECLAT_ENSURES(placeOf(result) == before.p1);
      ECLAT_ENSURES(pieceOf(self) == before);
    };
  }

  static auto p2(const GeoSegment &self) {
    using namespace directions_spec;
    return [&self, before = pieceOf(self)](const GeoPoint &result) {
      ECLAT_ENSURES(placeOf(result) == before.p2);
      ECLAT_ENSURES(pieceOf(self) == before);
    };
  }

  static auto length(const GeoSegment &self) {
    using namespace directions_spec;
    return [&self, before = pieceOf(self)](double result) {
      ECLAT_ENSURES(isNear(result, lengthOf(before)));
      ECLAT_ENSURES(pieceOf(self) == before);
    };
  }

  static auto heading(const GeoSegment &self) {
    using namespace directions_spec;
    return [&self, before = pieceOf(self)](double result) {
      ECLAT_ENSURES(isNearHeading(result, headingOf(before)));
      ECLAT_ENSURES(pieceOf(self) == before);
    };
  }

  static auto reverse(const GeoSegment &self) {
    using namespace directions_spec;
    return [&self, before = pieceOf(self)](const GeoSegment &result) {
      ECLAT_ENSURES(pieceOf(result) == before.reverse());
      ECLAT_ENSURES(pieceOf(self) == before);
    };
  }

  static auto operator_equal(const GeoSegment &self, const GeoSegment &other) {
    using namespace directions_spec;
    return [isSame = pieceOf(self) == pieceOf(other)](bool result) { ECLAT_ENSURES(result == isSame); };
  }

  static auto operator_not_equal(const GeoSegment &self, const GeoSegment &other) {
    using namespace directions_spec;
    return [isSame = pieceOf(self) == pieceOf(other)](bool result) { ECLAT_ENSURES(result == !isSame); };
  }
};

template <> struct eclat::Spec<GeoFeature> {
  static constexpr auto laws = "copy independence self-assignment equality";

  static void invariant(const GeoFeature &self) {
    ECLAT_INVARIANT(self.size() >= 1);
    ECLAT_INVARIANT(directions_spec::isWellFormed(self));
  }

  static auto constructor(const GeoSegment &segment) {
    using namespace directions_spec;
    return [pieces = Pieces{pieceOf(segment)}](const GeoFeature &made) {
      ECLAT_ENSURES(made.size() == 1 && piecesOf(made) == pieces);
    };
  }

  static auto constructor(const GeoFeature &other) {
    using namespace directions_spec;
    return [size = other.size(), pieces = piecesOf(other)](const GeoFeature &made) {
      ECLAT_ENSURES(made.size() == size && piecesOf(made) == pieces);
    };
  }

  static auto name(const GeoFeature &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](const std::string &result) {
      ECLAT_ENSURES(result == before.front().name);
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto start(const GeoFeature &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](const GeoPoint &result) {
      ECLAT_ENSURES(placeOf(result) == before.front().p1);
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto end(const GeoFeature &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](const GeoPoint &result) {
      ECLAT_ENSURES(self.size() > kMost || placeOf(result) == before.back().p2);
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto length(const GeoFeature &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](double result) {
      ECLAT_ENSURES(self.size() > kMost || isNear(result, lengthOf(before)));
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto startHeading(const GeoFeature &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](double result) {
      ECLAT_ENSURES(isNearHeading(result, headingOf(before.front())));
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto endHeading(const GeoFeature &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](double result) {
      ECLAT_ENSURES(self.size() > kMost || isNearHeading(result, headingOf(before.back())));
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto size(const GeoFeature &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](int result) {
      ECLAT_ENSURES(result > kMost || result == static_cast<int>(before.size()));
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto segment(const GeoFeature &self, int index) {
    using namespace directions_spec;
    ECLAT_THROWS(std::out_of_range, index < 0 || index >= self.size());
    return [&self, index, before = piecesOf(self)](const GeoSegment &result) {
      ECLAT_ENSURES(index >= kMost || pieceOf(result) == before.at(static_cast<std::size_t>(index)));
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto addSegment(const GeoFeature &self, const GeoSegment &segment) {
    using namespace directions_spec;
    ECLAT_THROWS(std::invalid_argument, segment.name() != self.name() || placeOf(segment.p1()) != placeOf(self.end()));
    return [&self, size = self.size(), before = piecesOf(self), piece = pieceOf(segment)](const GeoFeature &result) {
      ECLAT_ENSURES(result.size() == size + 1);
      ECLAT_ENSURES(size >= kMost || piecesOf(result) == joined(before, piece));
      ECLAT_ENSURES(self.size() == size && piecesOf(self) == before);
    };
  }

  static auto operator_equal(const GeoFeature &self, const GeoFeature &other) {
    using namespace directions_spec;
    return [isSmall = self.size() <= kMost, isSame = self.size() == other.size() && piecesOf(self) == piecesOf(other)](
               bool result) { ECLAT_ENSURES(result == isSame || (isSame && !isSmall)); };
  }

  static auto operator_not_equal(const GeoFeature &self, const GeoFeature &other) {
    using namespace directions_spec;
    return [isSmall = self.size() <= kMost, isSame = self.size() == other.size() && piecesOf(self) == piecesOf(other)](
               bool result) { ECLAT_ENSURES(result == !isSame || (isSame && !isSmall)); };
  }
};

template <> struct eclat::Spec<Route> {
  static constexpr auto laws = "copy independence self-assignment equality";

  static void invariant(const Route &self) {
    ECLAT_INVARIANT(self.size() >= 1);
    ECLAT_INVARIANT(directions_spec::isWellFormed(self));
  }

  static auto constructor(const GeoSegment &segment) {
    using namespace directions_spec;
    return [pieces = Pieces{pieceOf(segment)}](const Route &made) {
      ECLAT_ENSURES(made.size() == 1 && piecesOf(made) == pieces);
    };
  }

  static auto constructor(const Route &other) {
    using namespace directions_spec;
    return [size = other.size(), pieces = piecesOf(other)](const Route &made) {
      ECLAT_ENSURES(made.size() == size && piecesOf(made) == pieces);
    };
  }

  static auto start(const Route &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](const GeoPoint &result) {
      ECLAT_ENSURES(placeOf(result) == before.front().p1);
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto end(const Route &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](const GeoPoint &result) {
      ECLAT_ENSURES(self.size() > kMost || placeOf(result) == before.back().p2);
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto length(const Route &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](double result) {
      ECLAT_ENSURES(self.size() > kMost || isNear(result, lengthOf(before)));
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto startHeading(const Route &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](double result) {
      ECLAT_ENSURES(isNearHeading(result, headingOf(before.front())));
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto endHeading(const Route &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](double result) {
      ECLAT_ENSURES(self.size() > kMost || isNearHeading(result, headingOf(before.back())));
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto size(const Route &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](int result) {
      ECLAT_ENSURES(result > kMost || result == static_cast<int>(before.size()));
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto segment(const Route &self, int index) {
    using namespace directions_spec;
    ECLAT_THROWS(std::out_of_range, index < 0 || index >= self.size());
    return [&self, index, before = piecesOf(self)](const GeoSegment &result) {
      ECLAT_ENSURES(index >= kMost || pieceOf(result) == before.at(static_cast<std::size_t>(index)));
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto featureCount(const Route &self) {
    using namespace directions_spec;
    return [&self, before = piecesOf(self)](int result) {
      ECLAT_ENSURES(self.size() > kMost || result == static_cast<int>(byStreets(before).size()));
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto feature(const Route &self, int index) {
    using namespace directions_spec;
    ECLAT_THROWS(std::out_of_range, index < 0 || index >= self.featureCount());
    return [&self, index, before = piecesOf(self)](const GeoFeature &result) {
      ECLAT_ENSURES(self.size() > kMost || piecesOf(result) == byStreets(before).at(static_cast<std::size_t>(index)));
      ECLAT_ENSURES(piecesOf(self) == before);
    };
  }

  static auto addSegment(const Route &self, const GeoSegment &segment) {
    using namespace directions_spec;
    ECLAT_THROWS(std::invalid_argument, placeOf(segment.p1()) != placeOf(self.end()));
    return [&self, size = self.size(), before = piecesOf(self), piece = pieceOf(segment)](const Route &result) {
      ECLAT_ENSURES(result.size() == size + 1);
      ECLAT_ENSURES(size >= kMost || piecesOf(result) == joined(before, piece));
      ECLAT_ENSURES(isWellFormed(result));
      ECLAT_ENSURES(self.size() == size && piecesOf(self) == before);
    };
  }

  static auto operator_equal(const Route &self, const Route &other) {
    using namespace directions_spec;
    return [isSmall = self.size() <= kMost, isSame = self.size() == other.size() && piecesOf(self) == piecesOf(other)](
               bool result) { ECLAT_ENSURES(result == isSame || (isSame && !isSmall)); };
  }

  static auto operator_not_equal(const Route &self, const Route &other) {
    using namespace directions_spec;
    return [isSmall = self.size() <= kMost, isSame = self.size() == other.size() && piecesOf(self) == piecesOf(other)](
               bool result) { ECLAT_ENSURES(result == !isSame || (isSame && !isSmall)); };
  }
};

template <> struct eclat::Spec<StreetMap> {
  static constexpr auto laws = "copy independence self-assignment";

  static void invariant(const StreetMap &self) { ECLAT_INVARIANT(self.size() >= 0); }

  static auto constructor() {
    using namespace directions_spec;
    return [](const StreetMap &made) {
      ECLAT_ENSURES(made.size() == 0);
      ECLAT_ENSURES(countOf(sampleOf(made)) == 0);
    };
  }

  static auto constructor(const StreetMap &other) {
    using namespace directions_spec;
    return [size = other.size(), sample = sampleOf(other)](const StreetMap &made) {
      ECLAT_ENSURES(made.size() == size && isStill(made, sample));
    };
  }

  static auto addSegment(const StreetMap &self, const GeoSegment &segment) {
    using namespace directions_spec;
    Piece piece = pieceOf(segment);
    return [&self, piece, size = self.size(), sample = sampleOf(self, {piece.p1, piece.p2})]() mutable {
      Pieces &here = sample.at(piece.p1);
      bool isNew = !has(here, piece);
      if (isNew)
        here.push_back(piece);
      ECLAT_ENSURES(self.size() == size + isNew);
      ECLAT_ENSURES(isStill(self, sample));
    };
  }

  static auto addStreet(const StreetMap &self, const GeoSegment &segment) {
    using namespace directions_spec;
    Piece piece = pieceOf(segment);
    return [&self, piece, size = self.size(), sample = sampleOf(self, {piece.p1, piece.p2})]() mutable {
      int added = 0;
      for (const Piece &one : {piece, piece.reverse()})
        if (Pieces &here = sample.at(one.p1); !has(here, one)) {
          here.push_back(one);
          ++added;
        }
      ECLAT_ENSURES(self.size() == size + added);
      ECLAT_ENSURES(isStill(self, sample));
    };
  }

  static auto removeSegment(const StreetMap &self, const GeoSegment &segment) {
    using namespace directions_spec;
    Piece piece = pieceOf(segment);
    return [&self, piece, size = self.size(), sample = sampleOf(self, {piece.p1, piece.p2})](bool result) mutable {
      Pieces &here = sample.at(piece.p1);
      auto found = std::find(here.begin(), here.end(), piece);
      bool wasThere = found != here.end();
      if (wasThere)
        here.erase(found);
      ECLAT_ENSURES(result == wasThere);
      ECLAT_ENSURES(self.size() == size - wasThere);
      ECLAT_ENSURES(isStill(self, sample));
    };
  }

  static auto size(const StreetMap &self) {
    using namespace directions_spec;
    return [&self, sample = sampleOf(self)](int result) {
      ECLAT_ENSURES(result >= countOf(sample));
      ECLAT_ENSURES(self.size() == result && isStill(self, sample));
    };
  }

  static auto contains(const StreetMap &self, const GeoSegment &segment) {
    using namespace directions_spec;
    Piece piece = pieceOf(segment);
    return [&self, piece, size = self.size(), sample = sampleOf(self, {piece.p1, piece.p2})](bool result) {
      ECLAT_ENSURES(result == has(sample.at(piece.p1), piece));
      ECLAT_ENSURES(self.size() == size && isStill(self, sample));
    };
  }

  static auto segmentsFrom(const StreetMap &self, const GeoPoint &place) {
    using namespace directions_spec;
    Place at = placeOf(place);
    return [&self, at, size = self.size(), sample = sampleOf(self, {at})](const std::vector<GeoSegment> &result) {
      ECLAT_ENSURES(piecesOf(result) == sample.at(at));
      ECLAT_ENSURES(beginThereOnce(piecesOf(result), at));
      ECLAT_ENSURES(static_cast<int>(result.size()) <= size);
      ECLAT_ENSURES(
          std::all_of(result.begin(), result.end(), [&](const GeoSegment &one) { return self.contains(one); }));
      ECLAT_ENSURES(self.size() == size && isStill(self, sample));
    };
  }

  static auto shortestRoute(const StreetMap &self, const GeoPoint &from, const GeoPoint &to) {
    using namespace directions_spec;
    Place start = placeOf(from), end = placeOf(to);
    return [&self, start, end, size = self.size(),
            streets = streetsAround(self, {start}, kMostPlaces)](const std::optional<Route> &result) {
      ECLAT_ENSURES(isShortest(result, streets, start, end));
      ECLAT_ENSURES(!result || isWellFormed(*result));
      ECLAT_ENSURES(self.size() == size && isStill(self, streets));
    };
  }
};

template <> struct eclat::Spec<Directions> {
  static constexpr auto laws = "copy independence self-assignment";

  static void invariant(const Directions &self) {
    ECLAT_INVARIANT(self.lineCount() >= 2);
    ECLAT_INVARIANT(directions_spec::isWellFormed(self));
  }

  static auto constructor(const Route &route, double initialHeading = 0) {
    using namespace directions_spec;
    ECLAT_REQUIRES(isHeading(initialHeading));
    return [size = route.size(), pieces = piecesOf(route), initialHeading](const Directions &made) {
      ECLAT_ENSURES(size > kMost || hasTheseLines(made, pieces, initialHeading));
      ECLAT_ENSURES(size > kMost || isNear(made.totalLength(), lengthOf(pieces)));
    };
  }

  static auto constructor(const Directions &other) {
    using namespace directions_spec;
    return [lines = linesOf(other), length = other.totalLength()](const Directions &made) {
      ECLAT_ENSURES(linesOf(made) == lines && made.totalLength() == length);
    };
  }

  static auto turnFor(double oldHeading, double newHeading) {
    using namespace directions_spec;
    ECLAT_REQUIRES(isHeading(oldHeading) && isHeading(newHeading));
    return [oldHeading, newHeading](Turn result) {
      std::vector<Turn> turns = turnsOf(oldHeading, newHeading, isRound(oldHeading) && isRound(newHeading));
      ECLAT_ENSURES(std::find(turns.begin(), turns.end(), result) != turns.end());
    };
  }

  static auto describe(Turn turn) {
    using namespace directions_spec;
    ECLAT_REQUIRES(isTurn(turn));
    return [turn](const std::string &result) { ECLAT_ENSURES(result == wordsOf(turn)); };
  }

  static auto lineCount(const Directions &self) {
    using namespace directions_spec;
    return [&self, lines = linesOf(self)](int result) {
      ECLAT_ENSURES(result > kMost || result == static_cast<int>(lines.size()));
      ECLAT_ENSURES(linesOf(self) == lines);
    };
  }

  static auto line(const Directions &self, int index) {
    using namespace directions_spec;
    ECLAT_THROWS(std::out_of_range, index < 0 || index >= self.lineCount());
    return [&self, index, lines = linesOf(self)](const std::string &result) {
      ECLAT_ENSURES(index >= kMost || result == lines.at(static_cast<std::size_t>(index)));
      ECLAT_ENSURES(linesOf(self) == lines);
    };
  }

  static auto text(const Directions &self) {
    using namespace directions_spec;
    return [&self, lines = linesOf(self)](const std::string &result) {
      ECLAT_ENSURES(self.lineCount() > kMost || result == textOf(lines));
      ECLAT_ENSURES(linesOf(self) == lines);
    };
  }

  static auto totalLength(const Directions &self) {
    using namespace directions_spec;
    return [&self, lines = linesOf(self)](double result) {
      ECLAT_ENSURES(self.lineCount() > kMost || isArrival(lines.back(), result));
      ECLAT_ENSURES(linesOf(self) == lines);
    };
  }
};
