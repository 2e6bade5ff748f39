#include "strict_counter.h"

#include "plain_test.hpp"

#include <climits>
#include <stdexcept>

TEST(Counter, StartsAtZero) {
  for (int limit : {0, 1, 2, 15, 1000, INT_MAX}) {
    Counter counter(limit);
    EXPECT_EQ(counter.value(), 0);
    EXPECT_EQ(counter.limit(), limit);
    EXPECT_EQ(counter.done(), limit == 0);
    counter.reset();
    EXPECT_EQ(counter.value(), 0);
  }
}

TEST(Counter, RefusesNegativeNumbers) {
  EXPECT_THROW(Counter(-1), std::invalid_argument);
  EXPECT_THROW(Counter counter(INT_MIN), std::invalid_argument);
  Counter counter(5);
  EXPECT_THROW(counter.add(-1), std::invalid_argument);
  EXPECT_THROW(counter.add(INT_MIN), std::invalid_argument);
  EXPECT_EQ(counter.value(), 0);
}

TEST(Counter, AddsUpToItsLimit) {
  Counter counter(40);
  int expected = 0;
  for (int amount : {1, 0, 2, 3, 4, 10, 20}) {
    counter.add(amount);
    expected += amount;
    EXPECT_EQ(counter.value(), expected);
    EXPECT_THROW(counter.add(41), std::invalid_argument);
    EXPECT_THROW(counter.add(INT_MAX), std::invalid_argument);
  }
  EXPECT_TRUE(counter.done());
  counter.add(0);
  EXPECT_THROW(counter.add(1), std::invalid_argument);
  counter.reset();
  EXPECT_FALSE(counter.done());
  counter.add(40);
  EXPECT_TRUE(counter.done());
}

TEST(Counter, AddsToTheLargestLimit) {
  Counter counter(INT_MAX);
  counter.add(INT_MAX - 1);
  counter.add(1);
  EXPECT_TRUE(counter.done());
  Counter none(0);
  none.add(0);
  EXPECT_THROW(none.add(1), std::invalid_argument);
}
