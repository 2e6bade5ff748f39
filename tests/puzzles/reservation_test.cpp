#include "reservation.h"

#include "plain_test.hpp"

TEST(Reservation, IsHeldByOneGuest) {
  Reservation seat;
  EXPECT_FALSE(seat.isTaken());
  EXPECT_FALSE(seat.release());
  for (int guest : {7, 3, 121, 45, 1, 999, 13, 27}) {
    EXPECT_TRUE(seat.reserve(guest));
    EXPECT_TRUE(seat.isTaken());
    EXPECT_FALSE(seat.reserve(500 - guest));
    EXPECT_FALSE(seat.reserve(guest % 10));
    EXPECT_TRUE(seat.release());
    EXPECT_FALSE(seat.isTaken());
    EXPECT_FALSE(seat.release());
  }
  EXPECT_EQ(seat.taken(), 8);
}

TEST(Reservation, RefusesWhoIsNoGuest) {
  Reservation seat;
  EXPECT_FALSE(seat.reserve(0));
  EXPECT_FALSE(seat.reserve(-5));
  EXPECT_FALSE(seat.isTaken());
  EXPECT_TRUE(seat.reserve(2000));
  EXPECT_TRUE(seat.isTaken());
}
