#include "rat_term.h"

#include <cmath>
#include <limits>
#include <stdexcept>

namespace {

constexpr int kMaxExpt = std::numeric_limits<int>::max();

RatTerm nanTerm() { return RatTerm(RatNum(1, 0), 0); }

[[noreturn]] void noTerm(const std::string &text) { throw std::invalid_argument("no term: " + text); }

// Reads what follows the x: nothing, or ^ and digits. The caller sees to it that the form is canonical.
int parsePower(const std::string &power, const std::string &text) {
  if (power.empty())
    return 1;
  if (power[0] != '^' || power.size() < 2 || power.size() > 11)
    noTerm(text);
  long long expt = 0;
  for (std::size_t k = 1; k < power.size(); ++k) {
    if (power[k] < '0' || power[k] > '9')
      noTerm(text);
    expt = expt * 10 + (power[k] - '0');
  }
  if (expt > kMaxExpt)
    noTerm(text);
  return static_cast<int>(expt);
}

// Reads what precedes the x.
RatNum parseFactor(const std::string &factor, const std::string &text) {
  if (factor.empty())
    return RatNum(1);
  if (factor == "-")
    return RatNum(-1);
  if (factor.back() != '*')
    noTerm(text);
  return RatNum::parse(factor.substr(0, factor.size() - 1));
}

}  // namespace

RatTerm::RatTerm(const RatNum &coeff, int expt) : coeff_(coeff), expt_(coeff == RatNum() ? 0 : expt) {}

double RatTerm::eval(double x) const {
  if (isNaN())
    return std::numeric_limits<double>::quiet_NaN();
  return expt_ == 0 ? coeff_.doubleValue() : coeff_.doubleValue() * std::pow(x, expt_);
}

RatTerm RatTerm::negate() const { return RatTerm(coeff_.negate(), expt_); }

int RatTerm::commonExpt(const RatTerm &other) const {
  if (isZero())
    return other.expt_;
  if (!other.isZero() && expt_ != other.expt_)
    throw std::invalid_argument("terms with different exponents");
  return expt_;
}

RatTerm RatTerm::add(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return nanTerm();
  return RatTerm(coeff_.add(other.coeff_), commonExpt(other));
}

RatTerm RatTerm::sub(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return nanTerm();
  return RatTerm(coeff_.sub(other.coeff_), commonExpt(other));
}

RatTerm RatTerm::mul(const RatTerm &other) const {
  if (isNaN() || other.isNaN())
    return nanTerm();
  if (isZero() || other.isZero())
    return RatTerm(0, 0);
  if (expt_ > kMaxExpt - other.expt_)
    throw std::overflow_error("exponent too large");
  return RatTerm(coeff_.mul(other.coeff_), expt_ + other.expt_);
}

RatTerm RatTerm::div(const RatTerm &other) const {
  if (isNaN() || other.isNaN() || other.isZero())
    return nanTerm();
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
  RatTerm term(parseFactor(text.substr(0, x), text), parsePower(text.substr(x + 1), text));
  // Only the canonical form is taken.
  if (term.toString() != text)
    noTerm(text);
  return term;
}

RatTerm RatTerm::differentiate() const {
  if (isNaN())
    return nanTerm();
  if (expt_ == 0)
    return RatTerm(0, 0);
  return RatTerm(coeff_.mul(expt_), expt_ - 1);
}

RatTerm RatTerm::antiDifferentiate() const {
  if (isNaN())
    return nanTerm();
  if (isZero())
    return *this;
  if (expt_ == kMaxExpt)
    throw std::overflow_error("exponent too large");
  return RatTerm(coeff_.div(expt_ + 1), expt_ + 1);
}

bool RatTerm::operator==(const RatTerm &other) const {
  return coeff_ == other.coeff_ && (isNaN() || expt_ == other.expt_);
}
