#include "solved_map_key.h"

#include "plain_test.hpp"

TEST(Register, KeepsEveryKey) {
  Register entries;
  unsigned count = 0;
  for (int key : {5, -7, 1200, 40000, 7000000, -2000000, 1999999999, 1, 80, 5000, 123456, 222}) {
    EXPECT_FALSE(entries.has(key));
    entries.put(key, 3 * (key % 100));
    EXPECT_TRUE(entries.has(key));
    EXPECT_EQ(entries.size(), ++count);
  }
  entries.put(80, 4);
  entries.put(5000, 5);
  EXPECT_EQ(entries.size(), count);
  Register other;
  for (int key = 0; key < 30; ++key)
    other.put(key * 17, key);
  EXPECT_EQ(other.size(), 30u);
}
