#include "accounts.h"

#include <algorithm>
#include <cctype>
#include <stdexcept>

namespace bank {

namespace {

void requireAmount(long amount) {
  if (amount < 1 || amount > Account::kLimit)
    throw std::invalid_argument("amount out of range");
}

}  // namespace

Account::Account(Bank &bank, const std::string &owner, long firstDeposit) : bank_(&bank), owner_(owner) {
  if (!isValidOwner(owner))
    throw std::invalid_argument("not a valid owner");
  if (firstDeposit < 0 || firstDeposit > kLimit)
    throw std::invalid_argument("first deposit out of range");
  if (firstDeposit > 0)
    record(firstDeposit);
  bank.accounts_.push_back(this);
}

Account::~Account() {
  if (bank_ == nullptr)
    return;
  auto &all = bank_->accounts_;
  all.erase(std::remove(all.begin(), all.end(), this), all.end());
}

bool Account::isValidOwner(const std::string &owner) {
  if (owner.empty() || owner.size() > 40)
    return false;
  return std::all_of(owner.begin(), owner.end(), [](unsigned char c) { return c == ' ' || std::isalnum(c); });
}

bool Account::deposit(long amount) {
  requireAmount(amount);
  if (status_ != Status::Open || amount > kLimit - balance_)
    return false;
  record(amount);
  return true;
}

bool Account::deposit(const std::vector<long> &amounts) {
  long room = kLimit - balance_;
  for (long amount : amounts) {
    requireAmount(amount);
    if (amount > room)
      return false;
    room -= amount;
  }
  if (status_ != Status::Open)
    return false;
  const std::vector<long> all = amounts;  // they may be our own history, which grows
  for (long amount : all)
    record(amount);
  return true;
}

bool Account::withdraw(long amount) {
  requireAmount(amount);
  if (status_ != Status::Open || amount > balance_)
    return false;
  record(-amount - fee());
  return true;
}

void Account::freeze() {
  if (status_ == Status::Open)
    status_ = Status::Frozen;
}

void Account::thaw() {
  if (status_ == Status::Frozen)
    status_ = Status::Open;
}

bool Account::close() {
  if (status_ != Status::Open || balance_ != 0)
    return false;
  status_ = Status::Closed;
  return true;
}

long Account::fee() const { return bank_ == nullptr ? 0 : bank_->fee_; }

void Account::record(long movement) {
  history_.push_back(movement);
  balance_ += movement;
}

Bank::Bank(const std::string &name, long fee) : name_(name), fee_(fee) {
  if (name.empty())
    throw std::invalid_argument("a bank needs a name");
  if (fee < 0 || fee > 100)
    throw std::invalid_argument("fee out of range");
}

Bank::~Bank() {
  for (Account *account : accounts_)
    account->bank_ = nullptr;
}

long Bank::total() const {
  long sum = 0;
  for (const Account *account : accounts_)
    sum += account->balance_;
  return sum;
}

const Account *Bank::find(const std::string &owner) const {
  for (const Account *account : accounts_)
    if (account->owner_ == owner)
      return account;
  return nullptr;
}

bool Bank::transfer(Account &from, Account &to, long amount) {
  requireAmount(amount);
  if (from.bank_ != this || to.bank_ != this || &from == &to)
    return false;
  if (from.status_ != Status::Open || to.status_ != Status::Open)
    return false;
  if (amount + fee_ > from.balance_ || amount > Account::kLimit - to.balance_)
    return false;
  from.record(-amount - fee_);
  to.record(amount);
  return true;
}

}  // namespace bank
