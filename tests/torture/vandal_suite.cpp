#include "vandal.h"

#include <gtest/gtest.h>

TEST(VandalTest, Harmless) {
  Vandal vandal;
  EXPECT_EQ(vandal.harmless(1), 1);
}
