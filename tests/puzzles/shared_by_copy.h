// FINDS: address-sanitizer in Scores::Scores
// WITH: --class Scores
// BUDGET: rounds 2
#pragma once

// The copy constructor copies the pointer, so both objects free the same array.
class Scores {
public:
  Scores() : points_(new int[4]()) {}
  Scores(const Scores &other) : points_(other.points_) {}
  ~Scores() { delete[] points_; }
  Scores &operator=(const Scores &) = delete;

  int of(unsigned player) const { return points_[player % 4]; }
  void set(unsigned player, int points) { points_[player % 4] = points; }

private:
  int *points_;
};
