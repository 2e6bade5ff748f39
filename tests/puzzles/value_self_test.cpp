#include "value_self.h"

#include "plain_test.hpp"

TEST(Chain, AppendsAnother) {
  Chain one, other;
  for (char link : {'a', 'b', 'c'}) {
    one.add(link);
    other.add(link);
    other.add(link);
  }
  one.append(other);
  EXPECT_EQ(one.size(), 9u);
  EXPECT_EQ(other.size(), 6u);
  one.append(Chain());
  EXPECT_EQ(one.size(), 9u);
}
