#include "shared_by_copy.h"

#include "plain_test.hpp"

TEST(Scores, StartAtZero) {
  Scores scores;
  for (unsigned player = 0; player < 5; ++player)
    EXPECT_EQ(scores.of(player), 0);
}

TEST(Scores, KeepWhatIsSet) {
  Scores scores;
  scores.set(0, 12);
  scores.set(1, -3);
  scores.set(3, 700);
  scores.set(0, 13);
  EXPECT_EQ(scores.of(0), 13);
  EXPECT_EQ(scores.of(1), -3);
  EXPECT_EQ(scores.of(3), 700);
}
