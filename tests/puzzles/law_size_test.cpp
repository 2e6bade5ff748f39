#include "law_size.h"

#include "plain_test.hpp"

TEST(Roster, CountsWhoIsThere) {
  Roster roster;
  for (int player = 1; player < 8; ++player) {
    roster.join(player * 11);
    EXPECT_EQ(roster.size(), static_cast<std::size_t>(player));
  }
  roster.leave(22);
  roster.leave(55);
  EXPECT_EQ(roster.size(), 5u);
  roster.leave(1234);
  EXPECT_EQ(roster.size(), 5u);
}
