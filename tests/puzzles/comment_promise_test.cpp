#include "comment_promise.h"

#include <gtest/gtest.h>

TEST(Drawer, Holds) {
  Drawer drawer;
  drawer.add(4);
  drawer.add(7);
  EXPECT_EQ(drawer.at(0), 4);
  EXPECT_EQ(drawer.at(1), 7);
  EXPECT_EQ(drawer.size(), 2);
}
