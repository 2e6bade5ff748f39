#include "polynomial.h"

#include "plain_test.hpp"

#include <climits>
#include <vector>

namespace {

const std::vector<Polynomial> samples = {
    {},
    {1},
    {-5},
    {0, 1},
    {2, -3, 4},
    {-1, 0, 0, 7},
    {0, 0, -6}
};

}  // namespace

TEST(Polynomial, HasADegree) {
  EXPECT_TRUE(Polynomial().isZero());
  EXPECT_EQ(Polynomial().degree(), -1);
  EXPECT_EQ((Polynomial{0, 0}).degree(), -1);
  EXPECT_EQ(Polynomial{5}.degree(), 0);
  EXPECT_EQ((Polynomial{0, 0, 3, 0}).degree(), 2);
  EXPECT_FALSE((Polynomial{0, 1}).isZero());
}

TEST(Polynomial, HasCoefficients) {
  const Polynomial p{4, 0, -7};
  EXPECT_EQ(p[0], 4);
  EXPECT_EQ(p[1], 0);
  EXPECT_EQ(p[2], -7);
  for (std::size_t power : {std::size_t(3), std::size_t(100), ~std::size_t(0)})
    EXPECT_EQ(p[power], 0);
  EXPECT_EQ(Polynomial()[0], 0);
}

TEST(Polynomial, IsEvaluated) {
  for (int x : {0, 1, -1, 10, -100}) {
    EXPECT_EQ(Polynomial()(x), 0);
    EXPECT_EQ(Polynomial{8}(x), 8);
    EXPECT_EQ((Polynomial{2, -3, 4})(x), 2 - 3 * x + 4 * x * x);
  }
  EXPECT_EQ((Polynomial{0, 1})(INT64_MIN), INT64_MIN);
  EXPECT_THROW((Polynomial{0, 0, 1})(INT64_MAX), std::overflow_error);
  EXPECT_THROW((Polynomial{1, 1})(INT64_MAX), std::overflow_error);
}

TEST(Polynomial, AddsAndMultiplies) {
  EXPECT_EQ((Polynomial{1, 2} + Polynomial{3, 4, 5}), (Polynomial{4, 6, 5}));
  EXPECT_EQ((Polynomial{1, 2, 3} + Polynomial{0, 0, -3}), (Polynomial{1, 2}));
  EXPECT_EQ((Polynomial{1, 1} * Polynomial{-1, 1}), (Polynomial{-1, 0, 1}));
  for (const Polynomial &a : samples)
    for (const Polynomial &b : samples) {
      EXPECT_EQ(a + b, b + a);
      EXPECT_EQ(a * b, b * a);
      if (!a.isZero() && !b.isZero()) {
        EXPECT_EQ((a * b).degree(), a.degree() + b.degree());
      }
      for (int x : {0, 2, -3}) {
        EXPECT_EQ((a + b)(x), a(x) + b(x));
        EXPECT_EQ((a * b)(x), a(x) * b(x));
      }
    }
}

TEST(Polynomial, RefusesWhatDoesNotFit) {
  const Polynomial large{INT_MIN};
  EXPECT_EQ((large * large)[0], 1LL << 62);
  EXPECT_THROW(large * large * large, std::overflow_error);
  EXPECT_THROW(large * large + large * large, std::overflow_error);
  EXPECT_THROW((large * large * Polynomial{0, 0, 1}).derivative(), std::overflow_error);
}

TEST(Polynomial, HasADerivative) {
  EXPECT_EQ(Polynomial().derivative(), Polynomial());
  EXPECT_EQ(Polynomial{9}.derivative(), Polynomial());
  EXPECT_EQ((Polynomial{5, -2, 3, 1}).derivative(), (Polynomial{-2, 6, 3}));
  for (const Polynomial &a : samples)
    for (const Polynomial &b : samples)
      EXPECT_EQ((a * b).derivative(), a.derivative() * b + a * b.derivative());
}

TEST(Polynomial, Compares) {
  for (std::size_t i = 0; i < samples.size(); ++i)
    for (std::size_t j = 0; j < samples.size(); ++j) {
      EXPECT_EQ(samples[i] == samples[j], i == j);
      EXPECT_EQ(samples[i] != samples[j], i != j);
    }
}
