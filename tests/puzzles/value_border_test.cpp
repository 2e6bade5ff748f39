#include "value_border.h"

#include "plain_test.hpp"

TEST(Dial, TurnsToEveryMark) {
  Dial dial;
  for (int mark = 0; mark < 4790; mark += 37) {
    EXPECT_TRUE(dial.set(mark));
    EXPECT_EQ(dial.mark(), mark);
    EXPECT_EQ(dial.left(), 1000 / (4799 - mark));
  }
}

TEST(Dial, StopsAtItsEnds) {
  Dial dial;
  for (int mark : {-1, -500, 4800, 100000})
    EXPECT_FALSE(dial.set(mark));
  EXPECT_EQ(dial.mark(), 0);
}
