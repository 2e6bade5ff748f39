#pragma once

#include "bank_account.h"

#include <eclat/spec.h>

namespace bank_account_spec {

// All that there is to say of an account.
struct Model {
  int number;
  int overdraftLimit;
  long long balance;
  std::vector<int> history;

  explicit Model(const BankAccount &account)
      : number(account.number_), overdraftLimit(account.overdraftLimit_), balance(account.balance_),
        history(account.history_) {}

  Model changed(long long amount) const {
    Model after = *this;
    after.balance += amount;
    after.history.push_back(static_cast<int>(amount));
    return after;
  }
  bool operator==(const Model &other) const {
    return number == other.number && overdraftLimit == other.overdraftLimit && balance == other.balance &&
           history == other.history;
  }
};

inline constexpr long long kMaximum = 1000000000;

}  // namespace bank_account_spec

template <> struct eclat::Spec<BankAccount> {
  using Model = bank_account_spec::Model;

  static constexpr auto laws = "copy independence self-assignment move";

  static void invariant(const BankAccount &self) {
    ECLAT_INVARIANT(self.number_ > 0);
    ECLAT_INVARIANT(0 <= self.overdraftLimit_ && self.overdraftLimit_ <= bank_account_spec::kMaximum);
    ECLAT_INVARIANT(-static_cast<long long>(self.overdraftLimit_) <= self.balance_);
    ECLAT_INVARIANT(self.balance_ <= bank_account_spec::kMaximum);
    long long sum = 0;
    bool areChanges = true;
    for (int amount : self.history_) {
      sum += amount;
      areChanges = areChanges && amount != 0;
    }
    ECLAT_INVARIANT(areChanges);
    ECLAT_INVARIANT(self.balance_ == sum);
  }

  static auto constructor(int number, int overdraftLimit = 0) {
    ECLAT_REQUIRES(number > 0);
    ECLAT_REQUIRES(0 <= overdraftLimit && overdraftLimit <= bank_account_spec::kMaximum);
    return [=](const BankAccount &made) {
      ECLAT_ENSURES(made.number_ == number);
      ECLAT_ENSURES(made.overdraftLimit_ == overdraftLimit);
      ECLAT_ENSURES(made.balance_ == 0 && made.history_.empty());
    };
  }

  static auto number(const BankAccount &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.number_); };
  }
  static auto balance(const BankAccount &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.balance_); };
  }
  static auto overdraftLimit(const BankAccount &self) {
    return [&self](int result) { ECLAT_ENSURES(result == self.overdraftLimit_); };
  }
  static auto available(const BankAccount &self) {
    return
        [&self](int result) { ECLAT_ENSURES(result == static_cast<long long>(self.balance_) + self.overdraftLimit_); };
  }

  static auto setOverdraftLimit(const BankAccount &self, int limit) {
    ECLAT_REQUIRES(0 <= limit && limit <= bank_account_spec::kMaximum);
    ECLAT_THROWS(std::invalid_argument, static_cast<long long>(self.balance_) + limit < 0);
    Model expected(self);
    expected.overdraftLimit = limit;
    return [&self, expected] { ECLAT_ENSURES(Model(self) == expected); };
  }
  static auto deposit(const BankAccount &self, int amount) {
    ECLAT_REQUIRES(amount > 0);
    ECLAT_THROWS(std::overflow_error, static_cast<long long>(self.balance_) + amount > bank_account_spec::kMaximum);
    return [&self, expected = Model(self).changed(amount)] { ECLAT_ENSURES(Model(self) == expected); };
  }
  static auto withdraw(const BankAccount &self, int amount) {
    ECLAT_REQUIRES(amount > 0);
    ECLAT_THROWS(InsufficientFunds, static_cast<long long>(self.balance_) + self.overdraftLimit_ < amount);
    return [&self, expected = Model(self).changed(-static_cast<long long>(amount))] {
      ECLAT_ENSURES(Model(self) == expected);
    };
  }
  static auto transferTo(const BankAccount &self, const BankAccount &other, int amount) {
    ECLAT_REQUIRES(amount > 0);
    bool isEnough = static_cast<long long>(self.balance_) + self.overdraftLimit_ >= amount;
    bool isTooMuch = static_cast<long long>(other.balance_) + amount > bank_account_spec::kMaximum;
    ECLAT_THROWS(InsufficientFunds, !isEnough);
    ECLAT_THROWS(std::overflow_error, isEnough && isTooMuch);
    bool isSelf = &self == &other;
    Model left = Model(self).changed(-static_cast<long long>(amount));
    Model right = (isSelf ? left : Model(other)).changed(amount);
    return [&self, &other, expected = isSelf ? right : left, right] {
      ECLAT_ENSURES(Model(self) == expected);
      ECLAT_ENSURES(Model(other) == right);
    };
  }
  static auto payInterest(const BankAccount &self, int percent) {
    ECLAT_REQUIRES(0 <= percent && percent <= 100);
    long long interest = self.balance_ > 0 ? static_cast<long long>(self.balance_) * percent / 100 : 0;
    ECLAT_THROWS(std::overflow_error, self.balance_ + interest > bank_account_spec::kMaximum);
    return [&self, interest, expected = interest ? Model(self).changed(interest) : Model(self)](int result) {
      ECLAT_ENSURES(result == interest);
      ECLAT_ENSURES(Model(self) == expected);
    };
  }

  static auto historySize(const BankAccount &self) {
    return [count = self.history_.size()](int result) { ECLAT_ENSURES(result == static_cast<int>(count)); };
  }
  static auto changeAt(const BankAccount &self, int index) {
    ECLAT_THROWS(std::out_of_range, index < 0 || static_cast<std::size_t>(index) >= self.history_.size());
    return [&self, index](int result) { ECLAT_ENSURES(result == self.history_.at(static_cast<std::size_t>(index))); };
  }
  static auto totalPaidIn(const BankAccount &self) {
    long long paidOut = 0;
    for (int amount : self.history_)
      paidOut += amount < 0 ? amount : 0;
    return [total = self.balance_ - paidOut](long long result) { ECLAT_ENSURES(result == total); };
  }
  static auto equals(const BankAccount &self, const BankAccount *other) {
    bool isSame = other && self.number_ == other->number_ && self.balance_ == other->balance_ &&
                  self.overdraftLimit_ == other->overdraftLimit_;
    return [isSame](bool result) { ECLAT_ENSURES(result == isSame); };
  }
};
