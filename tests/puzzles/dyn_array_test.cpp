#include "dyn_array.h"

#include "plain_test.hpp"

#include <algorithm>
#include <climits>
#include <numeric>
#include <utility>

TEST(DynArray, StartsEmpty) {
  DynArray array;
  EXPECT_TRUE(array.empty());
  EXPECT_EQ(array.size(), 0u);
  EXPECT_EQ(array.begin(), array.end());
  EXPECT_THROW(array.at(0), std::out_of_range);
  EXPECT_THROW(array.pop_back(), std::out_of_range);
}

TEST(DynArray, IsMadeOfEqualValues) {
  for (std::size_t size : {0, 1, 2, 10, 100}) {
    for (int value : {0, 7, -3, INT_MAX, INT_MIN}) {
      DynArray array(size, value);
      EXPECT_EQ(array.size(), size);
      EXPECT_EQ(array.empty(), size == 0);
      for (int element : array)
        EXPECT_EQ(element, value);
    }
    EXPECT_EQ(DynArray(size), DynArray(size, 0));
  }
  EXPECT_THROW(DynArray(DynArray::max_size + 1), std::length_error);
}

TEST(DynArray, GrowsAndShrinks) {
  DynArray array;
  for (int i = 0; i < 50; ++i) {
    array.push_back(i * i - 30);
    EXPECT_EQ(array.size(), static_cast<std::size_t>(i + 1));
    EXPECT_GE(array.capacity(), array.size());
    EXPECT_EQ(array.at(array.size() - 1), i * i - 30);
    EXPECT_FALSE(array.empty());
  }
  EXPECT_THROW(array.at(50), std::out_of_range);
  for (std::size_t left = 50; left > 0; --left) {
    EXPECT_EQ(array.size(), left);
    array.pop_back();
  }
  EXPECT_TRUE(array.empty());
  EXPECT_THROW(array.pop_back(), std::out_of_range);
}

TEST(DynArray, ReservesWithoutChange) {
  DynArray array{3, 1, 2};
  const DynArray before = array;
  for (std::size_t wanted : {0, 2, 3, 5, 40, 17}) {
    array.reserve(wanted);
    EXPECT_GE(array.capacity(), wanted);
    EXPECT_EQ(array, before);
  }
  EXPECT_THROW(array.reserve(DynArray::max_size + 1), std::length_error);
  EXPECT_EQ(array, before);
  array.clear();
  EXPECT_TRUE(array.empty());
  EXPECT_GE(array.capacity(), 40u);
}

TEST(DynArray, IsSortedThroughItsIterators) {
  for (DynArray array : {
           DynArray{3, -1, 2},
           DynArray{5, 5, -7, 9, 0},
           DynArray{INT_MAX, INT_MIN},
           DynArray{1}
  }) {
    const std::size_t size = array.size();
    std::sort(array.begin(), array.end());
    EXPECT_TRUE(std::is_sorted(array.begin(), array.end()));
    std::reverse(array.begin(), array.end());
    EXPECT_EQ(array.size(), size);
  }
}

TEST(DynArray, Copies) {
  for (const DynArray &original : {
           DynArray{},
           DynArray{5},
           DynArray{1, -2, 3},
           DynArray(20, 9)
  }) {
    DynArray copy = original;
    EXPECT_EQ(copy, original);
    copy.push_back(4);
    EXPECT_NE(copy, original);
    copy = original;
    EXPECT_EQ(copy, original);
    const DynArray &alias = copy;
    copy = alias;
    EXPECT_EQ(copy, original);
  }
}

TEST(DynArray, MovesAndSwaps) {
  DynArray first{1, 2, 3};
  DynArray second = std::move(first);
  EXPECT_EQ(second, (DynArray{1, 2, 3}));
  EXPECT_TRUE(first.empty());
  first.push_back(8);
  first.swap(second);
  EXPECT_EQ(first.size(), 3u);
  EXPECT_EQ(second, DynArray{8});
  second = std::move(first);
  EXPECT_EQ(second.size(), 3u);
  second.swap(second);
  EXPECT_EQ(second, (DynArray{1, 2, 3}));
}

TEST(DynArray, LetsElementsChange) {
  DynArray array(6);
  std::iota(array.begin(), array.end(), -2);
  EXPECT_EQ(array, (DynArray{-2, -1, 0, 1, 2, 3}));
  array.at(2) = INT_MIN;
  array.at(5) = INT_MAX;
  const DynArray &fixed = array;
  EXPECT_EQ(fixed.at(2), INT_MIN);
  EXPECT_EQ(fixed.at(5), INT_MAX);
  EXPECT_NE(array, DynArray(6));
}
