#include "amount.h"

namespace {

constexpr long long kMaximumCents = Amount::kMaximumUnits * 100LL + 99;

}  // namespace

Amount Amount::ofCents(long long cents) {
  if (cents > kMaximumCents || cents < -kMaximumCents)
    throw std::overflow_error("no amount is that large");
  return Amount(static_cast<int>(cents / 100), static_cast<int>(cents % 100));
}

Amount Amount::plus(const Amount &other) const { return ofCents(inCents() + other.inCents()); }

Amount Amount::minus(const Amount &other) const { return ofCents(inCents() - other.inCents()); }

Amount Amount::times(int factor) const {
  long long size = factor < 0 ? -static_cast<long long>(factor) : factor;
  long long cents = inCents();
  if (size != 0 && (cents > kMaximumCents / size || cents < -(kMaximumCents / size)))
    throw std::overflow_error("no amount is that large");
  return ofCents(cents * factor);
}

std::vector<Amount> Amount::split(int parts) const {
  long long share = inCents() / parts;
  long long rest = inCents() % parts;
  std::vector<Amount> shares;
  for (int i = 0; i < parts; ++i) {
    long long extra = rest > i ? 1 : rest < -i ? -1 : 0;
    shares.push_back(ofCents(share + extra));
  }
  return shares;
}

int Amount::compare(const Amount &other) const {
  if (units_ != other.units_)
    return units_ < other.units_ ? -1 : 1;
  if (cents_ != other.cents_)
    return cents_ < other.cents_ ? -1 : 1;
  return 0;
}

bool Amount::equals(const Amount *other) const { return other != nullptr && compare(*other) == 0; }

std::string Amount::toString() const {
  int cents = cents_ < 0 ? -cents_ : cents_;
  int units = units_ < 0 ? -units_ : units_;
  return (isNegative() ? "-" : "") + std::to_string(units) + (cents < 10 ? ".0" : ".") + std::to_string(cents);
}
