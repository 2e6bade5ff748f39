#include "failed_assertion.h"

#include "plain_test.hpp"

TEST(Thermostat, FollowsTheWeather) {
  Thermostat thermostat;
  EXPECT_EQ(thermostat.target(), 20);
  thermostat.set(35);
  EXPECT_EQ(thermostat.target(), 24);
  thermostat.set(-400);
  EXPECT_EQ(thermostat.target(), 22);
  thermostat.set(15);
  EXPECT_EQ(thermostat.target(), 20);
  thermostat.set(-2);
  EXPECT_EQ(thermostat.target(), 21);
  thermostat.set(-6);
  EXPECT_EQ(thermostat.target(), 20);
  thermostat.set(0);
  EXPECT_EQ(thermostat.target(), 20);
}
