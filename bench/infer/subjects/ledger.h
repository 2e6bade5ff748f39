#ifndef BENCH_LEDGER_H
#define BENCH_LEDGER_H

#include <map>
#include <stdexcept>
#include <string>

struct Account {
  std::string owner;
  int balance = 0;
  int limit = 0;  // how far below zero the balance may go
};

// A map of records: accounts by number, and the sum of their balances.
class Ledger {
public:
  void open(int number, const std::string &owner, int limit) {
    if (limit < 0 || !accounts.emplace(number, Account{owner, 0, limit}).second)
      throw std::invalid_argument("cannot open");
  }
  void deposit(int number, int amount) {
    if (amount <= 0)
      throw std::invalid_argument("nothing to deposit");
    accounts.at(number).balance += amount;
    total += amount;
  }
  // False, and nothing happens, if the account would go beyond its limit.
  bool withdraw(int number, int amount) {
    Account &account = accounts.at(number);
    if (account.balance - amount < -account.limit)
      return false;
    account.balance -= amount;
    total -= amount;
    return true;
  }
  // Returns what is left on it.
  int close(int number) {
    auto it = accounts.find(number);
    if (it == accounts.end())
      return 0;
    int left = it->second.balance;
    total -= left;
    accounts.erase(it);
    return left;
  }
  int balance(int number) const { return accounts.at(number).balance; }
  bool has(int number) const { return accounts.count(number) != 0; }
  int sum() const { return total; }

private:
  std::map<int, Account> accounts;
  int total = 0;
};

#endif
