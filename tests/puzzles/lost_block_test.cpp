#include "lost_block.h"

#include "plain_test.hpp"

TEST(BoxTest, HoldsTheLastNumber) {
  Box box;
  for (int k = 0; k < 20; ++k) {
    box.put(k);
    EXPECT_EQ(box.get(), k);
  }
}

TEST(BoxTest, DropsNothing) {
  Box box;
  box.drop();
  EXPECT_EQ(box.get(), 0);
}
