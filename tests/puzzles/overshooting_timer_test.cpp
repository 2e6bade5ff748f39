#include "overshooting_timer.h"

#include "plain_test.hpp"

#include <stdexcept>

using kitchen::Phase;
using kitchen::Timer;

TEST(Timer, RingsWhenTheTimeIsUp) {
  for (int limit : {1, 2, 3, 5, 8, 20, 60}) {
    Timer timer(limit);
    while (timer.phase() != Phase::Done)
      timer.tick(1);
    EXPECT_EQ(timer.elapsed(), limit);
    timer.tick(1);
    EXPECT_EQ(timer.elapsed(), limit);
  }
}

TEST(Timer, TakesLongerTicks) {
  Timer timer(90);
  for (int seconds : {30, 10, 15, 35}) {
    EXPECT_EQ(timer.phase(), Phase::Running);
    timer.tick(seconds);
  }
  EXPECT_EQ(timer.phase(), Phase::Done);
  Timer once(1000);
  once.tick(1000);
  EXPECT_EQ(once.phase(), Phase::Done);
}

TEST(Timer, StandsStillWhilePaused) {
  Timer timer(12);
  timer.tick(4);
  timer.pause(true);
  timer.tick(6);
  EXPECT_EQ(timer.elapsed(), 4);
  timer.pause(false);
  timer.tick(8);
  EXPECT_EQ(timer.phase(), Phase::Done);
  timer.pause(true);
  timer.pause(false);
  EXPECT_EQ(timer.phase(), Phase::Done);
}

TEST(Timer, RefusesTimesThatAreNone) {
  EXPECT_THROW(Timer(0), std::invalid_argument);
  EXPECT_THROW(Timer(-3), std::invalid_argument);
  EXPECT_THROW(Timer(1001), std::invalid_argument);
  Timer timer(7);
  EXPECT_THROW(timer.tick(0), std::invalid_argument);
  EXPECT_THROW(timer.tick(-1), std::invalid_argument);
  EXPECT_THROW(timer.tick(8), std::invalid_argument);
  EXPECT_EQ(timer.limit(), 7);
}
