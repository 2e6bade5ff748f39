#include "law_order.h"

#include "plain_test.hpp"

TEST(Urgency, IsOrderedByLevelThenName) {
  EXPECT_TRUE(Urgency(1, "b") < Urgency(2, "a"));
  EXPECT_FALSE(Urgency(3, "b") < Urgency(2, "c"));
  EXPECT_TRUE(Urgency(2, "a") < Urgency(2, "b"));
  EXPECT_FALSE(Urgency(2, "b") < Urgency(2, "a"));
}

TEST(Urgency, KeepsWhatItWasGiven) {
  for (int level : {-1, 0, 7, 100})
    EXPECT_EQ(Urgency(level, "x").level(), level);
  EXPECT_EQ(Urgency(1, "name").name(), "name");
}
