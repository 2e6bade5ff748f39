#include "money.h"

#include <gtest/gtest.h>

#include <climits>

namespace {

const std::int64_t amounts[] = {0, 1, -1, 99, 100, -250, 123456, -99999999, INT64_MAX / 2, INT64_MIN / 2};

}  // namespace

TEST(Money, HoldsCents) {
  EXPECT_EQ(Money().cents(), 0);
  EXPECT_FALSE(Money().isNegative());
  for (std::int64_t amount : amounts) {
    EXPECT_EQ(Money::ofCents(amount).cents(), amount);
    EXPECT_EQ(Money::ofCents(amount).isNegative(), amount < 0);
  }
}

TEST(Money, AddsAndSubtracts) {
  for (std::int64_t a : amounts)
    for (std::int64_t b : {0, 5, -7, 100000}) {
      EXPECT_EQ((Money::ofCents(a) + Money::ofCents(b)).cents(), a + b);
      EXPECT_EQ((Money::ofCents(a) - Money::ofCents(b)).cents(), a - b);
      Money sum = Money::ofCents(a);
      sum += Money::ofCents(b);
      sum -= Money::ofCents(b);
      EXPECT_EQ(sum, Money::ofCents(a));
    }
}

TEST(Money, RefusesWhatIsTooLarge) {
  Money most = Money::ofCents(INT64_MAX);
  const Money least = Money::ofCents(INT64_MIN);
  EXPECT_THROW(most += Money::ofCents(1), std::overflow_error);
  EXPECT_THROW(most -= Money::ofCents(-1), std::overflow_error);
  EXPECT_THROW(most *= 2, std::overflow_error);
  EXPECT_EQ(most.cents(), INT64_MAX);
  EXPECT_THROW(-least, std::overflow_error);
  EXPECT_THROW(least * -1, std::overflow_error);
  EXPECT_THROW(least + Money::ofCents(-5), std::overflow_error);
  EXPECT_THROW(least - Money::ofCents(INT64_MAX), std::overflow_error);
}

TEST(Money, MultipliesAndNegates) {
  for (std::int64_t cents : {0, 1, -250, 99999}) {
    for (int factor : {0, 1, -1, 3, -40, INT_MAX, INT_MIN})
      EXPECT_EQ((Money::ofCents(cents) * factor).cents(), cents * factor);
    EXPECT_EQ((-Money::ofCents(cents)).cents(), -cents);
  }
}

TEST(Money, Divides) {
  EXPECT_EQ(Money::ofCents(100).part(3).cents(), 33);
  EXPECT_EQ(Money::ofCents(-100).part(3).cents(), -33);
  EXPECT_EQ(Money::ofCents(2).part(5).cents(), 0);
  EXPECT_EQ(Money::ofCents(INT64_MIN).part(1).cents(), INT64_MIN);
  for (int parts : {0, -1, INT_MIN})
    EXPECT_THROW(Money::ofCents(10).part(parts), std::invalid_argument);
}

TEST(Money, Orders) {
  for (std::int64_t a : amounts)
    for (std::int64_t b : amounts) {
      EXPECT_EQ(Money::ofCents(a) < Money::ofCents(b), a < b);
      EXPECT_EQ(Money::ofCents(a) == Money::ofCents(b), a == b);
      EXPECT_EQ(Money::ofCents(a) >= Money::ofCents(b), a >= b);
    }
}

TEST(Money, ReadsAsText) {
  EXPECT_EQ(Money().text(), "0.00");
  EXPECT_EQ(Money::ofCents(7).text(), "0.07");
  EXPECT_EQ(Money::ofCents(-7).text(), "-0.07");
  EXPECT_EQ(Money::ofCents(1234).text(), "12.34");
  EXPECT_EQ(Money::ofCents(-100).text(), "-1.00");
  EXPECT_EQ(Money::ofCents(INT64_MAX).text(), "92233720368547758.07");
  EXPECT_EQ(Money::ofCents(INT64_MIN).text(), "-92233720368547758.08");
}
