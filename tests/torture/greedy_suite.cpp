#include "greedy.h"

#include <gtest/gtest.h>

TEST(GreedyTest, IsModest) {
  Greedy greedy;
  for (int k = 0; k < 30; ++k)
    EXPECT_EQ(greedy.harmless(k), k);
}
