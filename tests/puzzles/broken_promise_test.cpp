#include "broken_promise.h"

#include "plain_test.hpp"

TEST(Ladder, IsClimbed) {
  Ladder ladder;
  EXPECT_EQ(ladder.rung(), 0);
  ladder.climb(3);
  EXPECT_EQ(ladder.rung(), 3);
  ladder.climb(20);
  EXPECT_EQ(ladder.rung(), 20);
  ladder.climb(-1);
  EXPECT_EQ(ladder.rung(), 0);
  ladder.climb(0);
  ladder.climb(8);
  EXPECT_EQ(ladder.rung(), 8);
}
