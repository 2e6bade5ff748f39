#include "comment_case.h"

#include <gtest/gtest.h>

TEST(Rope, IsCutAndExtended) {
  Rope rope;
  EXPECT_TRUE(rope.isEmpty());
  for (int length = 10; length < 40; ++length) {
    rope.add(length);
    rope.cut();
    rope.extend(length / 2);
    EXPECT_EQ(rope.size(), length - 9);
  }
  EXPECT_FALSE(rope.isEmpty());
}
