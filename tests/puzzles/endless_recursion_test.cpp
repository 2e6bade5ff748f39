#include "endless_recursion.h"

#include "plain_test.hpp"

TEST(Pattern, RepeatsItsMotif) {
  Pattern pattern("ab");
  EXPECT_EQ(pattern.repeat(0), "");
  EXPECT_EQ(pattern.repeat(1), "ab");
  EXPECT_EQ(pattern.repeat(3), "ababab");
  EXPECT_EQ(Pattern("").repeat(4), "");
  EXPECT_EQ(Pattern("-").repeat(7), "-------");
}

TEST(Pattern, KeepsItsMotif) { EXPECT_EQ(Pattern("xyz").motif(), "xyz"); }
