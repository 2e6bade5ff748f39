#include "solved_string_key.h"

#include "plain_test.hpp"

TEST(PriceList, CountsNames) {
  PriceList prices;
  int count = 0;
  for (const char *name :
       {"lemon", "apple", "pear", "mango", "fig", "peach", "kiwi", "grape", "olive", "plum", "melon"}) {
    prices.set(name, 17 * count % 40);
    EXPECT_EQ(prices.count(), ++count);
  }
  prices.set("pear", 3);
  prices.set("mango", 9);
  EXPECT_EQ(prices.count(), count);
  PriceList other;
  for (const char *name : {"tea", "cocoa", "milk", "water", "juice", "wine", "cider", "ale"})
    other.set(name, 5);
  EXPECT_EQ(other.count(), 8);
}
