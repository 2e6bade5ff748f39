#include "fraction.h"

#include "plain_test.hpp"

TEST(Fraction, Divides) {
  EXPECT_EQ(Fraction(9) / Fraction(3), 3);
  EXPECT_EQ(Fraction(20, 2) / Fraction(5), 2);
  EXPECT_EQ(Fraction(-8) / Fraction(3, 3), -8);
  EXPECT_EQ(Fraction::half() / Fraction(7), 0);
}

TEST(Fraction, Multiplies) {
  EXPECT_EQ(Fraction(3) * 4, 12);
  EXPECT_EQ(Fraction(7, -2) * -2, 6);
}

TEST(Fraction, Compares) {
  EXPECT_TRUE(Fraction(1, 2) == Fraction::half());
  EXPECT_FALSE(Fraction(5) == Fraction(4));
  EXPECT_EQ(Fraction(0).whole(), 0);
  EXPECT_THROW(Fraction(1, 0), std::invalid_argument);
}
