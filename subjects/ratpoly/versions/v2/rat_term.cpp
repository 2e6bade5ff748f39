#include "rat_term.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace {

constexpr int kMaxExpt = std::numeric_limits<int>::max();

RatTerm nanTerm() { return RatTerm(RatNum(1, 0), 0); }

[[noreturn]] void badText(const std::string &text) { throw std::invalid_argument("no term: " + text); }

}  // namespace

RatTerm::RatTerm(const RatNum &coeff, int expt) : coeff_(coeff), expt_(coeff == RatNum() ? 0 : expt) {}

double RatTerm::eval(double x) const {
  // std::pow gives 1 for the exponent 0, whatever x is.
  return coeff_.doubleValue() * std::pow(x, expt_);
}

RatTerm RatTerm::negate() const { return RatTerm(coeff_.negate(), expt_); }

RatTerm RatTerm::add(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return nanTerm();
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
    return nanTerm();
  if (isZero())
    return other.negate();
  if (other.isZero())
    return *this;
  if (expt_ != other.expt_)
    throw std::invalid_argument("difference of terms with different exponents");
  // Not add(negate()): the negated coefficient need not fit even if the difference does.
  return RatTerm(coeff_.sub(other.coeff_), expt_);
}

RatTerm RatTerm::mul(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return nanTerm();
  if (isZero() || other.isZero())
    return RatTerm(RatNum(), 0);
  if (expt_ > kMaxExpt - other.expt_)
    throw std::overflow_error("exponent of a product is too large");
  return RatTerm(coeff_.mul(other.coeff_), expt_ + other.expt_);
}

RatTerm RatTerm::div(const RatTerm &other) const {
  if (isNaN() || other.isNaN() || other.isZero())
    return nanTerm();
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

  std::string before = text.substr(0, x);
  RatNum coeff(1);
  if (before == "-") {
    coeff = RatNum(-1);
  } else if (!before.empty()) {
    if (before.back() != '*')
      badText(text);
    before.pop_back();
    coeff = RatNum::parse(before);
  }

  std::string after = text.substr(x + 1);
  long long expt = 1;
  if (!after.empty()) {
    if (after[0] != '^' || after.size() < 2 || after.size() > 11)
      badText(text);
    expt = 0;
    for (std::size_t k = 1; k < after.size(); ++k) {
      if (after[k] < '0' || after[k] > '9')
        badText(text);
      expt = expt * 10 + (after[k] - '0');
    }
    if (expt > kMaxExpt)
      badText(text);
  }

  // Whatever is not in canonical form is written differently.
  RatTerm term(coeff, static_cast<int>(expt));
  if (term.toString() != text)
    badText(text);
  return term;
}

RatTerm RatTerm::differentiate() const {
  if (isNaN())
    return nanTerm();
  if (expt_ == 0)
    return RatTerm(RatNum(), 0);
  return RatTerm(coeff_.mul(RatNum(expt_)), expt_ - 1);
}

RatTerm RatTerm::antiDifferentiate() const {
  if (isNaN())
    return nanTerm();
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
