#include "overflowing_meter.h"

#include "plain_test.hpp"

#include <climits>

TEST(Meter, Adds) {
  Meter meter(10);
  meter.add(5);
  meter.add(-20);
  meter.add(0);
  EXPECT_EQ(meter.total(), -5);
  meter.add(700);
  EXPECT_EQ(meter.total(), 695);
}

TEST(Meter, StartsAnywhere) {
  EXPECT_EQ(Meter(INT_MAX).total(), INT_MAX);
  EXPECT_EQ(Meter(INT_MIN).total(), INT_MIN);
}
