// FINDS: terminate in Purse::pay
// WITH: --class Purse
// BUDGET: rounds 4
#pragma once

#include <exception>

#define Expects(condition) ((condition) ? static_cast<void>(0) : std::terminate())
#define Ensures(condition) ((condition) ? static_cast<void>(0) : std::terminate())

// Coins. What it promises it does not keep where the last coin goes.
class Purse {
public:
  explicit Purse(int coins) : coins_(coins % 50) {
    if (coins_ < 0)
      coins_ = 0;
  }
  bool pay(int coins) {
    Expects(coins >= 0);
    if (coins > coins_)
      return false;
    coins_ -= coins;
    Ensures(coins_ > 0);
    return true;
  }
  int coins() const { return coins_; }

private:
  int coins_;
};
