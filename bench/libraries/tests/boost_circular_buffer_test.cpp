#include <boost/circular_buffer.hpp>
#include <gtest/gtest.h>

#include <numeric>

using Buffer = boost::circular_buffer<int>;

namespace {

Buffer filled(int count, std::size_t capacity) {
  Buffer buffer(capacity);
  for (int i = 1; i <= count; ++i)
    buffer.push_back(i * 10);
  return buffer;
}

TEST(CircularBuffer, StartsEmpty) {
  Buffer buffer(3);
  EXPECT_TRUE(buffer.empty());
  EXPECT_EQ(buffer.capacity(), 3u);
  EXPECT_EQ(buffer.reserve(), 3u);
}

TEST(CircularBuffer, OverwritesTheOldest) {
  Buffer buffer = filled(5, 3);
  EXPECT_TRUE(buffer.full());
  EXPECT_EQ(buffer.front(), 30);
  EXPECT_EQ(buffer.back(), 50);
}

TEST(CircularBuffer, PushFront) {
  Buffer buffer(3);
  buffer.push_front(1);
  buffer.push_front(2);
  EXPECT_EQ(buffer[0], 2);
  EXPECT_EQ(buffer.at(1), 1);
  EXPECT_THROW(buffer.at(2), std::out_of_range);
}

TEST(CircularBuffer, PopBothEnds) {
  Buffer buffer = filled(4, 5);
  buffer.pop_front();
  EXPECT_EQ(buffer.front(), 20);
  buffer.pop_back();
  EXPECT_EQ(buffer.back(), 30);
  EXPECT_EQ(buffer.size(), 2u);
}

TEST(CircularBuffer, SetCapacityKeepsTheFirst) {
  Buffer buffer = filled(4, 4);
  buffer.set_capacity(2);
  EXPECT_EQ(buffer.size(), 2u);
  EXPECT_EQ(buffer.front(), 10);
  buffer.rset_capacity(1);
  EXPECT_EQ(buffer.front(), 20);
}

TEST(CircularBuffer, Resize) {
  Buffer buffer = filled(2, 4);
  buffer.resize(4, 7);
  EXPECT_EQ(buffer.back(), 7);
  buffer.resize(1);
  EXPECT_EQ(buffer.size(), 1u);
  buffer.rresize(3, 9);
  EXPECT_EQ(buffer.front(), 9);
}

TEST(CircularBuffer, Linearize) {
  Buffer buffer = filled(5, 4);
  EXPECT_FALSE(buffer.is_linearized());
  int *data = buffer.linearize();
  EXPECT_TRUE(buffer.is_linearized());
  EXPECT_EQ(data[0], 20);
}

TEST(CircularBuffer, Rotate) {
  Buffer buffer = filled(3, 3);
  buffer.rotate(buffer.begin() + 1);
  EXPECT_EQ(buffer.front(), 20);
}

TEST(CircularBuffer, InsertAndErase) {
  Buffer buffer = filled(3, 5);
  buffer.insert(buffer.begin() + 1, 15);
  EXPECT_EQ(buffer[1], 15);
  buffer.erase(buffer.begin());
  EXPECT_EQ(buffer.front(), 15);
  buffer.erase_end(1);
  EXPECT_EQ(buffer.back(), 20);
}

TEST(CircularBuffer, AssignAndSwap) {
  Buffer one(2), two = filled(3, 3);
  one.assign(3, 5);
  EXPECT_EQ(one.capacity(), 3u);
  one.swap(two);
  EXPECT_EQ(one.front(), 10);
  EXPECT_EQ(two.front(), 5);
  two = one;
  EXPECT_EQ(two, one);
}

TEST(CircularBuffer, Iterates) {
  Buffer buffer = filled(5, 3);
  EXPECT_EQ(std::accumulate(buffer.begin(), buffer.end(), 0), 120);
  EXPECT_EQ(*buffer.rbegin(), 50);
  buffer.clear();
  EXPECT_EQ(buffer.begin(), buffer.end());
}

TEST(CircularBuffer, Queue) {
  Buffer buffer(4);
  for (int i = 0; i < 40; ++i) {
    buffer.push_back((i * 7) % 5 - 2);
    if (i % 3 == 0) {
      EXPECT_LE(buffer.front(), 2);
      EXPECT_GE(buffer.back(), -2);
      buffer.pop_front();
    }
    if (i % 7 == 0 && !buffer.empty())
      buffer.pop_back();
    for (std::size_t k = 0; k < buffer.size(); ++k)
      EXPECT_LT(buffer[k], 3);
  }
  EXPECT_GT(buffer.size(), 0u);
}

}  // namespace
