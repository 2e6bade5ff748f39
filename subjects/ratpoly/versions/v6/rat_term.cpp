#include "rat_term.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace {

constexpr int kMaxExpt = std::numeric_limits<int>::max();

[[noreturn]] void badText(const std::string &text) { throw std::invalid_argument("no term: " + text); }

// The digits of an exponent as a number; whole is the text for the error message.
int parseExponent(const std::string &digits, const std::string &whole) {
  if (digits.empty() || digits.size() > 10)
    badText(whole);
  long long value = 0;
  for (char c : digits) {
    if (c < '0' || c > '9')
      badText(whole);
    value = value * 10 + (c - '0');
  }
  if (value > kMaxExpt)
    badText(whole);
  return static_cast<int>(value);
}

// The coefficient as it is written before a power.
RatNum parseFactor(const std::string &factor, const std::string &whole) {
  if (factor.empty())
    return RatNum(1);
  if (factor == "-")
    return RatNum(-1);
  if (factor.back() != '*')
    badText(whole);
  return RatNum::parse(factor.substr(0, factor.size() - 1));
}

}  // namespace

RatTerm::RatTerm(const RatNum &coeff, int expt) : coeff_(coeff), expt_(coeff == RatNum() ? 0 : expt) {}

RatTerm RatTerm::nan() { return RatTerm(RatNum(1, 0), 0); }

double RatTerm::eval(double x) const {
  if (isNaN())
    return std::numeric_limits<double>::quiet_NaN();
  if (expt_ == 0)
    return coeff_.doubleValue();
  return coeff_.doubleValue() * std::pow(x, expt_);
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
  return RatTerm(coeff_.sub(other.coeff_), expt_);
}

RatTerm RatTerm::mul(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return nan();
  if (isZero() || other.isZero())
    return RatTerm(RatNum(), 0);
  if (expt_ > kMaxExpt - other.expt_)
    throw std::overflow_error("exponent of a product is too large");
  return RatTerm(coeff_.mul(other.coeff_), expt_ + other.expt_);
}

RatTerm RatTerm::div(const RatTerm &other) const {
  if (isNaN() || other.isNaN() || other.isZero())
    return nan();
  if (isZero())
    return *this;
  if (expt_ < other.expt_)
    throw std::invalid_argument("exponent of a quotient is negative");
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
  RatNum coeff = parseFactor(text.substr(0, x), text);
  int expt = 1;
  if (x + 1 < text.size()) {
    if (text[x + 1] != '^')
      badText(text);
    expt = parseExponent(text.substr(x + 2), text);
  }
  RatTerm term(coeff, expt);
  // Only the canonical form is allowed.
  if (term.toString() != text)
    badText(text);
  return term;
}

RatTerm RatTerm::differentiate() const {
  if (isNaN())
    return nan();
  if (expt_ == 0)
    return RatTerm(RatNum(), 0);
  return RatTerm(coeff_.mul(RatNum(expt_)), expt_ - 1);
}

RatTerm RatTerm::antiDifferentiate() const {
  if (isNaN())
    return nan();
  if (isZero())
    return *this;
  if (expt_ == kMaxExpt)
    throw std::overflow_error("exponent of an antiderivative is too large");
  return RatTerm(coeff_.div(RatNum(expt_ + 1)), expt_ + 1);
}

bool RatTerm::operator==(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return isNaN() && other.isNaN();
  return coeff_ == other.coeff_ && expt_ == other.expt_;
}
