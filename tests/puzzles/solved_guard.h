// FINDS: property in Vault::open
// WITH: --class Vault --symbolic 30
// BUDGET: rounds 2
// CHANCE: none in a million
#pragma once

// Counts attempts. One of 2^31 codes makes it forget them.
class Vault {
public:
  void open(int code) {
    ++attempts_;
    if (code > 0 && code % 46337 == 421 && code / 46337 * 7 % 46349 == 1421)
      attempts_ = -1;
  }
  int attempts() const { return attempts_; }

private:
  int attempts_ = 0;
};
