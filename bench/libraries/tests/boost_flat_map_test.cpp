#include <boost/container/flat_map.hpp>
#include <gtest/gtest.h>

using Map = boost::container::flat_map<int, int>;

TEST(FlatMap, StaysSorted) {
  Map map;
  map[5] = 50;
  map[1] = 10;
  map[3] = 30;
  EXPECT_EQ(map.begin()->first, 1);
  EXPECT_EQ(map.rbegin()->second, 50);
  EXPECT_EQ(map.nth(1)->first, 3);
}

TEST(FlatMap, InsertsOnce) {
  Map map;
  EXPECT_TRUE(map.insert(Map::value_type(1, 2)).second);
  EXPECT_FALSE(map.insert(Map::value_type(1, 3)).second);
  EXPECT_EQ(map.at(1), 2);
  EXPECT_FALSE(map.insert_or_assign(1, 4).second);
  EXPECT_EQ(map.at(1), 4);
}

TEST(FlatMap, AtThrows) {
  Map map;
  map[2] = 1;
  EXPECT_EQ(map.at(2), 1);
  EXPECT_THROW(map.at(3), std::out_of_range);
}

TEST(FlatMap, Finds) {
  Map map{
      {1, 1 },
      {4, 16},
      {9, 81}
  };
  EXPECT_EQ(map.find(4)->second, 16);
  EXPECT_EQ(map.find(5), map.end());
  EXPECT_EQ(map.count(9), 1u);
  EXPECT_TRUE(map.contains(1));
  EXPECT_EQ(map.lower_bound(3)->first, 4);
  EXPECT_EQ(map.upper_bound(4)->first, 9);
}

TEST(FlatMap, Erases) {
  Map map{
      {1, 1 },
      {4, 16},
      {9, 81}
  };
  EXPECT_EQ(map.erase(4), 1u);
  EXPECT_EQ(map.erase(4), 0u);
  map.erase(map.begin());
  EXPECT_EQ(map.size(), 1u);
  map.clear();
  EXPECT_TRUE(map.empty());
}

TEST(FlatMap, Reserves) {
  Map map;
  map.reserve(20);
  EXPECT_GE(map.capacity(), 20u);
  map[1] = 1;
  map.shrink_to_fit();
  EXPECT_EQ(map.size(), 1u);
}

TEST(FlatMap, Compares) {
  Map one{
      {1, 1}
  },
      two{{1, 1}, {2, 2}};
  EXPECT_LT(one, two);
  one[2] = 2;
  EXPECT_EQ(one, two);
  one.erase(1);
  one.swap(two);
  EXPECT_EQ(one.size(), 2u);
}

TEST(FlatMap, TakesSequences) {
  Map map{
      {3, 1},
      {2, 1}
  };
  auto sequence = map.extract_sequence();
  EXPECT_TRUE(map.empty());
  EXPECT_EQ(sequence.size(), 2u);
  map.adopt_sequence(std::move(sequence));
  EXPECT_EQ(map.size(), 2u);
  Map more{
      {7, 1}
  };
  map.merge(more);
  EXPECT_EQ(map.size(), 3u);
}

TEST(FlatMap, AnyOrder) {
  Map map;
  for (int i = 0; i < 60; ++i)
    map[(i * 37) % 41 - 20] = i % 3 - 1;
  EXPECT_EQ(map.size(), 41u);
  for (int key = 25; key >= -25; --key)
    EXPECT_EQ(map.count(key), key >= -20 && key <= 20 ? 1u : 0u);
}
