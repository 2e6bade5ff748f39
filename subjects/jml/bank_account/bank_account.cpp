#include "bank_account.h"

void BankAccount::setOverdraftLimit(int limit) {
  if (balance_ < -limit)
    throw std::invalid_argument("the account is overdrawn by more than that");
  overdraftLimit_ = limit;
}

void BankAccount::deposit(int amount) {
  if (amount > kMaximum - balance_)
    throw std::overflow_error("that is too much for the account");
  change(amount);
}

void BankAccount::withdraw(int amount) {
  if (amount > available())
    throw InsufficientFunds();
  change(-amount);
}

void BankAccount::transferTo(BankAccount &other, int amount) {
  if (amount > available())
    throw InsufficientFunds();
  if (amount > kMaximum - other.balance_)
    throw std::overflow_error("that is too much for the other account");
  change(-amount);
  other.change(amount);
}

int BankAccount::payInterest(int percent) {
  if (balance_ <= 0)
    return 0;
  int interest = static_cast<int>(static_cast<long long>(balance_) * percent / 100);
  if (interest > 0)
    deposit(interest);
  return interest;
}

int BankAccount::changeAt(int index) const {
  if (index < 0 || index >= historySize())
    throw std::out_of_range("there is no such change");
  return history_[index];
}

long long BankAccount::totalPaidIn() const {
  long long total = 0;
  for (int amount : history_)
    if (amount > 0)
      total += amount;
  return total;
}

bool BankAccount::equals(const BankAccount *other) const {
  if (other == nullptr)
    return false;
  return number_ == other->number_ && balance_ == other->balance_ && overdraftLimit_ == other->overdraftLimit_;
}

void BankAccount::change(int amount) {
  history_.push_back(amount);
  balance_ += amount;
}
