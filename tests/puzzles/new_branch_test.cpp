#include "new_branch.h"

#include "plain_test.hpp"

TEST(Log, GrowsWithEachReading) {
  Log log;
  EXPECT_EQ(log.last(), 0);
  for (int i = 1; i < 40; ++i) {
    log.add(i * 7 % 31 - 9);
    EXPECT_EQ(log.size(), static_cast<std::size_t>(i));
    EXPECT_EQ(log.last(), i * 7 % 31 - 9);
  }
}
