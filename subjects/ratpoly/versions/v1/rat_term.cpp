#include "rat_term.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace {

constexpr int kMaxInt = std::numeric_limits<int>::max();

[[noreturn]] void noTerm(const std::string &text) { throw std::invalid_argument("no term: " + text); }

// What stands before the x: "", "-" or a number and "*".
RatNum parseCoeff(const std::string &part, const std::string &text) {
  if (part.empty())
    return RatNum(1);
  if (part == "-")
    return RatNum(-1);
  if (part.back() != '*')
    noTerm(text);
  return RatNum::parse(part.substr(0, part.size() - 1));
}

// What stands after the x: "" or "^" and digits.
int parseExpt(const std::string &part, const std::string &text) {
  if (part.empty())
    return 1;
  if (part[0] != '^' || part.size() < 2 || part.size() > 11)
    noTerm(text);
  long long value = 0;
  for (std::size_t k = 1; k < part.size(); ++k) {
    if (part[k] < '0' || part[k] > '9')
      noTerm(text);
    value = value * 10 + (part[k] - '0');
  }
  if (value > kMaxInt)
    noTerm(text);
  return static_cast<int>(value);
}

}  // namespace

RatTerm::RatTerm(const RatNum &coeff, int expt) : coeff_(coeff), expt_(coeff == RatNum(0) ? 0 : expt) {}

double RatTerm::eval(double x) const {
  if (isNaN())
    return std::numeric_limits<double>::quiet_NaN();
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
    throw std::invalid_argument("terms with different exponents");
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
    throw std::invalid_argument("terms with different exponents");
  return RatTerm(coeff_.sub(other.coeff_), expt_);
}

RatTerm RatTerm::mul(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return nan();
  if (isZero() || other.isZero())
    return RatTerm(0, 0);
  if (expt_ > kMaxInt - other.expt_)
    throw std::overflow_error("exponent too large");
  return RatTerm(coeff_.mul(other.coeff_), expt_ + other.expt_);
}

RatTerm RatTerm::div(const RatTerm &other) const {
  if (isNaN() || other.isNaN() || other.isZero())
    return nan();
  if (isZero())
    return *this;
  if (expt_ < other.expt_)
    throw std::invalid_argument("negative exponent");
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
  RatTerm term(parseCoeff(text.substr(0, x), text), parseExpt(text.substr(x + 1), text));
  // Rejects everything that is not in canonical form.
  if (term.toString() != text)
    noTerm(text);
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
  if (expt_ == kMaxInt)
    throw std::overflow_error("exponent too large");
  return RatTerm(coeff_.div(expt_ + 1), expt_ + 1);
}

bool RatTerm::operator==(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return isNaN() && other.isNaN();
  return coeff_ == other.coeff_ && expt_ == other.expt_;
}
