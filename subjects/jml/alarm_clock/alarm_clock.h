#pragma once

#include "clock.h"

#include <stdexcept>

// A clock with an alarm. While the alarm is on, it starts to ring when time goes on, by tick or advance, to or past the
// full minute that it is set for; it rings until it is silenced or switched off. Setting the time never makes it ring.
class AlarmClock : public Clock {
public:
  // Midnight, with the alarm off and set for midnight.
  AlarmClock() = default;

  // Shows hour:minute:00; the alarm is off, and set for midnight. The hour is from 0 to 23, the minute from 0 to 59,
  // here and in setAlarm.
  AlarmClock(int hour, int minute) : Clock(hour, minute, 0) {}

  // Sets the alarm and switches it on. What is ringing stops.
  void setAlarm(int hour, int minute) {
    alarm_ = hour * 60 + minute;
    isOn_ = true;
    isRinging_ = false;
  }

  int alarmHour() const { return alarm_ / 60; }
  int alarmMinute() const { return alarm_ % 60; }
  bool isOn() const { return isOn_; }
  bool isRinging() const { return isRinging_; }

  // Stops the ringing, if any. The alarm stays on.
  void silence() { isRinging_ = false; }

  void switchOff() {
    isOn_ = false;
    isRinging_ = false;
  }

  // Stops the ringing, and sets the alarm `minutes` later than the minute that the clock shows. From 1 to 60 minutes
  // are possible. Throws std::logic_error if nothing rings.
  void snooze(int minutes) {
    if (!isRinging_)
      throw std::logic_error("there is no ringing to put off");
    int later = hour() * 60 + minute() + minutes;
    setAlarm(later / 60 % 24, later % 60);
  }

  void tick() override {
    Clock::tick();
    if (isOn_ && secondOfDay() == alarm_ * 60)
      isRinging_ = true;
  }

  void advance(int seconds) override {
    if (isOn_ && seconds >= secondsUntil(alarmHour(), alarmMinute()))
      isRinging_ = true;
    Clock::advance(seconds);
  }

private:
  int alarm_ = 0;  // the minute of the day
  bool isOn_ = false;
  bool isRinging_ = false;
};
