#include "interval_list.h"

#include "plain_test.hpp"

TEST(IntervalList, JoinsWhatOverlaps) {
  IntervalList list;
  EXPECT_FALSE(list.contains(3));
  EXPECT_TRUE(list.add(10, 20));
  EXPECT_TRUE(list.add(30, 40));
  EXPECT_TRUE(list.add(1, 3));
  EXPECT_TRUE(list.add(50, 55));
  EXPECT_TRUE(list.add(15, 31));
  EXPECT_TRUE(list.contains(25));
  EXPECT_FALSE(list.contains(45));
  EXPECT_TRUE(list.add(41, 49));
  EXPECT_TRUE(list.contains(45));
  EXPECT_TRUE(list.add(100, 900));
}

TEST(IntervalList, TakesSingleNumbers) {
  IntervalList list;
  for (int number : {5, 700, 80, 3, 61, 400}) {
    EXPECT_TRUE(list.add(number, number));
    EXPECT_TRUE(list.contains(number));
  }
  EXPECT_TRUE(list.add(200, 210));
  EXPECT_TRUE(list.add(90, 95));
  EXPECT_TRUE(list.add(2, 1000));
  EXPECT_TRUE(list.contains(6));
}

TEST(IntervalList, RefusesWhatIsNone) {
  IntervalList list;
  EXPECT_FALSE(list.add(-1, 5));
  EXPECT_FALSE(list.add(5, 4));
  EXPECT_FALSE(list.add(5, 1001));
  EXPECT_TRUE(list.add(0, 7));
  EXPECT_TRUE(list.add(12, 13));
  EXPECT_FALSE(list.add(12, 11));
}
