#include "tree_map.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <climits>
#include <string>
#include <vector>

using Names = TreeMap<int, std::string>;

namespace {

Names mapOf(const std::vector<int> &keys) {
  Names made;
  for (int key : keys)
    made.put(key, std::to_string(key));
  return made;
}

}  // namespace

TEST(TreeMap, StartsEmpty) {
  Names names;
  EXPECT_TRUE(names.empty());
  EXPECT_EQ(names.size(), 0u);
  for (int key : {0, 1, -1, INT_MAX, INT_MIN}) {
    EXPECT_FALSE(names.contains(key));
    EXPECT_FALSE(names.find(key).has_value());
    EXPECT_THROW(names.at(key), std::out_of_range);
    EXPECT_FALSE(names.erase(key));
  }
  EXPECT_TRUE(names.keys().empty());
}

TEST(TreeMap, KeepsValuesByKey) {
  Names names;
  std::size_t count = 0;
  for (int key : {50, -3, 70, 0, 60, 80, INT_MIN, INT_MAX}) {
    EXPECT_TRUE(names.put(key, "first"));
    EXPECT_EQ(names.at(key), "first");
    EXPECT_FALSE(names.put(key, std::to_string(key)));
    EXPECT_EQ(names.at(key), std::to_string(key));
    EXPECT_EQ(names.find(key), std::to_string(key));
    EXPECT_EQ(names.size(), ++count);
  }
  for (int key : {1, 49, -4, INT_MAX - 1}) {
    EXPECT_FALSE(names.contains(key));
    EXPECT_FALSE(names.find(key).has_value());
    EXPECT_THROW(names.at(key), std::out_of_range);
  }
  EXPECT_TRUE(names.put(7, ""));
  EXPECT_EQ(names.at(7), "");
}

TEST(TreeMap, GivesKeysInOrder) {
  for (std::vector<int> keys : {
           std::vector<int>{},
           {1},
           {2, 1},
           {5, 3, 8, 1, 4, 7, 9},
           {-1, -2, -3, 0}
  }) {
    Names names = mapOf(keys);
    std::sort(keys.begin(), keys.end());
    EXPECT_EQ(names.keys(), keys);
  }
}

TEST(TreeMap, Erases) {
  const std::vector<int> keys{50, 0, 70, -20, 40, 60, 80, 65, INT_MIN, 1};
  for (int gone : keys) {
    Names names = mapOf(keys);
    EXPECT_FALSE(names.erase(-3));
    EXPECT_TRUE(names.erase(gone));
    EXPECT_FALSE(names.erase(gone));
    EXPECT_FALSE(names.contains(gone));
    EXPECT_EQ(names.size(), keys.size() - 1);
    for (int key : keys)
      EXPECT_EQ(names.find(key).value_or("gone"), key == gone ? "gone" : std::to_string(key));
  }
  Names all = mapOf(keys);
  for (int gone : keys)
    EXPECT_TRUE(all.erase(gone));
  EXPECT_TRUE(all.empty());
}

TEST(TreeMap, CopiesAndMoves) {
  Names first = mapOf({4, 2, 6});
  Names second = first;
  second.put(9, "nine");
  EXPECT_EQ(first.size(), 3u);
  EXPECT_EQ(second.keys(), (std::vector<int>{2, 4, 6, 9}));
  first = second;
  EXPECT_EQ(first.at(9), "nine");
  Names third = std::move(second);
  EXPECT_EQ(third.size(), 4u);
  EXPECT_TRUE(second.empty());
  EXPECT_TRUE(second.put(1, "one"));
  first = std::move(second);
  EXPECT_EQ(first.keys(), std::vector<int>{1});
  Names &alias = third;
  third = alias;
  EXPECT_EQ(third.size(), 4u);
}
