#include "changes.h"

#include <gtest/gtest.h>

TEST(ChangesTest, Harmless) {
  Changes changes;
  EXPECT_EQ(changes.harmless(1), 1);
}
