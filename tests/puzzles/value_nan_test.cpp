#include "value_nan.h"

#include "plain_test.hpp"

TEST(Ladder, ClimbsToTheNextStep) {
  Ladder ladder;
  for (double height : {0.0, 0.5, 1.0, 7.25, 50.0}) {
    EXPECT_TRUE(ladder.climb(height));
    EXPECT_GE(ladder.height(), height);
    EXPECT_LT(ladder.height(), height + 1);
  }
  EXPECT_FALSE(ladder.climb(-1));
  EXPECT_FALSE(ladder.climb(51));
}
