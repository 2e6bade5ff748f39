#include "own_refusal.h"

#include "plain_test.hpp"

TEST(Shelf, Keeps) {
  Shelf shelf;
  for (int book : {-5, 7, 0, 7})
    shelf.add(book);
  EXPECT_EQ(shelf.at(0), -5);
  EXPECT_EQ(shelf.at(3), 7);
}
