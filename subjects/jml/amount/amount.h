#pragma once

#include <stdexcept>
#include <string>
#include <vector>

// An amount of money as units and cents: 3.07, or -12.50 as -12 units and -50 cents. There are never more than 99
// cents, and units and cents never have opposite signs. Amounts do not change; arithmetic makes new ones. The greatest
// amount has kMaximumUnits units and 99 cents, the least is its opposite; what would lie beyond throws
// std::overflow_error.
class Amount {
public:
  static constexpr int kMaximumUnits = 2000000000;

  // Nothing.
  Amount() = default;

  // Units must be within ±kMaximumUnits, cents within ±99; they must not have opposite signs.
  Amount(int units, int cents) : units_(units), cents_(cents) {}

  int units() const { return units_; }
  int cents() const { return cents_; }
  bool isZero() const { return units_ == 0 && cents_ == 0; }
  bool isNegative() const { return units_ < 0 || cents_ < 0; }

  Amount plus(const Amount &other) const;
  Amount minus(const Amount &other) const;
  Amount negated() const { return Amount(-units_, -cents_); }
  Amount times(int factor) const;

  // Shares out the amount so that the shares sum up to it and differ by at most a cent; those that are farther from
  // zero come first. There must be from 1 to 1000 parts.
  std::vector<Amount> split(int parts) const;

  // -1, 0 or 1 if this amount is less than, equal to or greater than the other.
  int compare(const Amount &other) const;

  // Whether the other one is the same amount; false for null.
  bool equals(const Amount *other) const;

  bool operator==(const Amount &other) const { return compare(other) == 0; }
  bool operator<(const Amount &other) const { return compare(other) < 0; }

  // As "3.07" or "-0.50".
  std::string toString() const;

private:
  long long inCents() const { return units_ * 100LL + cents_; }
  static Amount ofCents(long long cents);

  int units_ = 0;
  int cents_ = 0;
};
