#include "min_heap.h"

#include "plain_test.hpp"

#include <algorithm>
#include <climits>
#include <vector>

using Heap = MinHeap<int>;

namespace {

const std::vector<std::vector<int>> samples = {
    {4},
    {2, 1},
    {1, 2},
    {3, 3, 3},
    {5, -4, 8, 0, 7, -4, 12},
    {9, 8, 7, 6, 5, 4, 3, 2, 1, 0},
    {INT_MAX, INT_MIN, 0, -1, 1}
};

}  // namespace

TEST(MinHeap, StartsEmpty) {
  Heap heap;
  EXPECT_TRUE(heap.empty());
  EXPECT_EQ(heap.size(), 0u);
  EXPECT_THROW(heap.top(), std::out_of_range);
  EXPECT_THROW(heap.pop(), std::out_of_range);
}

TEST(MinHeap, KeepsTheLeastOnTop) {
  for (const std::vector<int> &values : samples) {
    Heap heap;
    int least = INT_MAX;
    for (int value : values) {
      heap.push(value);
      least = std::min(least, value);
      EXPECT_EQ(heap.top(), least);
      EXPECT_FALSE(heap.empty());
    }
    EXPECT_EQ(heap.size(), values.size());
  }
}

TEST(MinHeap, GivesBackInOrder) {
  for (std::vector<int> values : samples) {
    Heap heap;
    for (int value : values)
      heap.push(value);
    std::sort(values.begin(), values.end());
    for (int value : values) {
      EXPECT_EQ(heap.top(), value);
      EXPECT_EQ(heap.pop(), value);
    }
    EXPECT_TRUE(heap.empty());
    EXPECT_THROW(heap.pop(), std::out_of_range);
  }
}

TEST(MinHeap, IsMadeOfAList) {
  Heap heap{6, 2, 9, -1, 2, 14, 3, 0};
  for (int expected : {-1, 0, 2, 2, 3, 6, 9, 14})
    EXPECT_EQ(heap.pop(), expected);
  EXPECT_TRUE(heap.empty());
  EXPECT_EQ(Heap{7}.top(), 7);
}

TEST(MinHeap, Merges) {
  Heap left{5, 1};
  const Heap right{0, 8, 5};
  left.merge(right);
  EXPECT_EQ(left.size(), 5u);
  EXPECT_EQ(right.size(), 3u);
  EXPECT_EQ(left.top(), 0);
  left.merge(Heap());
  EXPECT_EQ(left.size(), 5u);
  left.merge(left);
  EXPECT_EQ(left.size(), 10u);
  for (int expected : {0, 0, 1, 1, 5, 5, 5, 5, 8, 8})
    EXPECT_EQ(left.pop(), expected);
  left.merge(right);
  EXPECT_EQ(left.size(), 3u);
}

TEST(MinHeap, Clears) {
  for (const std::vector<int> &values : samples) {
    Heap heap;
    for (int value : values)
      heap.push(value);
    heap.clear();
    EXPECT_TRUE(heap.empty());
    heap.push(-7);
    EXPECT_EQ(heap.pop(), -7);
  }
}
