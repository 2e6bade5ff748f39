#include "template_ring.h"

#include "plain_test.hpp"

#include <climits>
#include <stdexcept>

TEST(Ring, HoldsTwo) {
  for (int value : {0, 1, -1, INT_MIN, INT_MAX, 42, -100}) {
    box::Ring<int> ring;
    EXPECT_TRUE(ring.empty());
    ring.push(value);
    EXPECT_EQ(ring.newest(), value);
    ring.push(-(value / 2));
    EXPECT_EQ(ring.newest(), -(value / 2));
    EXPECT_EQ(ring.size(), 2u);
    EXPECT_THROW(ring.push(value), std::length_error);
  }
}

TEST(Ring, DropsTheOldest) {
  for (int value : {3, -3, 0, INT_MAX, INT_MIN, -50}) {
    box::Ring<int> ring;
    ring.push(value);
    ring.push(7);
    ring.pop();
    EXPECT_EQ(ring.newest(), 7);
    ring.pop();
    EXPECT_THROW(ring.pop(), std::out_of_range);
    EXPECT_THROW(ring.newest(), std::out_of_range);
  }
}

TEST(Ring, WrapsAround) {
  box::Ring<int> ring;
  for (int value : {5, -9, 0, 8, 8, -2, INT_MIN, 1}) {
    ring.push(value);
    if (ring.size() == 2)
      ring.pop();
  }
  EXPECT_EQ(ring.size(), 1u);
}
