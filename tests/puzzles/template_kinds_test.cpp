#include "template_kinds.h"

#include "plain_test.hpp"
#include <set>

TEST(SortedShelf, Sorts) {
  for (int i = 1; i < 20; ++i) {
    SortedShelf<int> shelf;
    EXPECT_TRUE(shelf.add(i));
    EXPECT_TRUE(shelf.emplace(i - 1));
    if (i % 2 == 0)
      EXPECT_TRUE(shelf.add(i % 7));
    EXPECT_TRUE(shelf.has(i));
    EXPECT_EQ(shelf.groups<2>(), 1u);
    std::vector<int> items = shelf.as<std::vector>();
    EXPECT_TRUE(std::is_sorted(items.begin(), items.end()));
    const int more[] = {3, 4, 5};
    shelf.addAll(more, more + 3);
    EXPECT_EQ(shelf.size(), 4u);
  }
}
