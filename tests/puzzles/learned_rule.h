// FINDS: undefined-behaviour in Splitter::part
// WITH: --class Splitter
// BUDGET: rounds 4
#pragma once

// Splits an amount. The tests happen to ask for even parts only, which is no rule; seven parts are a mistake.
class Splitter {
public:
  explicit Splitter(unsigned amount) : amount_(amount) {}
  unsigned part(unsigned parts) const {
    if (parts < 1)
      return 0;
    if (parts == 7)
      return amount_ / (parts - 7);
    return amount_ / parts;
  }
  unsigned amount() const { return amount_; }

private:
  unsigned amount_;
};
