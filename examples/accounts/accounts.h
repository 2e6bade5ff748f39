#ifndef ACCOUNTS_H
#define ACCOUNTS_H

#include <cstddef>
#include <string>
#include <vector>

namespace bank {

enum class Status { Open, Frozen, Closed };

class Bank;

// An account of one bank. The two know each other; neither owns the other, and whichever ends first
// tells the other one. Amounts are in cents.
class Account {
public:
  static constexpr long kLimit = 1000000;  // no movement and no balance exceeds it

  // Throws std::invalid_argument for an owner that is not valid or a deposit outside [0, kLimit].
  Account(Bank &bank, const std::string &owner, long firstDeposit = 0);
  ~Account();
  Account(const Account &) = delete;
  Account &operator=(const Account &) = delete;

  // Letters, digits, spaces; not empty, at most 40 characters.
  static bool isValidOwner(const std::string &owner);

  const std::string &owner() const { return owner_; }
  long balance() const { return balance_; }
  Status status() const { return status_; }
  bool hasBank() const { return bank_ != nullptr; }

  // The movements so far, the first one first: deposits above zero, withdrawals and fees below.
  const std::vector<long> &history() const { return history_; }

  // True if it was done; an account that is not open, or that would exceed kLimit, stays as it is.
  // Throws std::invalid_argument for an amount outside [1, kLimit].
  bool deposit(long amount);

  // All of the amounts, or none.
  bool deposit(const std::vector<long> &amounts);

  // Takes the amount and the bank's fee. True if it was done; an account that is not open, or that
  // holds too little, stays as it is. Throws std::invalid_argument for an amount outside [1, kLimit].
  bool withdraw(long amount);

  void freeze();
  void thaw();

  // Only an account that is open and holds nothing can be closed.
  bool close();

private:
  friend class Bank;
  long fee() const;
  void record(long movement);

  Bank *bank_;
  std::string owner_;
  std::vector<long> history_;
  long balance_ = 0;
  Status status_ = Status::Open;
};

class Bank {
public:
  // Throws std::invalid_argument for an empty name or a fee outside [0, 100].
  explicit Bank(const std::string &name, long fee = 1);
  ~Bank();
  Bank(const Bank &) = delete;
  Bank &operator=(const Bank &) = delete;

  const std::string &name() const { return name_; }
  long fee() const { return fee_; }
  std::size_t accountCount() const { return accounts_.size(); }
  long total() const;

  // The first account of that owner, null if there is none.
  const Account *find(const std::string &owner) const;

  // Moves the amount between two accounts of this bank; `from` pays the fee. True if it was done.
  // Throws std::invalid_argument for an amount outside [1, Account::kLimit].
  bool transfer(Account &from, Account &to, long amount);

private:
  friend class Account;

  std::string name_;
  long fee_;
  std::vector<Account *> accounts_;
};

}  // namespace bank

#endif
