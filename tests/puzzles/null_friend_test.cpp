#include "null_friend.h"

#include "plain_test.hpp"

TEST(Person, ComparesAges) {
  Person child(9);
  Person adult(40);
  EXPECT_TRUE(adult.olderThan(&child));
  EXPECT_FALSE(child.olderThan(&adult));
  EXPECT_FALSE(adult.olderThan(&adult));
}

TEST(Person, HasAnAge) { EXPECT_EQ(Person(33).age(), 33); }
