#include "unbalanced_depth.h"

#include "plain_test.hpp"

TEST(Journal, TakesAmountsUpToItsLimit) {
  for (int limit = 1; limit <= 12; limit++) {
    Journal journal(limit);
    EXPECT_EQ(journal.limit(), limit);
    for (int amount : {-3, -1, 0, 1})
      EXPECT_TRUE(journal.record(amount));
    EXPECT_TRUE(journal.record(limit));
  }
}

TEST(Journal, RefusesMore) {
  for (int limit = 0; limit <= 10; limit += 2) {
    Journal journal(limit);
    for (int amount : {limit + 1, limit + 2, 15, 20, 51})
      if (amount % 7 != 0)
        EXPECT_FALSE(journal.record(amount));
  }
  EXPECT_EQ(Journal(-4).limit(), 0);
}
