// FINDS: undefined-behaviour in Vault::open
// WITH: --class Vault --config {dir}/value_given.yaml
// BUDGET: rounds 4
#pragma once

// Opens with a number that nobody guesses and no test knows, but the configuration does.
class Vault {
public:
  bool open(unsigned code) {
    unsigned mixed = (code ^ (code >> 7)) * 2654435761u;
    if (mixed % 1000003 != 271828)
      return false;
    opened_ = 100 / opened_;
    return true;
  }
  int opened() const { return opened_; }

private:
  int opened_ = 0;
};
