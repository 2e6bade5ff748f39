#include "odd_code.h"

#include "../puzzles/plain_test.hpp"

TEST(Oddity, DoesWhatItDoes) {
  Oddity odd;
  for (int x = 0; x < 40; ++x) {
    odd.assembled(static_cast<unsigned>(x) * 7000001u);
    odd.wide(x * 123456789L, x * 987654321L);
    EXPECT_EQ(odd.threaded(x * 31), x * 31 % 1000 + 1);
    EXPECT_EQ(odd.varied(x), x + 3);
    EXPECT_EQ(odd.jumped(x * 4), x * 4 > 70);
    EXPECT_EQ(odd.deep(static_cast<unsigned>(x) * 30u), x * 30);
    odd.guard(x * 50000017);
    EXPECT_EQ(odd.guarded(), x + 1);
  }
}
