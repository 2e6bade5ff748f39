#include "search_tree.h"

#include "plain_test.hpp"

TEST(SearchTree, HoldsEachNumberOnce) {
  SearchTree tree;
  int size = 0;
  for (int key : {52, 21, 7, 3, 81, 99, 64, 1, 12, 15, -4, 33}) {
    EXPECT_FALSE(tree.contains(key));
    EXPECT_TRUE(tree.insert(key));
    EXPECT_TRUE(tree.contains(key));
    EXPECT_FALSE(tree.insert(key));
    EXPECT_EQ(tree.size(), ++size);
  }
}

TEST(SearchTree, StartsEmpty) {
  SearchTree tree;
  EXPECT_EQ(tree.size(), 0);
  EXPECT_FALSE(tree.contains(0));
  EXPECT_TRUE(tree.insert(5));
  EXPECT_TRUE(tree.insert(2));
  EXPECT_TRUE(tree.insert(8));
  EXPECT_FALSE(tree.contains(3));
  EXPECT_EQ(tree.size(), 3);
}

TEST(SearchTree, TakesSortedNumbers) {
  SearchTree tree;
  for (int key = 1; key < 9; ++key)
    EXPECT_TRUE(tree.insert(key));
  for (int key = -1; key > -7; --key)
    EXPECT_TRUE(tree.insert(key));
  EXPECT_EQ(tree.size(), 14);
}
