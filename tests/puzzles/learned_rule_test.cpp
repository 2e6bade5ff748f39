#include "learned_rule.h"

#include "plain_test.hpp"

TEST(Splitter, SplitsEvenly) {
  for (unsigned amount = 3; amount < 400; amount += 13) {
    Splitter splitter(amount);
    for (unsigned parts = 2; parts < 60; parts += 2)
      EXPECT_EQ(splitter.part(parts), amount / parts);
  }
}
