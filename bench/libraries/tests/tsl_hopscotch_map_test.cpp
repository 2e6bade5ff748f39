#include <gtest/gtest.h>
#include <tsl/hopscotch_map.h>

using Map = tsl::hopscotch_map<int, int>;

TEST(HopscotchMap, Inserts) {
  Map map;
  EXPECT_TRUE(map.empty());
  EXPECT_TRUE(map.insert({1, 10}).second);
  EXPECT_FALSE(map.insert({1, 11}).second);
  EXPECT_EQ(map.at(1), 10);
}

TEST(HopscotchMap, Subscript) {
  Map map;
  map[3] = 30;
  map[4];
  EXPECT_EQ(map.size(), 2u);
  EXPECT_EQ(map[4], 0);
  EXPECT_EQ(map[3], 30);
}

TEST(HopscotchMap, AtThrows) {
  Map map;
  map[1] = 2;
  EXPECT_THROW(map.at(2), std::out_of_range);
  EXPECT_EQ(map.at(1), 2);
}

TEST(HopscotchMap, FindsAndCounts) {
  Map map{
      {1, 1},
      {2, 4},
      {3, 9}
  };
  EXPECT_EQ(map.find(2)->second, 4);
  EXPECT_EQ(map.find(7), map.end());
  EXPECT_EQ(map.count(3), 1u);
  EXPECT_FALSE(map.contains(4));
}

TEST(HopscotchMap, Erases) {
  Map map{
      {1, 1},
      {2, 4},
      {3, 9}
  };
  EXPECT_EQ(map.erase(2), 1u);
  EXPECT_EQ(map.erase(2), 0u);
  map.erase(map.find(1));
  EXPECT_EQ(map.size(), 1u);
}

TEST(HopscotchMap, ManyElements) {
  Map map;
  for (int i = 0; i < 200; ++i)
    map.insert_or_assign(i * 64, i);
  EXPECT_EQ(map.size(), 200u);
  for (int i = 0; i < 200; i += 2)
    EXPECT_EQ(map.erase(i * 64), 1u);
  EXPECT_EQ(map.at(64), 1);
  EXPECT_LE(map.load_factor(), map.max_load_factor());
}

TEST(HopscotchMap, Reserve) {
  Map map;
  map.reserve(100);
  EXPECT_GE(map.bucket_count(), 100u);
  map.rehash(0);
  map.max_load_factor(0.5f);
  EXPECT_NEAR(map.max_load_factor(), 0.5f, 0.01f);
}

TEST(HopscotchMap, TryEmplace) {
  Map map;
  EXPECT_TRUE(map.try_emplace(5, 6).second);
  EXPECT_FALSE(map.try_emplace(5, 7).second);
  EXPECT_TRUE(map.emplace(6, 7).second);
  EXPECT_EQ(map.at(5), 6);
}

TEST(HopscotchMap, EqualRangeAndSwap) {
  Map one{
      {1, 2}
  },
      two{{3, 4}, {5, 6}};
  auto range = two.equal_range(3);
  EXPECT_EQ(std::distance(range.first, range.second), 1);
  one.swap(two);
  EXPECT_EQ(one.size(), 2u);
  EXPECT_NE(one, two);
  two = one;
  EXPECT_EQ(one, two);
  two.clear();
  EXPECT_TRUE(two.empty());
}

TEST(HopscotchMap, AnyKeysAndValues) {
  Map map;
  for (int i = 0; i < 60; ++i)
    map[(i * 37) % 41 - 20] = i % 3 - 1;
  EXPECT_EQ(map.size(), 41u);
  for (int key = -25; key <= 25; ++key)
    EXPECT_EQ(map.count(key), key >= -20 && key <= 20 ? 1u : 0u);
}
