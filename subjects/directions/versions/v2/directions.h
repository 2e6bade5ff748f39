#pragma once

#include <string>
#include <vector>

#include "route.h"

enum class Turn { Straight, SlightRight, Right, SharpRight, UTurn, SharpLeft, Left, SlightLeft };

// What to tell the driver of a route.
class Directions {
public:
  // Requires 0 <= initialHeading < 360: where the driver looks at first.
  explicit Directions(const Route &route, double initialHeading = 0);

  // Requires both headings in [0, 360).
  static Turn turnFor(double oldHeading, double newHeading);
  static std::string describe(Turn turn);

  // One for each feature of the route, and one for the arrival.
  int lineCount() const { return static_cast<int>(lines_.size()); }
  // Throws std::out_of_range unless 0 <= index < lineCount().
  std::string line(int index) const;
  // All lines, each ended by a newline.
  std::string text() const;
  double totalLength() const { return totalLength_; }

private:
  std::vector<std::string> lines_;
  double totalLength_;
};
