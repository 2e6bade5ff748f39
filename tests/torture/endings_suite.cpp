#include "endings.h"

#include <gtest/gtest.h>

TEST(EndingsTest, Harmless) {
  Endings endings;
  EXPECT_EQ(endings.harmless(1), 1);
}
