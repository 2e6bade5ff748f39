#include "forger.h"

#include <gtest/gtest.h>

TEST(ForgerTest, IsHarmlessHere) {
  Forger forger;
  for (int k = 0; k < 30; ++k) {
    EXPECT_EQ(forger.harmless(k), k);
    EXPECT_EQ(forger.zz(k % 5), k % 5);
  }
}
