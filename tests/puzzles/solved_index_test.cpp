#include "solved_index.h"

#include "plain_test.hpp"

TEST(Wheel, HasEightSlots) {
  Wheel wheel;
  const int slots[] = {3, 1, 4, 1, 5, 9, 2, 6};
  for (unsigned turn : {0u, 1u, 7u, 8u, 15u, 1000u, 999982u, 4000000000u, 2345678901u})
    EXPECT_EQ(wheel.slot(turn), slots[turn % 8]);
}
