#include "inherited_abort.h"

#include "plain_test.hpp"

TEST(Square, HasASide) {
  EXPECT_EQ(Square(4).side(), 4);
  EXPECT_EQ(Square(0).side(), 0);
}

TEST(Square, Scales) {
  Square square(3);
  EXPECT_EQ(square.percent(), 100);
  for (int percent : {50, 200, -100, 1, -1, 75}) {
    square.scale(percent);
    EXPECT_EQ(square.percent(), percent);
  }
}
