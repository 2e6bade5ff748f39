#pragma once

#include <stdexcept>

namespace money {

// An amount in cents, never negative, of at most ten billion.
class Amount {
public:
  static constexpr long kMost = 1'000'000'000'000;

  Amount() = default;
  explicit Amount(long cents) : cents_(cents) {
    if (cents < 0 || cents > kMost)
      throw std::invalid_argument("no such amount");
  }

  long cents() const { return cents_; }

  Amount plus(const Amount &other) const { return Amount(cents_ + other.cents_); }
  Amount times(unsigned short factor) const { return Amount(cents_ * factor); }

private:
  long cents_ = 0;
};

}  // namespace money
