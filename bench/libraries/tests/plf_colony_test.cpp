#include <gtest/gtest.h>
#include <plf_colony.h>

#include <numeric>

using Colony = plf::colony<int>;

TEST(Colony, Inserts) {
  Colony colony;
  EXPECT_TRUE(colony.empty());
  auto it = colony.insert(5);
  EXPECT_EQ(*it, 5);
  EXPECT_EQ(colony.size(), 1u);
}

TEST(Colony, Erases) {
  Colony colony;
  auto first = colony.insert(1);
  colony.insert(2);
  colony.erase(first);
  EXPECT_EQ(colony.size(), 1u);
  EXPECT_EQ(*colony.begin(), 2);
  colony.insert(3);
  EXPECT_EQ(std::accumulate(colony.begin(), colony.end(), 0), 5);
}

TEST(Colony, Many) {
  Colony colony;
  for (int i = 0; i < 100; ++i)
    colony.insert(i);
  for (auto it = colony.begin(); it != colony.end();)
    it = *it % 2 ? colony.erase(it) : std::next(it);
  EXPECT_EQ(colony.size(), 50u);
  EXPECT_GE(colony.capacity(), 50u);
}

TEST(Colony, Fills) {
  Colony colony(4, 9);
  EXPECT_EQ(colony.size(), 4u);
  colony.assign(2, 3);
  EXPECT_EQ(std::accumulate(colony.begin(), colony.end(), 0), 6);
  colony.insert(3, 1);
  EXPECT_EQ(colony.size(), 5u);
}

TEST(Colony, Reserves) {
  Colony colony;
  colony.reserve(40);
  EXPECT_GE(colony.capacity(), 40u);
  colony.shrink_to_fit();
  colony.trim_capacity();
  EXPECT_EQ(colony.size(), 0u);
}

TEST(Colony, Splices) {
  Colony one, two;
  one.insert(1);
  two.insert(2);
  one.splice(two);
  EXPECT_EQ(one.size(), 2u);
  EXPECT_TRUE(two.empty());
  one.swap(two);
  EXPECT_EQ(two.size(), 2u);
}

TEST(Colony, Sorts) {
  Colony colony;
  for (int i : {3, 1, 2})
    colony.insert(i);
  colony.sort();
  EXPECT_EQ(*colony.begin(), 1);
  EXPECT_EQ(*colony.rbegin(), 3);
  colony.clear();
  EXPECT_EQ(colony.begin(), colony.end());
}

TEST(Colony, Limits) {
  Colony colony(plf::colony_limits(4, 16));
  EXPECT_EQ(colony.block_capacity_limits().min, 4u);
  colony.reshape(plf::colony_limits(8, 32));
  EXPECT_EQ(colony.block_capacity_limits().max, 32u);
  Colony copy = colony;
  EXPECT_EQ(copy.size(), 0u);
  EXPECT_GT(copy.max_size(), 0u);
}
