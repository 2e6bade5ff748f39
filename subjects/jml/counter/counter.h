#pragma once

#include <stdexcept>

// What a counter does at the ends of its range.
enum class CounterRule {
  Saturate,  // stays at the end
  Wrap       // goes on at the other end
};

// A whole number that stays within a range. By its rule it stops at the ends of the range, or goes round; in the second
// case it counts the laps.
class Counter {
public:
  // Counts from 0 to `high`, which must not be negative, and stops there.
  explicit Counter(int high) : high_(high) {}

  // The counter starts at `low`, which must not be greater than `high`.
  Counter(int low, int high, CounterRule rule) : low_(low), high_(high), rule_(rule), value_(low) {}

  int value() const { return value_; }
  int low() const { return low_; }
  int high() const { return high_; }
  CounterRule rule() const { return rule_; }
  bool isAtLow() const { return value_ == low_; }
  bool isAtHigh() const { return value_ == high_; }

  // How often the counter went from its high to its low end, less how often it went the other way.
  long long laps() const { return laps_; }

  void increment() {
    if (value_ < high_) {
      ++value_;
    } else if (rule_ == CounterRule::Wrap) {
      value_ = low_;
      ++laps_;
    }
  }

  void decrement() {
    if (value_ > low_) {
      --value_;
    } else if (rule_ == CounterRule::Wrap) {
      value_ = high_;
      --laps_;
    }
  }

  // The same as `amount` increments, or -amount decrements if it is negative. Takes any number.
  void add(int amount) {
    long long sum = static_cast<long long>(value_) + amount;
    if (rule_ == CounterRule::Saturate) {
      value_ = sum > high_ ? high_ : sum < low_ ? low_ : static_cast<int>(sum);
      return;
    }
    long long span = static_cast<long long>(high_) - low_ + 1;
    long long offset = sum - low_;
    long long rounds = offset >= 0 ? offset / span : -((span - 1 - offset) / span);
    value_ = static_cast<int>(low_ + (offset - rounds * span));
    laps_ += rounds;
  }

  // Throws std::out_of_range if `value` is not within the range. The laps stay.
  void set(int value) {
    if (value < low_ || value > high_)
      throw std::out_of_range("the counter does not go that far");
    value_ = value;
  }

  // Back to the low end, without laps.
  void reset() {
    value_ = low_;
    laps_ = 0;
  }

  // Whether range, rule, value and laps are the same.
  bool operator==(const Counter &other) const {
    return low_ == other.low_ && high_ == other.high_ && rule_ == other.rule_ && value_ == other.value_ &&
           laps_ == other.laps_;
  }
  bool operator!=(const Counter &other) const { return !(*this == other); }

private:
  int low_ = 0;
  int high_;
  CounterRule rule_ = CounterRule::Saturate;
  int value_ = 0;
  long long laps_ = 0;
};
