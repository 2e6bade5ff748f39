#include "group_states.h"

#include "plain_test.hpp"

TEST(Tank, FillsUp) {
  for (int room : {90, 120, 200, 330, 480}) {
    Tank tank(room);
    for (int i = 0; i < 7; ++i) {
      tank.fill(i);
      tank.rain();
      tank.top();
      EXPECT_LE(tank.litres(), tank.room());
    }
    tank.fill(room - tank.litres() > 100 ? 100 : room - tank.litres());
    EXPECT_LE(tank.litres(), tank.room());
    tank.drain();
    EXPECT_EQ(tank.litres(), 0);
  }
}
