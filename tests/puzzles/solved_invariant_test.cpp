#include "solved_invariant.h"

#include "plain_test.hpp"

TEST(Thermostat, KeepsABand) {
  for (int factor : {1, 17, -40, 3001, 70001, -900000, 20000000}) {
    Thermostat thermostat;
    for (int step : {0, 1, 2, 5, 9, 14, 20, 33}) {
      thermostat.set(factor * step);
      EXPECT_EQ(thermostat.low(), factor * step - 2);
      EXPECT_EQ(thermostat.high(), factor * step + 2);
    }
    thermostat.set(1500000000);
    EXPECT_EQ(thermostat.high(), factor * 33 + 2);
  }
}
