#include "law_move.h"

#include "plain_test.hpp"

TEST(Shelf, CountsItsBooks) {
  Shelf shelf;
  EXPECT_TRUE(shelf.empty());
  for (int book = 1; book < 6; ++book) {
    shelf.put(book * 3);
    EXPECT_EQ(shelf.size(), static_cast<std::size_t>(book));
    EXPECT_FALSE(shelf.empty());
  }
}

TEST(Shelf, MayBeCopied) {
  Shelf shelf;
  shelf.put(7);
  Shelf copy(shelf);
  EXPECT_EQ(copy.size(), 1u);
  EXPECT_FALSE(copy.empty());
}
