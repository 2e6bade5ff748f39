#include "support/number_set.h"

#include "support/random.h"

#include <gtest/gtest.h>

#include <set>

namespace eclat {
namespace {

TEST(NumberSet, KnowsWhatItWasGiven) {
  NumberSet numbers;
  EXPECT_TRUE(numbers.insert(0));
  EXPECT_FALSE(numbers.insert(0));
  // The same low bits, so that all begin at the same place.
  for (std::uint64_t i = 1; i < 100; ++i)
    EXPECT_TRUE(numbers.insert(i << 40));
  for (std::uint64_t i = 1; i < 100; ++i)
    EXPECT_FALSE(numbers.insert(i << 40));
}

TEST(NumberSet, AgreesWithTheStandardOne) {
  NumberSet numbers;
  std::set<std::uint64_t> expected;
  Random random(3);
  for (int i = 0; i < 20000; ++i) {
    std::uint64_t number = random.below(10000);
    ASSERT_EQ(numbers.insert(number), expected.insert(number).second) << number;
  }
}

TEST(RecentNumbers, KnowsAtLeastSoManyOfTheLast) {
  RecentNumbers numbers(100);
  for (std::uint64_t n = 0; n < 1000; ++n)
    EXPECT_TRUE(numbers.insert(n));
  for (std::uint64_t n = 901; n < 1000; ++n)
    EXPECT_FALSE(numbers.insert(n)) << n;
  EXPECT_TRUE(numbers.insert(5)) << "long forgotten, so that memory is bounded";
}

}  // namespace
}  // namespace eclat
