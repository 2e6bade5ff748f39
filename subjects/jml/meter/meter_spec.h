#pragma once

#include "meter.h"

#include <eclat/spec.h>

template <> struct eclat::Spec<Meter> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const Meter &self) {
    ECLAT_INVARIANT(self.limit_ > 0);
    ECLAT_INVARIANT(0 <= self.marked_ && self.marked_ <= self.reading_ && self.reading_ <= self.limit_);
  }

  static auto constructor() {
    return [](const Meter &made) {
      ECLAT_ENSURES(made.limit_ == 99999);
      ECLAT_ENSURES(made.reading_ == 0 && made.marked_ == 0);
    };
  }
  static auto constructor(int limit) {
    ECLAT_REQUIRES(limit > 0);
    return [limit](const Meter &made) {
      ECLAT_ENSURES(made.limit_ == limit);
      ECLAT_ENSURES(made.reading_ == 0 && made.marked_ == 0);
    };
  }

  static auto limit(const Meter &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.limit_); };
  }
  static auto reading(const Meter &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.reading_); };
  }
  static auto remaining(const Meter &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.limit_ - self.reading_); };
  }
  static auto isFull(const Meter &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == (self.reading_ >= self.limit_)); };
  }
  static auto canTake(const Meter &self, int units) {
    return [&self, units](bool result) {
      ECLAT_ENSURES(result == (units >= 0 && static_cast<long long>(self.reading_) + units <= self.limit_));
    };
  }

  static auto step(const Meter &self) {
    ECLAT_REQUIRES(self.reading_ < self.limit_);
    return [&self, limit = self.limit_, reading = self.reading_, marked = self.marked_] {
      ECLAT_ENSURES(self.reading_ == reading + 1);
      ECLAT_ENSURES(self.limit_ == limit && self.marked_ == marked);
    };
  }
  static auto advance(const Meter &self, int units) {
    ECLAT_REQUIRES(units >= 0);
    ECLAT_THROWS(std::overflow_error, static_cast<long long>(self.reading_) + units > self.limit_);
    return [&self, units, limit = self.limit_, reading = self.reading_, marked = self.marked_] {
      ECLAT_ENSURES(self.reading_ == static_cast<long long>(reading) + units);
      ECLAT_ENSURES(self.limit_ == limit && self.marked_ == marked);
    };
  }
  static auto advanceAtMost(const Meter &self, int units) {
    ECLAT_REQUIRES(units >= 0);
    return [&self, units, limit = self.limit_, reading = self.reading_, marked = self.marked_](int result) {
      bool fits = static_cast<long long>(reading) + units <= limit;
      ECLAT_ENSURES(result == (fits ? units : limit - reading));
      ECLAT_ENSURES(self.reading_ == static_cast<long long>(reading) + result);
      ECLAT_ENSURES(self.limit_ == limit && self.marked_ == marked);
    };
  }

  static auto percent(const Meter &self) {
    return [&self](int result) {
      long long hundredfold = 100LL * self.reading_;
      ECLAT_ENSURES(0 <= result && result <= 100);
      ECLAT_ENSURES(static_cast<long long>(result) * self.limit_ <= hundredfold);
      ECLAT_ENSURES((result + 1LL) * self.limit_ > hundredfold);
    };
  }
  static auto mark(const Meter &self) {
    return [&self, limit = self.limit_, reading = self.reading_] {
      ECLAT_ENSURES(self.marked_ == reading);
      ECLAT_ENSURES(self.limit_ == limit && self.reading_ == reading);
    };
  }
  static auto sinceMark(const Meter &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.reading_ - self.marked_); };
  }

  static auto operator_equal(const Meter &self, const Meter &other) {
    bool same = self.limit_ == other.limit_ && self.reading_ == other.reading_ && self.marked_ == other.marked_;
    return [same](bool result) { ECLAT_ENSURES(result == same); };
  }
  static auto operator_not_equal(const Meter &self, const Meter &other) {
    bool same = self.limit_ == other.limit_ && self.reading_ == other.reading_ && self.marked_ == other.marked_;
    return [same](bool result) { ECLAT_ENSURES(result != same); };
  }
};
