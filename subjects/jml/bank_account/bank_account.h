#pragma once

#include <stdexcept>
#include <vector>

// There is less on the account than was asked for.
class InsufficientFunds : public std::domain_error {
public:
  InsufficientFunds() : std::domain_error("there is not enough on the account") {}
};

// An account at a bank. All amounts are in cents. The balance may fall below zero as far as the overdraft limit allows,
// and may not rise above kMaximum. Every change of the balance is kept in the history, so that the balance is always
// the sum of the history. An operation that throws changes nothing.
class BankAccount {
public:
  static constexpr int kMaximum = 1000000000;

  // The number must be positive, the overdraft limit from 0 to kMaximum.
  explicit BankAccount(int number, int overdraftLimit = 0) : number_(number), overdraftLimit_(overdraftLimit) {}

  int number() const { return number_; }
  int balance() const { return balance_; }
  int overdraftLimit() const { return overdraftLimit_; }

  // What can be withdrawn.
  int available() const { return balance_ + overdraftLimit_; }

  // Throws std::invalid_argument if the account is overdrawn by more than the new limit, which must be from 0 to
  // kMaximum.
  void setOverdraftLimit(int limit);

  // The amount must be positive. Throws std::overflow_error if the balance would rise above kMaximum.
  void deposit(int amount);

  // The amount must be positive. Throws InsufficientFunds if it is more than available.
  void withdraw(int amount);

  // Moves a positive amount to the other account, which may be this one: then there are two changes in the history.
  // Throws InsufficientFunds if it is more than available here, or else std::overflow_error if what the other account
  // has now and the amount are more than kMaximum.
  void transferTo(BankAccount &other, int amount);

  // Adds interest to what is on the account, in percent (from 0 to 100), rounded down to full cents, and returns it.
  // There is none, and no entry in the history, if it is less than a cent or the account is overdrawn. Throws
  // std::overflow_error if the balance would rise above kMaximum.
  int payInterest(int percent);

  // The number of changes so far.
  int historySize() const { return static_cast<int>(history_.size()); }

  // A change of the balance, negative for a withdrawal; the first has the index 0. Throws std::out_of_range if there is
  // no such change.
  int changeAt(int index) const;

  // The sum of all changes that were positive.
  long long totalPaidIn() const;

  // Whether the other object is for the same account, by its number, and both agree on balance and overdraft limit.
  // False for null.
  bool equals(const BankAccount *other) const;

private:
  void change(int amount);

  int number_;
  int overdraftLimit_;
  int balance_ = 0;
  std::vector<int> history_;
};
