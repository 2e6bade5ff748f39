#include "rat_term.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace {

const int maxExpt = std::numeric_limits<int>::max();

RatTerm zero() { return RatTerm(RatNum(), 0); }
RatTerm notANumber() { return RatTerm(RatNum(1, 0), 0); }

}  // namespace

RatTerm::RatTerm(const RatNum &coeff, int expt) : coeff_(coeff), expt_(coeff == RatNum() ? 0 : expt) {}

double RatTerm::eval(double x) const { return coeff_.doubleValue() * std::pow(x, expt_); }

RatTerm RatTerm::negate() const { return RatTerm(coeff_.negate(), expt_); }

RatTerm RatTerm::add(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return notANumber();
  if (other.isZero())
    return *this;
  if (isZero())
    return other;
  if (expt_ != other.expt_)
    throw std::invalid_argument("a sum of terms with different exponents");
  return RatTerm(coeff_.add(other.coeff_), expt_);
}

RatTerm RatTerm::sub(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return notANumber();
  if (other.isZero())
    return *this;
  if (isZero())
    return other.negate();
  if (expt_ != other.expt_)
    throw std::invalid_argument("a difference of terms with different exponents");
  return RatTerm(coeff_.sub(other.coeff_), expt_);
}

RatTerm RatTerm::mul(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return notANumber();
  if (isZero() || other.isZero())
    return zero();
  if (expt_ > maxExpt - other.expt_)
    throw std::overflow_error("the exponent of a product is too large");
  return RatTerm(coeff_.mul(other.coeff_), expt_ + other.expt_);
}

RatTerm RatTerm::div(const RatTerm &other) const {
  if (isNaN() || other.isNaN() || other.isZero())
    return notANumber();
  if (isZero())
    return zero();
  if (expt_ < other.expt_)
    throw std::invalid_argument("the exponent of a quotient is negative");
  return RatTerm(coeff_.div(other.coeff_), expt_ - other.expt_);
}

std::string RatTerm::toString() const {
  if (isNaN() || expt_ == 0)
    return coeff_.toString();
  std::string power = expt_ == 1 ? "x" : "x^" + std::to_string(expt_);
  if (coeff_ == RatNum(1))
    return power;
  return coeff_ == RatNum(-1) ? "-" + power : coeff_.toString() + "*" + power;
}

RatTerm RatTerm::parse(const std::string &text) {
  std::size_t x = text.find('x');
  if (x == std::string::npos)
    return RatTerm(RatNum::parse(text), 0);
  std::string head = text.substr(0, x);
  std::string tail = text.substr(x + 1);
  RatNum coeff = head == "-" ? RatNum(-1) : RatNum(1);
  if (!head.empty() && head.back() == '*')
    coeff = RatNum::parse(head.substr(0, head.size() - 1));
  RatNum expt = tail.empty() ? RatNum(1) : RatNum::parse(tail.substr(1));
  if (expt.denominator() == 1 && expt.isPositive()) {
    RatTerm term(coeff, expt.numerator());
    if (term.toString() == text)
      return term;
  }
  throw std::invalid_argument("no term: " + text);
}

RatTerm RatTerm::differentiate() const {
  if (isNaN())
    return notANumber();
  if (expt_ == 0)
    return zero();
  return RatTerm(coeff_.mul(RatNum(expt_)), expt_ - 1);
}

RatTerm RatTerm::antiDifferentiate() const {
  if (isNaN())
    return notANumber();
  if (isZero())
    return zero();
  if (expt_ == maxExpt)
    throw std::overflow_error("the exponent of an antiderivative is too large");
  return RatTerm(coeff_.div(RatNum(expt_ + 1)), expt_ + 1);
}

bool RatTerm::operator==(const RatTerm &other) const {
  return coeff_ == other.coeff_ && (isNaN() || expt_ == other.expt_);
}
