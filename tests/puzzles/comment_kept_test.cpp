#include "comment_kept.h"

#include <gtest/gtest.h>

TEST(Gauge, Shares) {
  Gauge gauge;
  EXPECT_EQ(gauge.share(10, 2), 5);
  EXPECT_EQ(gauge.share(9, 3), 3);
  EXPECT_EQ(gauge.share(-8, 4), -2);
}
