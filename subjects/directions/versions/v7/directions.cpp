#include "directions.h"

#include <cstdio>
#include <stdexcept>

namespace {

// With exactly one decimal.
std::string format(double length) {
  char buffer[400];  // enough for every double
  std::snprintf(buffer, sizeof buffer, "%.1f", length);
  return buffer;
}

}  // namespace

Directions::Directions(const Route &route, double initialHeading) : totalLength_(route.length()) {
  double heading = initialHeading;
  for (int k = 0; k < route.featureCount(); ++k) {
    GeoFeature feature = route.feature(k);
    lines_.push_back(describe(turnFor(heading, feature.startHeading())) + " onto " + feature.name() + " and go " +
                     format(feature.length()) + " units.");
    heading = feature.endHeading();
  }
  lines_.push_back("You have arrived after " + format(totalLength_) + " units.");
}

Turn Directions::turnFor(double oldHeading, double newHeading) {
  double angle = newHeading - oldHeading;
  if (angle < 0)
    angle += 360;
  if (angle < 10 || angle > 350)
    return Turn::Straight;
  if (angle < 60)
    return Turn::SlightRight;
  if (angle < 120)
    return Turn::Right;
  if (angle < 179)
    return Turn::SharpRight;
  if (angle <= 181)
    return Turn::UTurn;
  if (angle <= 240)
    return Turn::SharpLeft;
  if (angle <= 300)
    return Turn::Left;
  return Turn::SlightLeft;
}

std::string Directions::describe(Turn turn) {
  switch (turn) {
  case Turn::Straight: return "Continue straight";
  case Turn::SlightRight: return "Turn slight right";
  case Turn::Right: return "Turn right";
  case Turn::SharpRight: return "Turn sharp right";
  case Turn::UTurn: return "Make a U-turn";
  case Turn::SharpLeft: return "Turn sharp left";
  case Turn::Left: return "Turn left";
  case Turn::SlightLeft: return "Turn slight left";
  }
  return "";
}

std::string Directions::line(int index) const {
  if (index < 0 || index >= lineCount())
    throw std::out_of_range("no line at index " + std::to_string(index));
  return lines_[index];
}

std::string Directions::text() const {
  std::string out;
  for (const std::string &line : lines_)
    out += line + "\n";
  return out;
}
