#include "sorted_list.h"

#include "plain_test.hpp"

TEST(SortedList, StartsEmpty) {
  SortedList list;
  EXPECT_TRUE(list.isEmpty());
  list.removeFirst();
  EXPECT_TRUE(list.isEmpty());
}

TEST(SortedList, TakesNumbersInAnyOrder) {
  SortedList list;
  for (int value : {5, 1, 9, 3, 3, 12, 0, 7, 40, 2}) {
    list.insert(value);
    EXPECT_FALSE(list.isEmpty());
  }
  for (int i = 0; i < 10; ++i)
    list.removeFirst();
  EXPECT_TRUE(list.isEmpty());
}

TEST(SortedList, TakesNumbersAfterRemovals) {
  SortedList list;
  for (int value : {8, 6, 11, 4}) {
    list.insert(value);
    list.insert(2 * value);
    list.removeFirst();
  }
  EXPECT_FALSE(list.isEmpty());
}

TEST(SortedList, MayStartBelowZero) {
  SortedList list;
  list.insert(-3);
  list.insert(4);
  list.insert(1);
  EXPECT_FALSE(list.isEmpty());
}
