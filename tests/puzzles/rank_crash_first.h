// FINDS: undefined-behaviour in Odometer::average
// WITH: --class Odometer
// BUDGET: rounds 4
// FIRST: undefined-behaviour in Odometer::average
#pragma once

// Kilometres and trips. An average over no trip is a crash, a negative trip only a broken count.
class Odometer {
public:
  void trip(int km) {
    total_ += km % 1000;
    ++trips_;
  }
  int average() const { return total_ / trips_; }
  int total() const { return total_; }

private:
  int total_ = 0, trips_ = 0;
};
