#include "sleeper.h"

#include "plain_test.hpp"

TEST(Alarm, Rings) {
  Alarm alarm;
  EXPECT_FALSE(alarm.isSet());
  alarm.set(true);
  alarm.wait();
  EXPECT_TRUE(alarm.isSet());
  alarm.wait();
  alarm.set(false);
  EXPECT_FALSE(alarm.isSet());
}
