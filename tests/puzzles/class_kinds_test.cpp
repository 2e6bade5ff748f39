#include "class_kinds.h"

#include "plain_test.hpp"

using radio::Reading;
using radio::Station;

TEST(Reading, IsBlankOrNot) {
  Reading reading;
  EXPECT_TRUE(reading.isBlank());
  for (int i = 1; i < 5; ++i) {
    reading.set(i);
    EXPECT_FALSE(reading.isBlank());
    reading.set(' ');
    EXPECT_TRUE(reading.isBlank());
  }
}

TEST(Station, CountsWhatLives) {
  Reading reading;
  reading.set('a');
  for (unsigned i = 0; i < 20; ++i) {
    Station station(i);
    EXPECT_EQ(Station::live(), 1);
    EXPECT_TRUE(station.sounds(reading));
    station.mute(i % 2 == 0);
    EXPECT_EQ(station.sounds(reading), i % 2 != 0);
    Station copy = station;
    EXPECT_EQ(copy.number, i % 16);
    EXPECT_EQ(Station::live(), 2);
  }
}

TEST(Station, GoesUp) {
  for (unsigned short from = 0; from <= Station::kHighest; ++from)
    for (unsigned short to = from; to <= Station::kHighest; ++to) {
      Station station(from);
      station.up(to - from);
      EXPECT_EQ(station.number, to);
    }
}
