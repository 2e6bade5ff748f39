#include "rat_term.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace {

constexpr int kMaxExpt = std::numeric_limits<int>::max();

// Reads decimal digits that fit an int; throws std::invalid_argument otherwise.
int parseExponent(const std::string &digits) {
  if (digits.empty() || digits.size() > 10)
    throw std::invalid_argument("no exponent: " + digits);
  long long value = 0;
  for (char c : digits) {
    if (c < '0' || c > '9')
      throw std::invalid_argument("no exponent: " + digits);
    value = value * 10 + (c - '0');
  }
  if (value > kMaxExpt)
    throw std::invalid_argument("exponent too large: " + digits);
  return static_cast<int>(value);
}

// Reads what stands before the x: nothing, "-", or a number and "*".
RatNum parseFactor(const std::string &text) {
  if (text.empty())
    return RatNum(1);
  if (text == "-")
    return RatNum(-1);
  if (text.back() != '*')
    throw std::invalid_argument("no coefficient: " + text);
  return RatNum::parse(text.substr(0, text.size() - 1));
}

}  // namespace

RatTerm::RatTerm(const RatNum &coeff, int expt) : coeff_(coeff), expt_(coeff == RatNum(0) ? 0 : expt) {}

RatTerm RatTerm::nan() { return RatTerm(RatNum(1, 0), 0); }

RatTerm RatTerm::zero() { return RatTerm(RatNum(0), 0); }

double RatTerm::eval(double x) const {
  if (isNaN())
    return std::numeric_limits<double>::quiet_NaN();
  double power = expt_ == 0 ? 1.0 : std::pow(x, static_cast<double>(expt_));
  return coeff_.doubleValue() * power;
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
    throw std::invalid_argument("cannot add terms with different exponents");
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
    throw std::invalid_argument("cannot subtract terms with different exponents");
  return RatTerm(coeff_.sub(other.coeff_), expt_);
}

RatTerm RatTerm::mul(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return nan();
  if (isZero() || other.isZero())
    return zero();
  if (expt_ > kMaxExpt - other.expt_)
    throw std::overflow_error("exponent too large");
  return RatTerm(coeff_.mul(other.coeff_), expt_ + other.expt_);
}

RatTerm RatTerm::div(const RatTerm &other) const {
  if (isNaN() || other.isNaN() || other.isZero())
    return nan();
  if (isZero())
    return zero();
  if (expt_ < other.expt_)
    throw std::invalid_argument("exponent would be negative");
  return RatTerm(coeff_.div(other.coeff_), expt_ - other.expt_);
}

std::string RatTerm::toString() const {
  if (isNaN())
    return "NaN";
  if (expt_ == 0)
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
  RatNum coeff = parseFactor(text.substr(0, x));
  int expt = 1;
  std::string rest = text.substr(x + 1);
  if (!rest.empty()) {
    if (rest[0] != '^')
      throw std::invalid_argument("no term: " + text);
    expt = parseExponent(rest.substr(1));
  }
  // Whatever is not canonical is written in another way.
  RatTerm term(coeff, expt);
  if (term.toString() != text)
    throw std::invalid_argument("no term: " + text);
  return term;
}

RatTerm RatTerm::differentiate() const {
  if (isNaN())
    return nan();
  if (expt_ == 0)
    return zero();
  return RatTerm(coeff_.mul(RatNum(expt_)), expt_ - 1);
}

RatTerm RatTerm::antiDifferentiate() const {
  if (isNaN())
    return nan();
  if (isZero())
    return zero();
  if (expt_ == kMaxExpt)
    throw std::overflow_error("exponent too large");
  return RatTerm(coeff_.div(RatNum(expt_ + 1)), expt_ + 1);
}

bool RatTerm::operator==(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return isNaN() && other.isNaN();
  return coeff_ == other.coeff_ && expt_ == other.expt_;
}
