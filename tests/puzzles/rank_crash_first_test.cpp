#include "rank_crash_first.h"

#include "plain_test.hpp"

TEST(Odometer, AddsTrips) {
  Odometer meter;
  for (int km : {0, 3, 12, 7, 250, 1, 90}) {
    int before = meter.total();
    meter.trip(km);
    EXPECT_EQ(meter.total(), before + km);
    EXPECT_GE(meter.average(), 0);
  }
}

TEST(Odometer, AveragesThem) {
  Odometer meter;
  meter.trip(10);
  meter.trip(20);
  EXPECT_EQ(meter.average(), 15);
  EXPECT_EQ(Odometer().total(), 0);
}
