#include "weak_rule.h"

#include "plain_test.hpp"

TEST(Parcel, WeighsAgainstAnother) {
  Parcel light(20), heavy(900);
  EXPECT_TRUE(heavy.heavierThan(&light));
  EXPECT_FALSE(light.heavierThan(&heavy));
  EXPECT_FALSE(light.heavierThan(&light));
  EXPECT_EQ(light.grams(), 20);
}
