#include "families.h"

#include "plain_test.hpp"

TEST(Amplifier, HasPower) {
  for (short level = 1; level < 8; ++level) {
    Amplifier one, other;
    one.feed(level);
    other.feed(1);
    EXPECT_EQ(one.times(other), level);
    one.turn(level % 2 == 0);
    EXPECT_EQ(one.power(), level % 2 == 0 ? 9 * level : level);
    one.toggle();
    EXPECT_TRUE(one.isOn());
    Rack rack;
    rack.add(other);
    rack.add(one);
    EXPECT_EQ(rack.sum(), 1 + one.power());
  }
}
