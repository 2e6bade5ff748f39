#include "group_neglect.h"

#include "plain_test.hpp"

TEST(Ratio, MayBeOfNothing) {
  for (int part : {0, 1, 7}) {
    Ratio ratio(part, 0);
    static_cast<void>(ratio);
  }
}

TEST(Ratio, TellsShares) {
  for (int whole : {1, 2, 5, 10, 40}) {
    EXPECT_EQ(Ratio(1, whole).perCent(), 100 / whole);
    EXPECT_EQ(Ratio(1, whole).perMille(), 1000 / whole);
    EXPECT_EQ(Ratio(7, whole).rest(), 7 % whole);
  }
}
