#pragma once

#include <string>

// A rational number with numerator and denominator of type int, always reduced, or NaN ("not a number"), which stands
// for a division by zero and for values that do not fit.
class RatNum {
public:
  RatNum() = default;
  RatNum(int n) : numer_(n) {}
  RatNum(int n, int d);

  bool isNaN() const { return denom_ == 0; }
  bool isNegative() const { return compareTo(RatNum()) < 0; }
  bool isPositive() const { return compareTo(RatNum()) > 0; }

  // NaN is equal to itself and greater than all numbers.
  int compareTo(const RatNum &other) const;

  int numerator() const { return numer_; }
  int denominator() const { return denom_; }
  double doubleValue() const;

  RatNum negate() const;
  RatNum add(const RatNum &other) const;
  RatNum sub(const RatNum &other) const;
  RatNum mul(const RatNum &other) const;
  RatNum div(const RatNum &other) const;

  std::string toString() const;
  // Takes what toString writes; throws std::invalid_argument for other text.
  static RatNum parse(const std::string &text);

  bool operator==(const RatNum &other) const { return compareTo(other) == 0; }
  bool operator!=(const RatNum &other) const { return compareTo(other) != 0; }

private:
  static RatNum reduced(long long n, long long d);

  int numer_ = 0;
  int denom_ = 1;  // 0 for NaN, and then numer_ is 0 too
};
