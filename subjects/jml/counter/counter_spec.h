#pragma once

#include "counter.h"

#include <eclat/spec.h>

namespace counter_spec {

inline bool hasSameRange(const Counter &one, const Counter &other) {
  return one.low_ == other.low_ && one.high_ == other.high_ && one.rule_ == other.rule_;
}

// A counter without code of its own: what `amount` steps make of it.
struct Model {
  int low, high;
  CounterRule rule;
  int value;
  long long laps;

  explicit Model(const Counter &counter)
      : low(counter.low_), high(counter.high_), rule(counter.rule_), value(counter.value_), laps(counter.laps_) {}

  bool isRangeOf(const Counter &counter) const {
    return low == counter.low_ && high == counter.high_ && rule == counter.rule_;
  }

  bool isStepped(const Counter &after, long long amount) const {
    if (!isRangeOf(after) || after.value_ < low || after.value_ > high)
      return false;
    __int128 sum = static_cast<__int128>(value) + amount;
    if (rule == CounterRule::Saturate)
      return after.laps_ == laps && after.value_ == (sum < low ? low : sum > high ? high : sum);
    __int128 span = static_cast<__int128>(high) - low + 1;
    return after.value_ + (static_cast<__int128>(after.laps_) - laps) * span == sum;
  }
};

}  // namespace counter_spec

template <> struct eclat::Spec<Counter> {
  static constexpr auto laws = "copy independence self-assignment move equality";

  static void invariant(const Counter &self) {
    ECLAT_INVARIANT(self.low_ <= self.value_ && self.value_ <= self.high_);
    ECLAT_INVARIANT(self.rule_ == CounterRule::Saturate || self.rule_ == CounterRule::Wrap);
    ECLAT_INVARIANT(self.rule_ == CounterRule::Wrap || self.laps_ == 0);
  }

  static auto constructor(int high) {
    ECLAT_REQUIRES(high >= 0);
    return [high](const Counter &made) {
      ECLAT_ENSURES(made.low_ == 0 && made.high_ == high && made.rule_ == CounterRule::Saturate);
      ECLAT_ENSURES(made.value_ == 0 && made.laps_ == 0);
    };
  }
  static auto constructor(int low, int high, CounterRule rule) {
    ECLAT_REQUIRES(low <= high);
    ECLAT_REQUIRES(rule == CounterRule::Saturate || rule == CounterRule::Wrap);
    return [=](const Counter &made) {
      ECLAT_ENSURES(made.low_ == low && made.high_ == high && made.rule_ == rule);
      ECLAT_ENSURES(made.value_ == low && made.laps_ == 0);
    };
  }

  static auto value(const Counter &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.value_); };
  }
  static auto low(const Counter &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.low_); };
  }
  static auto high(const Counter &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.high_); };
  }
  static auto rule(const Counter &self) {
    return [&self](CounterRule result) { ECLAT_ENSURES(result == self.rule_); };
  }
  static auto isAtLow(const Counter &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == (self.value_ <= self.low_)); };
  }
  static auto isAtHigh(const Counter &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == (self.value_ >= self.high_)); };
  }
  static auto laps(const Counter &self) {
    return [&self](long long result) { ECLAT_ENSURES(result == self.laps_); };
  }

  static auto increment(const Counter &self) {
    return [&self, before = counter_spec::Model(self)] { ECLAT_ENSURES(before.isStepped(self, 1)); };
  }
  static auto decrement(const Counter &self) {
    return [&self, before = counter_spec::Model(self)] { ECLAT_ENSURES(before.isStepped(self, -1)); };
  }
  static auto add(const Counter &self, int amount) {
    return [&self, amount, before = counter_spec::Model(self)] { ECLAT_ENSURES(before.isStepped(self, amount)); };
  }
  static auto set(const Counter &self, int value) {
    ECLAT_THROWS(std::out_of_range, !(self.low_ <= value && value <= self.high_));
    return [&self, value, before = counter_spec::Model(self)] {
      ECLAT_ENSURES(self.value_ == value);
      ECLAT_ENSURES(self.laps_ == before.laps && before.isRangeOf(self));
    };
  }
  static auto reset(const Counter &self) {
    return [&self, before = counter_spec::Model(self)] {
      ECLAT_ENSURES(self.value_ == before.low && self.laps_ == 0);
      ECLAT_ENSURES(before.isRangeOf(self));
    };
  }

  static auto operator_equal(const Counter &self, const Counter &other) {
    bool same = counter_spec::hasSameRange(self, other) && self.value_ == other.value_ && self.laps_ == other.laps_;
    return [same](bool result) { ECLAT_ENSURES(result == same); };
  }
  static auto operator_not_equal(const Counter &self, const Counter &other) {
    bool same = counter_spec::hasSameRange(self, other) && self.value_ == other.value_ && self.laps_ == other.laps_;
    return [same](bool result) { ECLAT_ENSURES(result != same); };
  }
};
