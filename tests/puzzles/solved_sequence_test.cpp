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
  unsigned second = 87654321u * 77237u + 1234567u;
  for (unsigned last = 0; last < 20; ++last) {
    Dial right;
    right.turn(87654321u);
    right.turn(second);
    right.turn(last * 99999989u);
    EXPECT_EQ(right.turns(), 3);
  }
}
