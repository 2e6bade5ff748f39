#include "every_operator.h"

#include "plain_test.hpp"

TEST(Mask, Calculates) {
  for (int i = 1; i < 20; ++i) {
    Mask a(static_cast<unsigned char>(i)), b(3);
    EXPECT_TRUE((a + b).operator-(b) == a);
    EXPECT_TRUE((a * b).operator/(b) == a);
    EXPECT_FALSE(a.operator!());
    EXPECT_EQ(a[0], i % 2 == 1);
    EXPECT_EQ(a(1), i + 3);
    EXPECT_EQ((++a).operator unsigned char(), i + 1);
    EXPECT_TRUE(a.operator>(i));
    EXPECT_TRUE((a - a).operator!());
    EXPECT_FALSE(static_cast<bool>(Mask()));
  }
}
