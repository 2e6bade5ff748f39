#include "value_near.h"

#include "plain_test.hpp"

TEST(Strip, IsEmptyAtFirst) {
  for (unsigned length : {0u, 1u, 17u, 300u, 799u, 5000u}) {
    Strip strip(length);
    EXPECT_EQ(strip.length(), 150 + length % 800);
    for (unsigned i = 0; i < strip.length(); i += 7)
      EXPECT_EQ(strip.at(i), 0);
    EXPECT_EQ(strip.at(strip.length() + 1), -1);
  }
}
