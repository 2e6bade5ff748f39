#include <gtest/gtest.h>
#include <tsl/ordered_set.h>

using Set = tsl::ordered_set<int>;

TEST(OrderedSet, KeepsTheOrder) {
  Set set;
  for (int i : {5, 1, 3, 1})
    set.insert(i);
  EXPECT_EQ(set.size(), 3u);
  EXPECT_EQ(set.front(), 5);
  EXPECT_EQ(set.back(), 3);
  EXPECT_EQ(*set.nth(1), 1);
}

TEST(OrderedSet, Finds) {
  Set set{4, 2};
  EXPECT_EQ(set.count(4), 1u);
  EXPECT_TRUE(set.contains(2));
  EXPECT_EQ(set.find(9), set.end());
  EXPECT_EQ(*set.find(2), 2);
}

TEST(OrderedSet, Erases) {
  Set set{1, 2, 3, 4};
  EXPECT_EQ(set.erase(2), 1u);
  EXPECT_EQ(set.erase(2), 0u);
  EXPECT_EQ(*set.nth(1), 3);
  EXPECT_EQ(set.unordered_erase(1), 1u);
  EXPECT_EQ(set.size(), 2u);
  set.pop_back();
  EXPECT_EQ(set.size(), 1u);
}

TEST(OrderedSet, Values) {
  Set set{7, 8};
  EXPECT_EQ(set.values_container().at(1), 8);
  EXPECT_EQ(set.values_container().front(), 7);
  set.shrink_to_fit();
}

TEST(OrderedSet, Compares) {
  Set one{1, 2}, two{2, 1};
  EXPECT_NE(one, two);
  EXPECT_LT(one, two);
  one.swap(two);
  EXPECT_EQ(one.front(), 2);
  one = two;
  EXPECT_EQ(one, two);
}

TEST(OrderedSet, Hashes) {
  Set set(20);
  EXPECT_GE(set.bucket_count(), 20u);
  set.reserve(100);
  for (int i = 0; i < 100; ++i)
    set.insert(i * 32);
  EXPECT_LE(set.load_factor(), set.max_load_factor());
  set.max_load_factor(0.5f);
  set.rehash(300);
  EXPECT_TRUE(set.contains(64));
  set.clear();
  EXPECT_TRUE(set.empty());
}

TEST(OrderedSet, AnyOrder) {
  Set set;
  for (int i = 0; i < 60; ++i)
    set.insert((i * 37) % 41 - 20);
  EXPECT_EQ(set.size(), 41u);
  EXPECT_EQ(set.front(), -20);
  for (int value = 25; value >= -25; --value)
    EXPECT_EQ(set.count(value), value >= -20 && value <= 20 ? 1u : 0u);
}
