#include "rational.h"

#include "plain_test.hpp"

#include <climits>
#include <sstream>
#include <vector>

using math::Rational;

namespace {

std::vector<Rational> samples() {
  return {Rational(0),        Rational(1),       Rational(-1),      Rational(1, 2),
          Rational(-2, 3),    Rational(7, 5),    Rational(-100, 7), Rational(46341),
          Rational(3, 65537), Rational(INT_MAX), Rational(INT_MIN), Rational(1, INT_MAX)};
}

}  // namespace

TEST(Rational, IsInLowestTerms) {
  const int cases[][4] = {
      {1,       2,       1,           2 },
      {2,       4,       1,           2 },
      {-3,      6,       -1,          2 },
      {3,       -6,      -1,          2 },
      {-8,      -2,      4,           1 },
      {0,       -7,      0,           1 },
      {INT_MIN, 2,       -1073741824, 1 },
      {6,       35,      6,           35},
      {INT_MIN, INT_MIN, 1,           1 },
      {INT_MAX, INT_MAX, 1,           1 }
  };
  for (const auto &c : cases) {
    const Rational made(c[0], c[1]);
    EXPECT_EQ(made.numerator(), c[2]);
    EXPECT_EQ(made.denominator(), c[3]);
  }
  EXPECT_EQ(Rational().numerator(), 0);
  EXPECT_EQ(Rational(9).denominator(), 1);
}

TEST(Rational, RefusesWhatIsNone) {
  for (int top : {0, 1, -5, INT_MIN})
    EXPECT_THROW(Rational(top, 0), std::domain_error);
  EXPECT_THROW(Rational(1, INT_MIN), std::overflow_error);
  EXPECT_THROW(Rational(INT_MIN, -1), std::overflow_error);
  EXPECT_THROW(Rational(0).reciprocal(), std::domain_error);
  EXPECT_THROW(Rational(5, 3) / Rational(0), std::domain_error);
  EXPECT_THROW(Rational(INT_MIN).reciprocal(), std::overflow_error);
  EXPECT_THROW(Rational(1, 2) / Rational(INT_MAX), std::overflow_error);
  EXPECT_THROW(-Rational(INT_MIN), std::overflow_error);
  EXPECT_THROW(Rational(INT_MAX) + 1, std::overflow_error);
  EXPECT_THROW(Rational(INT_MIN) - 1, std::overflow_error);
  EXPECT_THROW(Rational(1, INT_MAX) * Rational(1, 2), std::overflow_error);
}

TEST(Rational, Calculates) {
  EXPECT_EQ(Rational(1, 2) + Rational(1, 3), Rational(5, 6));
  EXPECT_EQ(Rational(1, 2) - Rational(2, 3), Rational(-1, 6));
  EXPECT_EQ(Rational(-3, 4) * Rational(2, 9), Rational(-1, 6));
  EXPECT_EQ(Rational(3, 4) / Rational(-1, 8), Rational(-6));
  EXPECT_EQ(Rational(7) + Rational(-7), Rational(0));
}

TEST(Rational, ObeysTheLaws) {
  const std::vector<Rational> small{Rational(0),     Rational(1),     Rational(-4),     Rational(12),
                                    Rational(-5, 3), Rational(22, 7), Rational(-9, 100)};
  for (const Rational &a : small)
    for (const Rational &b : small) {
      EXPECT_EQ(a + b, b + a);
      EXPECT_EQ(a * b, b * a);
      EXPECT_EQ(a + b - b, a);
      EXPECT_EQ(a - b, a + -b);
      if (b != Rational(0)) {
        EXPECT_EQ(a / b, a * b.reciprocal());
      }
    }
}

TEST(Rational, Orders) {
  for (const Rational &a : samples())
    for (const Rational &b : samples()) {
      EXPECT_EQ(a < b, a.value() < b.value());
      EXPECT_EQ(a == b, !(a < b) && !(b < a));
      EXPECT_EQ(a != b, !(a == b));
    }
}

TEST(Rational, ConvertsAndPrints) {
  EXPECT_EQ(Rational(-3, 4).value(), -0.75);
  EXPECT_EQ(Rational(10, 5).value(), 2.0);
  std::ostringstream out;
  out << Rational(4, -6) << ' ' << Rational(5);
  EXPECT_EQ(out.str(), "-2/3 5/1");
}
