#include "comment_duty.h"

#include <gtest/gtest.h>

TEST(Shelf, FirstAndLast) {
  Shelf shelf;
  EXPECT_TRUE(shelf.isEmpty());
  shelf.put(20);
  EXPECT_EQ(shelf.first(), 20);
  EXPECT_EQ(shelf.last(), 20);
  shelf.put(35);
  EXPECT_EQ(shelf.last(), 35);
}

TEST(Shelf, Fitting) {
  Shelf shelf;
  EXPECT_EQ(shelf.fitting(100, 20), 5);
  EXPECT_EQ(shelf.fitting(-7, 35), 0);
  EXPECT_EQ(shelf.fitting(90, -30), -3);
}
