#include "../../check.h"
#include "alarm_clock.h"

namespace {

void testOfAClock() {
  Clock clock;
  CHECK(clock.toString() == "00:00:00");
  clock.setTime(23, 59, 58);
  clock.tick();
  CHECK(clock.hour() == 23);
  CHECK(clock.second() == 59);
  clock.tick();
  CHECK(clock.toString() == "00:00:00");
  for (int i = 0; i < 75; ++i)
    clock.tick();
  CHECK(clock.minute() == 1);
  CHECK(clock.second() == 15);
}

void testOfLongerTimes() {
  Clock clock(7, 30, 0);
  clock.advance(0);
  CHECK(clock.toString() == "07:30:00");
  clock.advance(90);
  CHECK(clock.toString() == "07:31:30");
  clock.advance(3600 * 17);
  CHECK(clock.hour() == 0);
  clock.advance(Clock::kSecondsOfDay);
  CHECK(clock.toString() == "00:31:30");
  clock.setTime(8, 15, 40);
  CHECK(clock.minute() == 15);
  CHECK(clock.secondsUntil(8, 16) == 20);
  CHECK(clock.secondsUntil(8, 15) == Clock::kSecondsOfDay - 40);
}

void testOfTheAlarm() {
  AlarmClock clock(6, 58);
  CHECK(!clock.isOn());
  clock.setAlarm(7, 0);
  CHECK(clock.isOn());
  CHECK(clock.alarmHour() == 7);
  int ticks = 0;
  while (!clock.isRinging()) {
    clock.tick();
    ++ticks;
  }
  CHECK(ticks == 120);
  CHECK(clock.toString() == "07:00:00");
  clock.tick();
  CHECK(clock.isRinging());
  clock.silence();
  CHECK(!clock.isRinging());
  CHECK(clock.isOn());
  clock.advance(3600 * 23);
  CHECK(!clock.isRinging());
  clock.advance(3600);
  CHECK(clock.isRinging());
}

void testOfSnoozing() {
  AlarmClock clock;
  CHECK_THROWS(std::logic_error, clock.snooze(5));
  clock.setAlarm(5, 55);
  clock.advance(3600 * 6);
  CHECK(clock.isRinging());
  clock.snooze(9);
  CHECK(!clock.isRinging());
  CHECK(clock.alarmHour() == 6);
  CHECK(clock.secondsUntil(6, 9) == 540);
  clock.advance(539);
  CHECK(!clock.isRinging());
  clock.tick();
  CHECK(clock.isRinging());
  clock.switchOff();
  CHECK(!clock.isRinging());
  CHECK(!clock.isOn());
  clock.advance(Clock::kSecondsOfDay);
  CHECK(!clock.isRinging());
}

}  // namespace

int main() {
  testOfAClock();
  testOfLongerTimes();
  testOfTheAlarm();
  testOfSnoozing();
  return checked();
}
