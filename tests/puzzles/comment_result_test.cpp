#include "comment_result.h"

#include "plain_test.hpp"

TEST(Quota, IsTakenUp) {
  Quota quota(2);
  EXPECT_EQ(quota.remaining(), 2);
  EXPECT_TRUE(quota.take());
  EXPECT_TRUE(quota.take());
  EXPECT_FALSE(quota.take());
  EXPECT_EQ(quota.remaining(), 0);
}

TEST(Quota, CanGrow) {
  Quota quota(1);
  EXPECT_TRUE(quota.take());
  quota.setLimit(5);
  EXPECT_EQ(quota.remaining(), 4);
}
