#include "settler.h"

#include <gtest/gtest.h>

TEST(SettlerTest, PushesAndPops) {
  Settler settler;
  for (int i = 0; i < 20; ++i) {
    settler.push();
    EXPECT_EQ(settler.size(), i + 1);
  }
  for (int i = 20; i > 0; --i) {
    settler.pop();
    EXPECT_EQ(settler.size(), i - 1);
  }
}
