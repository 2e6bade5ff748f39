#include "container_kinds.h"

#include "plain_test.hpp"
#include <sstream>

TEST(Census, TakesContainers) {
  Census census;
  for (short i = 0; i < 9; ++i) {
    EXPECT_EQ(census.average({i, short(i + 2)}), i + 1);
    std::stringstream both("12");
    census.read(both);
    std::ostringstream out;
    census.write(out);
    EXPECT_EQ(out.str(), "12");
  }
  EXPECT_EQ(census.average({7}), 7);
  EXPECT_EQ(census.path("a/b"), "a");
  EXPECT_EQ(census.vector({1, 2}).size(), 2u);
}
