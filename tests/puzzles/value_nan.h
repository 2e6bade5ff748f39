// FINDS: timeout in Ladder::climb
// WITH: --class Ladder
// BUDGET: rounds 10
#pragma once

// Climbs in steps of one until it is there. With a height that is no number it is never there.
class Ladder {
public:
  bool climb(double height) {
    if (height < 0 || height > 50)
      return false;
    double at = 0;
    while (!(at >= height)) {
      at += 1;
      at = at > 100 ? 100 : at;
    }
    height_ = at;
    return true;
  }
  double height() const { return height_; }

private:
  double height_ = 0;
};
