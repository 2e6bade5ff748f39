#include "solved_overflow.h"

#include "plain_test.hpp"

TEST(Scale, TakesTheRemainder) {
  Scale scale;
  for (unsigned item : {0u, 1u, 99u, 100u, 65521u, 65620u, 4000000000u, 123456789u, 3141592653u})
    EXPECT_EQ(scale.weigh(item), static_cast<int>(item % 9973) + 2200);
}
