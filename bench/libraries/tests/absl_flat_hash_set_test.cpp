#include <absl/container/flat_hash_set.h>
#include <gtest/gtest.h>

using Set = absl::flat_hash_set<int>;

TEST(FlatHashSet, Inserts) {
  Set set;
  EXPECT_TRUE(set.insert(3).second);
  EXPECT_FALSE(set.insert(3).second);
  EXPECT_EQ(set.size(), 1u);
  EXPECT_TRUE(set.contains(3));
}

TEST(FlatHashSet, Finds) {
  Set set{1, 2, 3};
  EXPECT_EQ(*set.find(2), 2);
  EXPECT_EQ(set.find(4), set.end());
  EXPECT_EQ(set.count(1), 1u);
}

TEST(FlatHashSet, Erases) {
  Set set{1, 2, 3};
  EXPECT_EQ(set.erase(2), 1u);
  EXPECT_EQ(set.erase(2), 0u);
  set.erase(set.find(1));
  EXPECT_EQ(set.size(), 1u);
  set.clear();
  EXPECT_TRUE(set.empty());
}

TEST(FlatHashSet, Grows) {
  Set set;
  for (int i = 0; i < 300; ++i)
    set.insert(i * 7);
  EXPECT_EQ(set.size(), 300u);
  EXPECT_GE(set.capacity(), 300u);
  EXPECT_LE(set.load_factor(), set.max_load_factor());
  set.rehash(0);
  EXPECT_TRUE(set.contains(7 * 299));
}

TEST(FlatHashSet, Reserves) {
  Set set;
  set.reserve(50);
  EXPECT_GE(set.bucket_count(), 50u);
  set.emplace(4);
  EXPECT_EQ(*set.begin(), 4);
}

TEST(FlatHashSet, ComparesAndSwaps) {
  Set one{1, 2}, two{2, 1}, three{5};
  EXPECT_EQ(one, two);
  one.swap(three);
  EXPECT_NE(one, two);
  three = one;
  EXPECT_EQ(three, one);
}

TEST(FlatHashSet, Merges) {
  Set one{1, 2}, two{2, 3};
  one.merge(two);
  EXPECT_EQ(one.size(), 3u);
  EXPECT_EQ(two.size(), 1u);
}

TEST(FlatHashSet, AnyOrder) {
  Set set;
  for (int i = 0; i < 60; ++i)
    set.insert((i * 37) % 41 - 20);
  EXPECT_EQ(set.size(), 41u);
  for (int value = 25; value >= -25; --value)
    EXPECT_EQ(set.contains(value), value >= -20 && value <= 20);
  EXPECT_FALSE(set.insert(-20).second);
  EXPECT_TRUE(set.insert(-21).second);
}
