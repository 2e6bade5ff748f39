#include "rat_term.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace {

constexpr int kMaxExpt = std::numeric_limits<int>::max();

// Parses the digits of an exponent; whether they are canonical is checked by the caller.
int parseExponent(const std::string &digits, const std::string &text) {
  if (digits.empty() || digits.size() > 10)
    throw std::invalid_argument("no term: " + text);
  long long value = 0;
  for (char c : digits) {
    if (c < '0' || c > '9')
      throw std::invalid_argument("no term: " + text);
    value = value * 10 + (c - '0');
  }
  if (value > kMaxExpt)
    throw std::invalid_argument("exponent too large: " + text);
  return static_cast<int>(value);
}

}  // namespace

RatTerm::RatTerm(const RatNum &coeff, int expt) : coeff_(coeff), expt_(coeff == RatNum() ? 0 : expt) {}

RatTerm RatTerm::nan() { return RatTerm(RatNum(1, 0), 0); }

double RatTerm::eval(double x) const {
  if (isNaN())
    return std::numeric_limits<double>::quiet_NaN();
  // std::pow(x, 0) is 1 for every x, even NaN.
  return coeff_.doubleValue() * std::pow(x, static_cast<double>(expt_));
}

RatTerm RatTerm::negate() const { return RatTerm(coeff_.negate(), expt_); }

RatTerm RatTerm::add(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return nan();
  if (isZero())
    return other;
  if (other.isZero())
    return *this;
  if (expt_ != other.expt_)
    throw std::invalid_argument("sum of terms with different exponents");
  return RatTerm(coeff_.add(other.coeff_), expt_);
}

RatTerm RatTerm::sub(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return nan();
  if (isZero())
    return other.negate();
  if (other.isZero())
    return *this;
  if (expt_ != other.expt_)
    throw std::invalid_argument("difference of terms with different exponents");
  // Not add(other.negate()): the negative of the least int does not fit, but the difference may.
  return RatTerm(coeff_.sub(other.coeff_), expt_);
}

RatTerm RatTerm::mul(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return nan();
  if (isZero() || other.isZero())
    return RatTerm(0, 0);
  if (expt_ > kMaxExpt - other.expt_)
    throw std::overflow_error("exponent of product too large");
  return RatTerm(coeff_.mul(other.coeff_), expt_ + other.expt_);
}

RatTerm RatTerm::div(const RatTerm &other) const {
  if (isNaN() || other.isNaN() || other.isZero())
    return nan();
  if (isZero())
    return *this;
  if (expt_ < other.expt_)
    throw std::invalid_argument("exponent of quotient is negative");
  return RatTerm(coeff_.div(other.coeff_), expt_ - other.expt_);
}

std::string RatTerm::toString() const {
  if (isNaN() || expt_ == 0)
    return coeff_.toString();
  std::string power = expt_ == 1 ? "x" : "x^" + std::to_string(expt_);
  if (coeff_ == RatNum(1))
    return power;
  if (coeff_ == RatNum(-1))
    return "-" + power;
  return coeff_.toString() + "*" + power;
}

RatTerm RatTerm::parse(const std::string &text) {
  std::size_t x = text.find('x');
  if (x == std::string::npos)
    return RatTerm(RatNum::parse(text), 0);

  std::string before = text.substr(0, x);
  std::string after = text.substr(x + 1);

  RatNum coeff(1);
  if (before == "-") {
    coeff = RatNum(-1);
  } else if (!before.empty()) {
    if (before.back() != '*')
      throw std::invalid_argument("no term: " + text);
    before.pop_back();
    coeff = RatNum::parse(before);
  }

  int expt = 1;
  if (!after.empty()) {
    if (after[0] != '^')
      throw std::invalid_argument("no term: " + text);
    expt = parseExponent(after.substr(1), text);
  }

  // Only the canonical form is accepted.
  RatTerm term(coeff, expt);
  if (term.toString() != text)
    throw std::invalid_argument("no term: " + text);
  return term;
}

RatTerm RatTerm::differentiate() const {
  if (isNaN())
    return nan();
  if (expt_ == 0)
    return RatTerm(0, 0);
  return RatTerm(coeff_.mul(expt_), expt_ - 1);
}

RatTerm RatTerm::antiDifferentiate() const {
  if (isNaN())
    return nan();
  if (isZero())
    return *this;
  if (expt_ == kMaxExpt)
    throw std::overflow_error("exponent of antiderivative too large");
  return RatTerm(coeff_.div(expt_ + 1), expt_ + 1);
}

bool RatTerm::operator==(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return isNaN() && other.isNaN();
  return coeff_ == other.coeff_ && expt_ == other.expt_;
}
