#include "parking_meter.h"

#include <gtest/gtest.h>

#include <climits>

using parking::CappedMeter;
using parking::Meter;

TEST(Meter, StartsAndStops) {
  for (int perHour : {0, 1, 150, 10000}) {
    Meter meter(perHour);
    EXPECT_EQ(meter.perHour(), perHour);
    EXPECT_FALSE(meter.running());
    EXPECT_THROW(meter.stop(), std::logic_error);
    meter.start();
    EXPECT_TRUE(meter.running());
    EXPECT_THROW(meter.start(), std::logic_error);
    EXPECT_EQ(meter.stop(), 0);
    EXPECT_FALSE(meter.running());
  }
  for (int perHour : {-1, 10001, INT_MIN, INT_MAX})
    EXPECT_THROW(Meter meter(perHour), std::invalid_argument);
}

TEST(Meter, CountsStartedHours) {
  const int cases[][2] = {
      {0,      0   },
      {1,      1   },
      {59,     1   },
      {60,     1   },
      {61,     2   },
      {120,    2   },
      {1440,   24  },
      {100000, 1667}
  };
  for (int perHour : {0, 7, 200, 10000})
    for (const auto &c : cases) {
      Meter meter(perHour);
      meter.start();
      meter.pass(c[0]);
      EXPECT_EQ(meter.minutes(), c[0]);
      EXPECT_EQ(meter.price(), c[1] * perHour);
      EXPECT_EQ(meter.stop(), c[1] * perHour);
    }
}

TEST(Meter, TakesTimeOnlyWhileItRuns) {
  Meter meter(100);
  meter.pass(30);
  EXPECT_EQ(meter.minutes(), 0);
  meter.start();
  for (int minutes : {10, 0, 45, 100})
    meter.pass(minutes);
  EXPECT_EQ(meter.minutes(), 155);
  for (int minutes : {-1, 100001, INT_MIN, INT_MAX})
    EXPECT_THROW(meter.pass(minutes), std::invalid_argument);
  EXPECT_EQ(meter.stop(), 300);
  meter.pass(500);
  EXPECT_EQ(meter.minutes(), 155);
  meter.start();
  EXPECT_EQ(meter.minutes(), 0);
  meter.pass(100000);
  meter.pass(100000);
  EXPECT_EQ(meter.minutes(), 100000);
}

TEST(CappedMeter, LimitsThePriceOfADay) {
  const int cases[][2] = {
      {0,      0             },
      {30,     100           },
      {300,    500           },
      {480,    800           },
      {481,    800           },
      {1439,   800           },
      {1440,   800           },
      {1441,   900           },
      {2000,   1600          },
      {2880,   1600          },
      {100000, 69 * 800 + 800}
  };
  for (const auto &c : cases) {
    CappedMeter meter(100, 800);
    meter.start();
    meter.pass(c[0]);
    EXPECT_EQ(meter.price(), c[1]);
    EXPECT_EQ(meter.stop(), c[1]);
    EXPECT_EQ(meter.perDay(), 800);
  }
  CappedMeter dear(10000, 240000);
  dear.start();
  dear.pass(100000);
  EXPECT_EQ(dear.stop(), 16670000);
}

TEST(CappedMeter, IsPlainBelowItsLimit) {
  for (int perHour : {1, 7, 99, 1250})
    for (int hours : {1, 2, 13, 24}) {
      CappedMeter meter(perHour, perHour * hours);
      meter.start();
      meter.pass(60 * hours - 1);
      EXPECT_EQ(meter.price(), perHour * hours);
      meter.pass(200);
      EXPECT_LE(meter.stop(), perHour * (hours + 4));
    }
}

TEST(CappedMeter, RefusesPricesThatAreNone) {
  EXPECT_THROW(CappedMeter(100, 99), std::invalid_argument);
  EXPECT_THROW(CappedMeter(100, 2401), std::invalid_argument);
  EXPECT_THROW(CappedMeter(-1, 5), std::invalid_argument);
  EXPECT_THROW(CappedMeter(10001, 20000), std::invalid_argument);
  EXPECT_EQ(CappedMeter(0, 0).perDay(), 0);
  EXPECT_EQ(CappedMeter(100, 100).perDay(), 100);
  EXPECT_EQ(CappedMeter(100, 2400).perDay(), 2400);
}

TEST(Meter, Clones) {
  Meter plain(100);
  CappedMeter capped(100, 300);
  for (Meter *meter : {&plain, static_cast<Meter *>(&capped)}) {
    meter->start();
    meter->pass(600);
    auto copy = meter->clone();
    EXPECT_EQ(copy->price(), meter->price());
    EXPECT_TRUE(copy->running());
    copy->pass(1440);
    EXPECT_EQ(meter->minutes(), 600);
    EXPECT_EQ(copy->minutes(), 2040);
  }
  EXPECT_EQ(plain.price(), 1000);
  EXPECT_EQ(capped.clone()->price(), 300);
}
