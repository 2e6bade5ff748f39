#include <boost/rational.hpp>
#include <gtest/gtest.h>

using Rational = boost::rational<int>;

TEST(Rational, IsNormalized) {
  Rational half(2, 4);
  EXPECT_EQ(half.numerator(), 1);
  EXPECT_EQ(half.denominator(), 2);
}

TEST(Rational, KeepsTheSignAbove) {
  Rational r(3, -6);
  EXPECT_EQ(r.numerator(), -1);
  EXPECT_EQ(r.denominator(), 2);
}

TEST(Rational, ZeroDenominatorThrows) {
  EXPECT_THROW(Rational(1, 0), boost::bad_rational);
  Rational r(1, 2);
  EXPECT_THROW(r.assign(4, 0), boost::bad_rational);
}

TEST(Rational, Sum) {
  Rational r(1, 3);
  r += Rational(1, 6);
  EXPECT_EQ(r, Rational(1, 2));
  r -= Rational(1, 4);
  EXPECT_EQ(r, Rational(1, 4));
}

TEST(Rational, Product) {
  Rational r(2, 3);
  r *= Rational(3, 8);
  EXPECT_EQ(r, Rational(1, 4));
  r /= Rational(1, 2);
  EXPECT_EQ(r, Rational(1, 2));
  EXPECT_THROW(r /= Rational(0), boost::bad_rational);
}

TEST(Rational, WithIntegers) {
  Rational r(5);
  r += 2;
  r -= 1;
  r *= 3;
  r /= 9;
  EXPECT_EQ(r, 2);
  EXPECT_THROW(r /= 0, boost::bad_rational);
}

TEST(Rational, Steps) {
  Rational r(1, 2);
  ++r;
  EXPECT_EQ(r, Rational(3, 2));
  r--;
  --r;
  EXPECT_EQ(r++, Rational(-1, 2));
}

TEST(Rational, Order) {
  EXPECT_LT(Rational(1, 3), Rational(1, 2));
  EXPECT_GT(Rational(7, 2), 3);
  EXPECT_TRUE(Rational(-7, 2) < -3);
  EXPECT_FALSE(Rational(4, 2) < 2);
}

TEST(Rational, Truth) {
  EXPECT_FALSE(Rational(0));
  EXPECT_TRUE(!Rational(0, 5));
  EXPECT_TRUE(Rational(1, 5));
}

TEST(Rational, Assign) {
  Rational r;
  r.assign(10, 15);
  EXPECT_EQ(r, Rational(2, 3));
  r = 4;
  EXPECT_EQ(boost::rational_cast<int>(r), 4);
  EXPECT_EQ(abs(Rational(-3, 4)), Rational(3, 4));
}
