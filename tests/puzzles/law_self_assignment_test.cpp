#include "law_self_assignment.h"

#include "plain_test.hpp"

TEST(WordBag, CountsWhatItWasGiven) {
  WordBag bag;
  EXPECT_EQ(bag.size(), 0u);
  for (std::size_t i = 1; i < 6; ++i) {
    bag.add(std::string(i, 'x'));
    EXPECT_EQ(bag.size(), i);
  }
}

TEST(WordBag, TakesTheWordsOfAnother) {
  WordBag one, other;
  other.add("a");
  other.add("b");
  one.add("c");
  one = other;
  EXPECT_EQ(one.size(), 2u);
  EXPECT_EQ(other.size(), 2u);
}
