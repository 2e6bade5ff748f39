#include "range_bag.h"

#include "plain_test.hpp"
#include <iterator>

TEST(RangeBag, CountsItsNumbers) {
  for (int n = 1; n < 7; ++n) {
    RangeBag bag;
    for (int i = 0; i < n; ++i)
      bag.add(i * 3 % 7 + n);
    bag.insert(bag.end(), n);
    EXPECT_EQ(bag.size(), n + 1);
    auto first = bag.begin();
    bag.erase(first, std::next(first));
    EXPECT_EQ(bag.size(), n);
    EXPECT_EQ(bag.find(100), bag.end());
  }
}
