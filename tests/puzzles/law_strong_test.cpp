#include "law_strong.h"

#include "plain_test.hpp"

TEST(Load, AddsUp) {
  Load load;
  load.addAll({1, 2, 3});
  EXPECT_EQ(load.total(), 6u);
  EXPECT_EQ(load.count(), 3u);
  load.addAll({});
  load.addAll({30, 0});
  EXPECT_EQ(load.total(), 36u);
  EXPECT_EQ(load.count(), 5u);
}

TEST(Load, RefusesWhatIsTooHeavy) {
  Load load;
  load.addAll({4, 4});
  for (int weight : {31, -1, 1000})
    EXPECT_THROW(load.addAll({weight}), std::invalid_argument);
  EXPECT_EQ(load.total(), 8u);
}
