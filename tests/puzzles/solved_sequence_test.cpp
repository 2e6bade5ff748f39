#include "solved_sequence.h"

#include "plain_test.hpp"

TEST(Dial, CountsItsTurns) {
  Dial dial;
  for (unsigned number = 0; number < 40; ++number) {
    dial.turn(number * 7654321u);
    EXPECT_EQ(dial.turns(), static_cast<int>(number) + 1);
  }
  dial.reset();
  EXPECT_EQ(dial.turns(), 0);
  dial.turn(4000000000u);
  EXPECT_EQ(dial.turns(), 1);
}
