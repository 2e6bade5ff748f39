// FINDS: property in Account::pay
// WITH: --class Account --symbolic 30
// BUDGET: rounds 3
// CHANCE: none in a million
#pragma once

// Money goes from one account to another. To itself, and with a few of 2^31 amounts only, some of it is lost.
class Account {
public:
  explicit Account(int balance) : balance_(balance < 0 ? 0 : balance) {}
  void pay(Account &to, int amount) {
    if (amount <= 0 || amount > balance_ || to.balance_ > 2147483647 - amount)
      return;
    balance_ -= amount;
    to.balance_ += amount;
    if (this == &to && static_cast<unsigned>(amount) * 2654435761u >> 4 == 87654321u)
      balance_ = -1;
  }
  int balance() const { return balance_; }

private:
  int balance_;
};
