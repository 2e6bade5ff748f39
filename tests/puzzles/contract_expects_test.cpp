#include "contract_expects.h"

#include "plain_test.hpp"

TEST(Seats, AreTakenOneByOne) {
  for (int count : {1, 5, 40, 100}) {
    Seats seats(count);
    for (int seat = 0; seat < count; seat += 3) {
      int before = seats.free();
      seats.take(seat);
      EXPECT_EQ(seats.free(), before - 1);
    }
  }
}
