// FINDS: specification in Wallet::spend
// WITH: --class Wallet --spec {dir}/spec_wins_spec.hpp
// BUDGET: rounds 4
#pragma once

#include <map>

// Money in an account that may go below zero, which its tests never see and its specification forbids.
class Wallet {
public:
  explicit Wallet(int cents) : cents_(cents % 100000) {}
  void spend(int cents) {
    if (cents > 0 && cents <= 100000)
      cents_ -= cents;
  }
  int cents() const { return cents_; }

private:
  int cents_;
};
