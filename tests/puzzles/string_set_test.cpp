#include "string_set.h"

#include "plain_test.hpp"

#include <string>

TEST(StringSet, StartsEmpty) {
  StringSet set;
  EXPECT_TRUE(set.empty());
  EXPECT_EQ(set.size(), 0u);
  EXPECT_FALSE(set.contains(""));
  EXPECT_FALSE(set.remove("x"));
}

TEST(StringSet, HoldsEachStringOnce) {
  StringSet set;
  for (const char *item : {"pear", "", "apple", "fig", "Zebra", "10"}) {
    EXPECT_FALSE(set.contains(item));
    EXPECT_TRUE(set.insert(item));
    EXPECT_TRUE(set.contains(item));
    EXPECT_FALSE(set.insert(item));
  }
  EXPECT_EQ(set.size(), 6u);
  EXPECT_TRUE(set.insert(std::string(200, 'a')));
  EXPECT_FALSE(set.contains("grape"));
}

TEST(StringSet, Removes) {
  StringSet set;
  set.insert("b");
  set.insert("a");
  set.insert("");
  EXPECT_FALSE(set.remove("c"));
  EXPECT_TRUE(set.remove("a"));
  EXPECT_FALSE(set.remove("a"));
  EXPECT_TRUE(set.contains("b"));
  EXPECT_TRUE(set.remove(""));
  EXPECT_TRUE(set.remove("b"));
  EXPECT_TRUE(set.empty());
}

TEST(StringSet, Merges) {
  StringSet left;
  StringSet right;
  left.merge(right);
  EXPECT_TRUE(left.empty());
  right.insert("one");
  right.insert("two");
  left.merge(right);
  left.insert("three");
  left.merge(right);
  EXPECT_EQ(left.size(), 3u);
  left.merge(left);
  EXPECT_EQ(left.size(), 3u);
  right.merge(left);
  EXPECT_TRUE(right.contains("three"));
  right.merge(StringSet());
  EXPECT_EQ(right.size(), 3u);
}
