#pragma once

#include <string>

// A clock of 24 hours that shows hours, minutes and seconds, and starts again at midnight.
class Clock {
public:
  static constexpr int kSecondsOfDay = 24 * 60 * 60;

  // Shows midnight.
  Clock() = default;

  // Hours are from 0 to 23, minutes and seconds from 0 to 59: this is up to the caller, here and in setTime.
  Clock(int hour, int minute, int second) : now_(toSeconds(hour, minute, second)) {}

  virtual ~Clock() = default;

  int hour() const { return now_ / 3600; }
  int minute() const { return now_ / 60 % 60; }
  int second() const { return now_ % 60; }
  int secondOfDay() const { return now_; }

  void setTime(int hour, int minute, int second) { now_ = toSeconds(hour, minute, second); }

  // Goes on by one second.
  virtual void tick() { now_ = now_ + 1 == kSecondsOfDay ? 0 : now_ + 1; }

  // Goes on by any number of seconds that is not negative; it may be more than a day.
  virtual void advance(int seconds) { now_ = (now_ + seconds % kSecondsOfDay) % kSecondsOfDay; }

  // Whether this clock shows an earlier time of the day.
  bool isBefore(const Clock &other) const { return now_ < other.now_; }

  // The seconds from now until the clock shows hour:minute:00 for the next time; a whole day if it does so now. The
  // hour is from 0 to 23, the minute from 0 to 59.
  int secondsUntil(int hour, int minute) const {
    int left = toSeconds(hour, minute, 0) - now_;
    return left > 0 ? left : left + kSecondsOfDay;
  }

  // As "07:05:09".
  std::string toString() const { return twoDigits(hour()) + ":" + twoDigits(minute()) + ":" + twoDigits(second()); }

private:
  static int toSeconds(int hour, int minute, int second) { return hour * 3600 + minute * 60 + second; }
  static std::string twoDigits(int number) { return (number < 10 ? "0" : "") + std::to_string(number); }

  int now_ = 0;
};
