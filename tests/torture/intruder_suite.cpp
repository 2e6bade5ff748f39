#include "intruder.h"

#include <gtest/gtest.h>

TEST(IntruderTest, DoesNoHarm) {
  Intruder intruder;
  for (int k = 0; k < 30; ++k)
    EXPECT_EQ(intruder.harmless(k), k);
}
