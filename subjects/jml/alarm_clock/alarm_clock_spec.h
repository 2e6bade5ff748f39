#pragma once

#include "alarm_clock.h"

#include <cstdio>
#include <eclat/spec.h>

template <> struct eclat::Spec<Clock> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const Clock &self) { ECLAT_INVARIANT(0 <= self.now_ && self.now_ < 86400); }

  static auto constructor() {
    return [](const Clock &made) { ECLAT_ENSURES(made.now_ == 0); };
  }
  static auto constructor(int hour, int minute, int second) {
    ECLAT_REQUIRES(0 <= hour && hour < 24);
    ECLAT_REQUIRES(0 <= minute && minute < 60);
    ECLAT_REQUIRES(0 <= second && second < 60);
    return [=](const Clock &made) { ECLAT_ENSURES(made.now_ == (hour * 60 + minute) * 60 + second); };
  }

  static auto hour(const Clock &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.now_ / 3600); };
  }
  static auto minute(const Clock &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.now_ % 3600 / 60); };
  }
  static auto second(const Clock &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.now_ % 3600 % 60); };
  }
  static auto secondOfDay(const Clock &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.now_); };
  }

  static auto setTime(const Clock &self, int hour, int minute, int second) {
    ECLAT_REQUIRES(0 <= hour && hour < 24);
    ECLAT_REQUIRES(0 <= minute && minute < 60);
    ECLAT_REQUIRES(0 <= second && second < 60);
    return [=, &self] { ECLAT_ENSURES(self.now_ == (hour * 60 + minute) * 60 + second); };
  }
  static auto tick(const Clock &self) {
    return [&self, before = self.now_] { ECLAT_ENSURES(self.now_ == (before == 86399 ? 0 : before + 1)); };
  }
  static auto advance(const Clock &self, int seconds) {
    ECLAT_REQUIRES(seconds >= 0);
    return [&self, seconds, before = self.now_] {
      ECLAT_ENSURES(self.now_ == (static_cast<long long>(before) + seconds) % 86400);
    };
  }

  static auto isBefore(const Clock &self, const Clock &other) {
    return [earlier = self.now_ < other.now_](bool result) { ECLAT_ENSURES(result == earlier); };
  }
  static auto secondsUntil(const Clock &self, int hour, int minute) {
    ECLAT_REQUIRES(0 <= hour && hour < 24);
    ECLAT_REQUIRES(0 <= minute && minute < 60);
    return [=, &self](int result) {
      ECLAT_ENSURES(1 <= result && result <= 86400);
      ECLAT_ENSURES((static_cast<long long>(self.now_) + result) % 86400 == hour * 3600 + minute * 60);
    };
  }
  static auto toString(const Clock &self) {
    return [&self](const std::string &result) {
      char text[64];
      std::snprintf(text, sizeof text, "%02d:%02d:%02d", self.now_ / 3600, self.now_ % 3600 / 60, self.now_ % 60);
      ECLAT_ENSURES(result == text);
    };
  }
};

template <> struct eclat::Spec<AlarmClock> {
  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const AlarmClock &self) {
    eclat::Spec<Clock>::invariant(self);
    ECLAT_INVARIANT(0 <= self.alarm_ && self.alarm_ < 24 * 60);
    ECLAT_INVARIANT(self.isOn_ || !self.isRinging_);
  }

  static auto constructor() {
    return [](const AlarmClock &made) {
      ECLAT_ENSURES(made.now_ == 0);
      ECLAT_ENSURES(made.alarm_ == 0 && !made.isOn_ && !made.isRinging_);
    };
  }
  static auto constructor(int hour, int minute) {
    ECLAT_REQUIRES(0 <= hour && hour < 24);
    ECLAT_REQUIRES(0 <= minute && minute < 60);
    return [=](const AlarmClock &made) {
      ECLAT_ENSURES(made.now_ == hour * 3600 + minute * 60);
      ECLAT_ENSURES(made.alarm_ == 0 && !made.isOn_ && !made.isRinging_);
    };
  }

  static auto setAlarm(const AlarmClock &self, int hour, int minute) {
    ECLAT_REQUIRES(0 <= hour && hour < 24);
    ECLAT_REQUIRES(0 <= minute && minute < 60);
    return [=, &self, now = self.now_] {
      ECLAT_ENSURES(self.alarm_ == hour * 60 + minute);
      ECLAT_ENSURES(self.isOn_ && !self.isRinging_);
      ECLAT_ENSURES(self.now_ == now);
    };
  }
  static auto alarmHour(const AlarmClock &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.alarm_ / 60); };
  }
  static auto alarmMinute(const AlarmClock &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.alarm_ - self.alarm_ / 60 * 60); };
  }
  static auto isOn(const AlarmClock &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == self.isOn_); };
  }
  static auto isRinging(const AlarmClock &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == self.isRinging_); };
  }

  static auto silence(const AlarmClock &self) {
    return [&self, now = self.now_, alarm = self.alarm_, isOn = self.isOn_] {
      ECLAT_ENSURES(!self.isRinging_);
      ECLAT_ENSURES(self.now_ == now && self.alarm_ == alarm && self.isOn_ == isOn);
    };
  }
  static auto switchOff(const AlarmClock &self) {
    return [&self, now = self.now_, alarm = self.alarm_] {
      ECLAT_ENSURES(!self.isOn_ && !self.isRinging_);
      ECLAT_ENSURES(self.now_ == now && self.alarm_ == alarm);
    };
  }
  static auto snooze(const AlarmClock &self, int minutes) {
    ECLAT_REQUIRES(1 <= minutes && minutes <= 60);
    ECLAT_THROWS(std::logic_error, !self.isRinging_);
    return [&self, minutes, now = self.now_] {
      ECLAT_ENSURES(self.isOn_ && !self.isRinging_);
      ECLAT_ENSURES(self.alarm_ == (now / 60 + minutes) % (24 * 60));
      ECLAT_ENSURES(self.now_ == now);
    };
  }

  static auto tick(const AlarmClock &self) {
    return [&self, now = self.now_, alarm = self.alarm_, isOn = self.isOn_, isRinging = self.isRinging_] {
      int next = (now + 1) % 86400;
      ECLAT_ENSURES(self.now_ == next);
      ECLAT_ENSURES(self.isRinging_ == (isRinging || (isOn && next == alarm * 60)));
      ECLAT_ENSURES(self.alarm_ == alarm && self.isOn_ == isOn);
    };
  }
  static auto advance(const AlarmClock &self, int seconds) {
    ECLAT_REQUIRES(seconds >= 0);
    return [&self, seconds, now = self.now_, alarm = self.alarm_, isOn = self.isOn_, isRinging = self.isRinging_] {
      long long then = static_cast<long long>(now) + seconds;
      long long nextAlarm = alarm * 60 > now ? alarm * 60 : alarm * 60 + 86400;
      ECLAT_ENSURES(self.now_ == then % 86400);
      ECLAT_ENSURES(self.isRinging_ == (isRinging || (isOn && then >= nextAlarm)));
      ECLAT_ENSURES(self.alarm_ == alarm && self.isOn_ == isOn);
    };
  }
};
