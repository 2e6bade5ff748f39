#include "newer_standards.h"

#include "plain_test.hpp"

TEST(Board, HasCells) {
  for (unsigned n = 1; n < 8; ++n) {
    Board<int> board(n, n);
    EXPECT_EQ(board.area(), n * n);
    board.fill(3);
    EXPECT_EQ((board[n - 1, n - 1]), 3);
    board[0, 0] = 4;
    EXPECT_EQ(board.at(0, 0), 4);
    EXPECT_EQ(board.at(n, 0).error(), Trouble::Outside);
    EXPECT_TRUE(board >= Board<int>());
    EXPECT_FALSE(board(int(n)));
  }
}
