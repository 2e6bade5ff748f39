#include "off_by_one.h"

#include "plain_test.hpp"

TEST(Histogram, CountsValues) {
  Histogram histogram;
  for (int value : {0, 4, 4, 9})
    histogram.add(value);
  EXPECT_EQ(histogram.count(0), 1);
  EXPECT_EQ(histogram.count(4), 2);
  EXPECT_EQ(histogram.count(5), 0);
  EXPECT_EQ(histogram.count(9), 1);
}

TEST(Histogram, IgnoresOtherValues) {
  Histogram histogram;
  histogram.add(-1);
  histogram.add(25);
  EXPECT_EQ(histogram.count(-1), 0);
  EXPECT_EQ(histogram.count(25), 0);
}
