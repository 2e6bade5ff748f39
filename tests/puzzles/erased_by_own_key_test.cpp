#include "erased_by_own_key.h"

#include "plain_test.hpp"

TEST(Roster, ErasesByName) {
  for (int count = 1; count < 6; ++count) {
    Roster roster;
    for (int i = 0; i < count; ++i)
      roster.add(std::string(static_cast<std::size_t>(i % 3) + 1, static_cast<char>('a' + i)));
    EXPECT_EQ(static_cast<int>(roster.size()), count);
    EXPECT_TRUE(roster.erase("a"));
    EXPECT_TRUE(!roster.erase("zz"));
    EXPECT_EQ(static_cast<int>(roster.size()), count - 1);
  }
}
