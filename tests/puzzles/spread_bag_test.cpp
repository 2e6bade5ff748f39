#include "spread_bag.h"

#include "plain_test.hpp"

TEST(SpreadBag, CountsWhatItHolds) {
  SpreadBag bag;
  EXPECT_TRUE(bag.empty());
  for (int k = -9; k <= 100; k += 7) {
    std::size_t before = bag.size();
    bag.add(k);
    EXPECT_EQ(bag.size(), before + 1);
    EXPECT_FALSE(bag.empty());
  }
  bag.clear();
  EXPECT_TRUE(bag.empty());
}

TEST(SpreadBag, TakesTheSameNumberTwice) {
  for (int k = 0; k < 10; k++) {
    SpreadBag bag;
    bag.add(3 * k);
    bag.add(3 * k);
    bag.add(0);
    EXPECT_EQ(bag.size(), 3u);
    bag.clear();
    bag.add(k);
    EXPECT_EQ(bag.size(), 1u);
  }
}
