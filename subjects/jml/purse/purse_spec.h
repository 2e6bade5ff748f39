#pragma once

#include "purse.h"

#include <eclat/spec.h>

namespace purse_spec {

inline bool isPin(const std::string &text) {
  int digits = 0;
  for (char c : text)
    digits += c >= '0' && c <= '9';
  return digits == 4 && text.size() == 4;
}

struct Model {
  int maximum;
  std::string pin;
  long long balance;
  int triesLeft;
  bool isOpen;

  explicit Model(const Purse &purse)
      : maximum(purse.maximum_), pin(purse.pin_), balance(purse.balance_), triesLeft(purse.triesLeft_),
        isOpen(purse.isOpen_) {}

  Model changed(long long amount) const {
    Model after = *this;
    after.balance += amount;
    return after;
  }
  bool operator==(const Model &other) const {
    return maximum == other.maximum && pin == other.pin && balance == other.balance && triesLeft == other.triesLeft &&
           isOpen == other.isOpen;
  }
};

}  // namespace purse_spec

template <> struct eclat::Spec<Purse> {
  using Model = purse_spec::Model;

  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const Purse &self) {
    ECLAT_INVARIANT(self.maximum_ > 0);
    ECLAT_INVARIANT(0 <= self.balance_ && self.balance_ <= self.maximum_);
    ECLAT_INVARIANT(0 <= self.triesLeft_ && self.triesLeft_ <= 3);
    ECLAT_INVARIANT(!self.isOpen_ || self.triesLeft_ == 3);
    ECLAT_INVARIANT(purse_spec::isPin(self.pin_));
  }

  static auto constructor() {
    return [](const Purse &made) {
      ECLAT_ENSURES(made.maximum_ == 15000 && made.balance_ == 0);
      ECLAT_ENSURES(made.pin_ == "0000" && made.triesLeft_ == 3 && !made.isOpen_);
    };
  }
  static auto constructor(int maximum, const std::string &pin) {
    ECLAT_REQUIRES(maximum > 0);
    ECLAT_THROWS(std::invalid_argument, !purse_spec::isPin(pin));
    return [maximum, pin](const Purse &made) {
      ECLAT_ENSURES(made.maximum_ == maximum && made.balance_ == 0);
      ECLAT_ENSURES(made.pin_ == pin && made.triesLeft_ == 3 && !made.isOpen_);
    };
  }

  static auto maximum(const Purse &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.maximum_); };
  }
  static auto balance(const Purse &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.balance_); };
  }
  static auto room(const Purse &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.maximum_ - self.balance_); };
  }
  static auto triesLeft(const Purse &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.triesLeft_); };
  }
  static auto isOpen(const Purse &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == self.isOpen_); };
  }
  static auto isBlocked(const Purse &self) {
    return [&self](bool result) { ECLAT_ENSURES(result == (self.triesLeft_ <= 0)); };
  }
  static auto isPin(const std::string &text) {
    return [text](bool result) { ECLAT_ENSURES(result == purse_spec::isPin(text)); };
  }

  static auto open(const Purse &self, const std::string &pin) {
    Model expected(self);
    bool isRight = self.triesLeft_ > 0 && pin == self.pin_;
    if (self.triesLeft_ > 0) {
      expected.isOpen = isRight;
      expected.triesLeft = isRight ? 3 : self.triesLeft_ - 1;
    }
    return [&self, isRight, expected](bool result) {
      ECLAT_ENSURES(result == isRight);
      ECLAT_ENSURES(Model(self) == expected);
    };
  }
  static auto lock(const Purse &self) {
    Model expected(self);
    expected.isOpen = false;
    return [&self, expected] { ECLAT_ENSURES(Model(self) == expected); };
  }
  static auto changePin(const Purse &self, const std::string &pin) {
    bool isRefused = self.isOpen_ && !purse_spec::isPin(pin);
    ECLAT_THROWS(std::invalid_argument, isRefused);
    ECLAT_THROWS(std::logic_error, !self.isOpen_ || isRefused);  // a std::invalid_argument is one, too
    Model expected(self);
    expected.pin = pin;
    return [&self, expected] { ECLAT_ENSURES(Model(self) == expected); };
  }

  static auto credit(const Purse &self, int amount) {
    ECLAT_REQUIRES(amount >= 0);
    ECLAT_THROWS(std::overflow_error, static_cast<long long>(self.balance_) + amount > self.maximum_);
    return [&self, expected = Model(self).changed(amount)] { ECLAT_ENSURES(Model(self) == expected); };
  }
  static auto debit(const Purse &self, int amount) {
    ECLAT_REQUIRES(amount >= 0);
    ECLAT_THROWS(std::logic_error, !self.isOpen_);
    ECLAT_THROWS(std::underflow_error, self.isOpen_ && self.balance_ < amount);
    return [&self, expected = Model(self).changed(-static_cast<long long>(amount))] {
      ECLAT_ENSURES(Model(self) == expected);
    };
  }
  static auto payInto(const Purse &self, const Purse &other, int amount) {
    ECLAT_REQUIRES(amount >= 0);
    ECLAT_REQUIRES(&self != &other);
    bool isPaid = self.isOpen_ && self.balance_ >= amount;
    ECLAT_THROWS(std::logic_error, !self.isOpen_);
    ECLAT_THROWS(std::underflow_error, self.isOpen_ && self.balance_ < amount);
    ECLAT_THROWS(std::overflow_error, isPaid && static_cast<long long>(other.balance_) + amount > other.maximum_);
    return [&self, &other, expected = Model(self).changed(-static_cast<long long>(amount)),
            expectedOther = Model(other).changed(amount)] {
      ECLAT_ENSURES(Model(self) == expected);
      ECLAT_ENSURES(Model(other) == expectedOther);
    };
  }
};
