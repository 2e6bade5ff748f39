#include "law_independence.h"

#include "plain_test.hpp"

TEST(Scoreboard, AddsUp) {
  Scoreboard board;
  for (int i = 1; i < 6; ++i) {
    board.score();
    EXPECT_EQ(board.points(), i);
  }
  board.bonus();
  EXPECT_EQ(board.points(), 15);
}

TEST(Scoreboard, ACopyScoresForItself) {
  Scoreboard board;
  board.score();
  Scoreboard copy(board);
  copy.score();
  EXPECT_EQ(copy.points(), 2);
  EXPECT_EQ(board.points(), 1);
}
