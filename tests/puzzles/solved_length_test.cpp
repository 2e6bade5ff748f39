#include "solved_length.h"

#include "plain_test.hpp"

TEST(Switchboard, CountsCalls) {
  Switchboard board;
  int calls = 0;
  for (const char *number : {"", "7", "110", "Q12", "zebra", "004912345", "42", "QQQQ"})
    for (const std::vector<int> &hops : {
             std::vector<int>{},
             {5},
             {1, -200000},
             {70, 80, 900000}
    }) {
      board.dial(number, hops);
      EXPECT_EQ(board.calls(), ++calls);
    }
}
