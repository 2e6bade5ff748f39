#include "exception_safety.h"

#include "plain_test.hpp"

TEST(Filter, KeepsWhatFits) {
  for (int n : {0, 1, 2, 3, 5, 8, 13}) {
    Filter<int> filter;
    for (int i = 0; i < n; ++i)
      filter.add(i * 7 % 5 - n);
    EXPECT_EQ(filter.size(), static_cast<std::size_t>(n));
    EXPECT_EQ(filter.has<0>(), n > 0);
    filter.keepIf(+[](const int &x) { return x % 2 == 0; });
    filter.keepIf(+[](const int &) { return true; });
    EXPECT_LE(filter.size(), static_cast<std::size_t>(n));
  }
}

TEST(Filter, AddsRanges) {
  Filter<int> filter;
  const int values[] = {4, 5, 6};
  filter.addAll(&values[0], &values[3]);
  EXPECT_EQ(filter.size(), 3u);
  filter.keepIf(+[](const int &) { return false; });
  EXPECT_EQ(filter.size(), 0u);
}
