// FINDS: nothing
// WITH: --class bank::Account
// BUDGET: rounds 4
#pragma once

#include <cstdint>
#include <limits>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace bank {

struct NotEnough : std::runtime_error {
  NotEnough() : std::runtime_error("the balance is not enough") {}
};

struct Entry {
  enum class Kind { Deposit, Withdrawal, TransferIn, TransferOut };
  Kind kind;
  std::int64_t amount;
};

// An account in cents that is never overdrawn, with the history of what changed it.
class Account {
public:
  explicit Account(std::string owner) : owner_(std::move(owner)) {
    if (owner_.empty())
      throw std::invalid_argument("an account has an owner");
  }
  Account(const Account &) = delete;
  Account &operator=(const Account &) = delete;

  const std::string &owner() const { return owner_; }
  std::int64_t balance() const { return balance_; }
  const std::vector<Entry> &history() const { return history_; }

  void deposit(std::int64_t amount) {
    checkIn(amount);
    add(Entry::Kind::Deposit, amount, amount);
  }

  void withdraw(std::int64_t amount) {
    checkOut(amount);
    add(Entry::Kind::Withdrawal, amount, -amount);
  }

  // All or nothing. To the same account it changes nothing but the history.
  void transfer(std::int64_t amount, Account &to) {
    checkOut(amount);
    if (&to != this)
      to.checkIn(amount);
    history_.reserve(history_.size() + 2);
    to.history_.reserve(to.history_.size() + 2);
    add(Entry::Kind::TransferOut, amount, -amount);
    to.add(Entry::Kind::TransferIn, amount, amount);
  }

private:
  void checkIn(std::int64_t amount) const {
    if (amount <= 0)
      throw std::invalid_argument("the amount is not positive");
    if (amount > std::numeric_limits<std::int64_t>::max() - balance_)
      throw std::overflow_error("the balance would not fit");
  }
  void checkOut(std::int64_t amount) const {
    if (amount <= 0)
      throw std::invalid_argument("the amount is not positive");
    if (amount > balance_)
      throw NotEnough();
  }
  void add(Entry::Kind kind, std::int64_t amount, std::int64_t change) {
    history_.push_back({kind, amount});
    balance_ += change;
  }

  std::string owner_;
  std::int64_t balance_ = 0;
  std::vector<Entry> history_;
};

}  // namespace bank
