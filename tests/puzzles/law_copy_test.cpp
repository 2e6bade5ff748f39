#include "law_copy.h"

#include "plain_test.hpp"

TEST(Playlist, StepsThroughItsSongs) {
  Playlist list;
  for (const char *song : {"a", "b", "c", "d"})
    list.add(song);
  for (std::size_t i = 0; i < 3; ++i) {
    EXPECT_EQ(list.position(), i);
    EXPECT_TRUE(list.next());
  }
  EXPECT_FALSE(list.next());
  EXPECT_EQ(list.position(), 3u);
}

TEST(Playlist, AnEmptyOneHasNoNext) {
  Playlist list, other;
  EXPECT_FALSE(list.next());
  EXPECT_TRUE(list == other);
  list.add("a");
  EXPECT_FALSE(list.next());
  EXPECT_FALSE(list == other);
}
