#include "squatter.h"

#include <gtest/gtest.h>

TEST(SquatterTest, IsHarmlessHere) {
  Squatter squatter;
  for (int k = 0; k < 30; ++k)
    EXPECT_EQ(squatter.harmless(k), k);
  for (int k = 0; k < 5; ++k)
    squatter.breaks(k);
}

TEST(CloserTest, IsHarmlessHere) {
  Closer closer;
  for (int k = 0; k < 30; ++k)
    EXPECT_EQ(closer.closes(k), k);
}
