#include "endless_loop.h"

#include "plain_test.hpp"

TEST(Ruler, FindsTheCommonMark) {
  Ruler ruler(12);
  EXPECT_EQ(ruler.commonMark(18), 6u);
  EXPECT_EQ(ruler.commonMark(-8), 4u);
  EXPECT_EQ(ruler.commonMark(5), 1u);
  EXPECT_EQ(ruler.commonMark(1), 1u);
  EXPECT_EQ(ruler.commonMark(12), 12u);
  EXPECT_EQ(Ruler(-9).commonMark(-3), 3u);
}

TEST(Ruler, HasALength) {
  EXPECT_EQ(Ruler(7).length(), 7u);
  EXPECT_EQ(Ruler(-7).length(), 7u);
}
