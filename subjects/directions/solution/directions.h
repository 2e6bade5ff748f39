#pragma once

#include "route.h"

#include <string>
#include <vector>

enum class Turn { Straight, SlightRight, Right, SharpRight, UTurn, SharpLeft, Left, SlightLeft };

// What to tell the driver of a route: a line for each street, and one for the arrival.
class Directions {
public:
  // The driver looks in that direction at first. Callers keep it within 0 <= initialHeading < 360.
  explicit Directions(const Route &route, double initialHeading = 0);

  // Callers keep both within 0 <= heading < 360.
  static Turn turnFor(double oldHeading, double newHeading);

  static std::string describe(Turn turn);

  int lineCount() const { return static_cast<int>(lines_.size()); }

  // Without the newline. Throws std::out_of_range unless 0 <= index < lineCount().
  std::string line(int index) const;

  // All lines, each ended by a newline.
  std::string text() const;

  double totalLength() const { return totalLength_; }

private:
  std::vector<std::string> lines_;
  double totalLength_;
};
