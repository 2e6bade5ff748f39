#include "rat_term.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace {

constexpr int kMaxExpt = std::numeric_limits<int>::max();

// The exponent that the text after the x stands for: "" or "^" and digits.
int parsePower(const std::string &power, const std::string &text) {
  if (power.empty())
    return 1;
  if (power[0] != '^' || power.size() < 2 || power.size() > 11)
    throw std::invalid_argument("no term: " + text);
  long long expt = 0;
  for (std::size_t k = 1; k < power.size(); ++k) {
    if (power[k] < '0' || power[k] > '9')
      throw std::invalid_argument("no term: " + text);
    expt = expt * 10 + (power[k] - '0');
  }
  if (expt > kMaxExpt)
    throw std::invalid_argument("exponent too large: " + text);
  return static_cast<int>(expt);
}

// The coefficient that the text before the x stands for: "", "-", or a number and "*".
RatNum parseFactor(const std::string &factor, const std::string &text) {
  if (factor.empty())
    return RatNum(1);
  if (factor == "-")
    return RatNum(-1);
  if (factor.back() != '*')
    throw std::invalid_argument("no term: " + text);
  return RatNum::parse(factor.substr(0, factor.size() - 1));
}

}  // namespace

RatTerm::RatTerm(const RatNum &coeff, int expt) : coeff_(coeff), expt_(expt) {
  if (isZero())
    expt_ = 0;
}

RatTerm RatTerm::nan() { return RatTerm(RatNum(1, 0), 0); }

double RatTerm::eval(double x) const {
  if (isNaN())
    return std::numeric_limits<double>::quiet_NaN();
  // std::pow gives 1 for the exponent 0, whatever x is.
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
  return RatTerm(coeff_.sub(other.coeff_), expt_);
}

RatTerm RatTerm::mul(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return nan();
  if (isZero() || other.isZero())
    return RatTerm(RatNum(0), 0);
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
  RatTerm term(parseFactor(text.substr(0, x), text), parsePower(text.substr(x + 1), text));
  // Rules out everything that is not canonical.
  if (term.toString() != text)
    throw std::invalid_argument("no term: " + text);
  return term;
}

RatTerm RatTerm::differentiate() const {
  if (isNaN())
    return nan();
  if (expt_ == 0)
    return RatTerm(RatNum(0), 0);
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
