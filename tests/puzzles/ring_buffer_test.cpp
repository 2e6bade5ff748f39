#include "ring_buffer.h"

#include "plain_test.hpp"

#include <climits>
#include <stdexcept>

TEST(RingBuffer, StartsEmpty) {
  for (int capacity : {1, 2, 3, 7, 64}) {
    RingBuffer buffer(capacity);
    EXPECT_EQ(buffer.capacity(), static_cast<std::size_t>(capacity));
    EXPECT_EQ(buffer.size(), 0u);
    EXPECT_TRUE(buffer.empty());
    EXPECT_FALSE(buffer.full());
    EXPECT_THROW(buffer.pop(), std::out_of_range);
  }
}

TEST(RingBuffer, RefusesCapacitiesThatAreNone) {
  for (int capacity : {0, -1, INT_MIN, 65, INT_MAX})
    EXPECT_THROW(RingBuffer buffer(capacity), std::invalid_argument);
}

TEST(RingBuffer, GivesBackInOrder) {
  for (int capacity : {1, 2, 3, 10, 64}) {
    RingBuffer buffer(capacity);
    for (int i = 0; i < capacity; ++i)
      EXPECT_TRUE(buffer.push(i * i - 50));
    EXPECT_TRUE(buffer.full());
    EXPECT_FALSE(buffer.push(1));
    for (int i = 0; i < capacity; ++i)
      EXPECT_EQ(buffer.pop(), i * i - 50);
    EXPECT_TRUE(buffer.empty());
    EXPECT_THROW(buffer.pop(), std::out_of_range);
  }
}

TEST(RingBuffer, WrapsAround) {
  RingBuffer buffer(3);
  const int values[] = {INT_MAX, 0, -1, INT_MIN, 100, 0, -7, 5, 5, 2};
  buffer.push(9);
  int expected = 9;
  for (int value : values) {
    EXPECT_TRUE(buffer.push(value));
    EXPECT_EQ(buffer.pop(), expected);
    expected = value;
    EXPECT_EQ(buffer.size(), 1u);
  }
}
