// FINDS: property in Ledger::open
// WITH: --class Ledger
// BUDGET: rounds 4
#pragma once

#include <map>
#include <string>

struct Account {
  int used = 0;
  int limit = 0;
};

// Accounts by name; none may use more than its limit.
class Ledger {
public:
  // Charges a fee of 1, also where the limit does not allow for it.
  bool open(const std::string &name, int limit) {
    if (limit < 0 || limit > 1000)
      return false;
    return accounts_.emplace(name, Account{1, limit}).second;
  }

  bool charge(const std::string &name, int amount) {
    auto it = accounts_.find(name);
    if (it == accounts_.end() || amount < 0 || amount > it->second.limit - it->second.used)
      return false;
    it->second.used += amount;
    return true;
  }

private:
  std::map<std::string, Account> accounts_;
};
