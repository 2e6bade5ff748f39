#include "rat_poly.h"

#include <limits>
#include <stdexcept>

namespace {

constexpr int kMaxExpt = std::numeric_limits<int>::max();

}  // namespace

RatPoly RatPoly::nan() {
  RatPoly out;
  out.becomeNaN();
  return out;
}

void RatPoly::becomeNaN() {
  coeffs_.clear();
  nan_ = true;
}

void RatPoly::put(int expt, const RatNum &coeff) {
  if (nan_)
    return;
  if (coeff.isNaN())
    becomeNaN();
  else if (coeff.numerator() == 0)
    coeffs_.erase(expt);
  else
    coeffs_[expt] = coeff;
}

void RatPoly::addTo(int expt, const RatNum &coeff) { put(expt, this->coeff(expt).add(coeff)); }

void RatPoly::subFrom(int expt, const RatNum &coeff) { put(expt, this->coeff(expt).sub(coeff)); }

RatPoly::RatPoly(const RatNum &coeff, int expt) { put(expt, coeff); }

RatPoly::RatPoly(const RatTermVec &terms) {
  for (int k = 0; k < terms.size(); ++k) {
    RatTerm term = terms.get(k);
    addTo(term.expt(), term.coeff());
  }
}

int RatPoly::degree() const { return coeffs_.empty() ? 0 : coeffs_.begin()->first; }

RatNum RatPoly::coeff(int degree) const {
  if (nan_)
    return RatNum(1, 0);
  auto found = coeffs_.find(degree);
  return found == coeffs_.end() ? RatNum(0) : found->second;
}

RatTermVec RatPoly::terms() const {
  RatTermVec out;
  if (nan_)
    out.addElement(RatTerm(RatNum(1, 0), 0));
  for (const auto &[expt, coeff] : coeffs_)
    out.addElement(RatTerm(coeff, expt));
  return out;
}

double RatPoly::eval(double x) const {
  if (nan_)
    return std::numeric_limits<double>::quiet_NaN();
  double sum = 0;
  for (const auto &[expt, coeff] : coeffs_)
    sum += RatTerm(coeff, expt).eval(x);
  return sum;
}

RatPoly RatPoly::negate() const {
  if (nan_)
    return nan();
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_)
    out.put(expt, coeff.negate());
  return out;
}

RatPoly RatPoly::scale(const RatNum &factor) const {
  if (nan_ || factor.isNaN())
    return nan();
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_)
    out.put(expt, coeff.mul(factor));
  return out;
}

RatPoly RatPoly::add(const RatPoly &other) const {
  if (nan_ || other.nan_)
    return nan();
  RatPoly out = *this;
  for (const auto &[expt, coeff] : other.coeffs_)
    out.addTo(expt, coeff);
  return out;
}

RatPoly RatPoly::sub(const RatPoly &other) const {
  if (nan_ || other.nan_)
    return nan();
  RatPoly out = *this;
  for (const auto &[expt, coeff] : other.coeffs_)
    out.subFrom(expt, coeff);
  return out;
}

RatPoly RatPoly::mul(const RatPoly &other) const {
  if (nan_ || other.nan_)
    return nan();
  if (isZero() || other.isZero())
    return RatPoly();
  // The product of the leading terms has the greatest exponent.
  if (degree() > kMaxExpt - other.degree())
    throw std::overflow_error("exponent of a product is too large");
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_)
    for (const auto &[otherExpt, otherCoeff] : other.coeffs_)
      out.addTo(expt + otherExpt, coeff.mul(otherCoeff));
  return out;
}

RatPoly RatPoly::div(const RatPoly &other) const {
  if (nan_ || other.nan_ || other.isZero())
    return nan();
  RatPoly quotient;
  RatPoly rest = *this;
  const int divisorDegree = other.degree();
  const RatNum divisorLead = other.coeff(divisorDegree);
  while (!rest.isZero() && rest.degree() >= divisorDegree) {
    int expt = rest.degree() - divisorDegree;
    RatNum factor = rest.coeff(rest.degree()).div(divisorLead);
    if (factor.isNaN())
      return nan();
    quotient.put(expt, factor);
    for (const auto &[otherExpt, otherCoeff] : other.coeffs_)
      rest.subFrom(expt + otherExpt, factor.mul(otherCoeff));
    if (rest.nan_)
      return nan();
  }
  return quotient;
}

RatPoly RatPoly::differentiate() const {
  if (nan_)
    return nan();
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_) {
    RatTerm term = RatTerm(coeff, expt).differentiate();
    // The derivative of a constant is zero and has no place among the terms.
    if (!term.isZero())
      out.put(term.expt(), term.coeff());
  }
  return out;
}

RatPoly RatPoly::antiDifferentiate() const {
  if (nan_)
    return nan();
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_) {
    // The greatest exponent comes first, so this throws before anything else can happen.
    RatTerm term = RatTerm(coeff, expt).antiDifferentiate();
    out.put(term.expt(), term.coeff());
  }
  return out;
}

double RatPoly::integrate(double lower, double upper) const {
  RatPoly anti = antiDifferentiate();
  return anti.eval(upper) - anti.eval(lower);
}

std::string RatPoly::toString() const {
  if (nan_)
    return "NaN";
  if (coeffs_.empty())
    return "0";
  std::string text;
  for (const auto &[expt, coeff] : coeffs_) {
    // Negative terms bring their sign along.
    if (!text.empty() && !coeff.isNegative())
      text += "+";
    text += RatTerm(coeff, expt).toString();
  }
  return text;
}

RatPoly RatPoly::parse(const std::string &text) {
  // Any sign but one at the beginning starts a new term.
  RatTermVec terms;
  std::size_t begin = 0;
  while (true) {
    std::size_t end = text.find_first_of("+-", begin + 1);
    std::size_t from = begin > 0 && text[begin] == '+' ? begin + 1 : begin;
    terms.addElement(RatTerm::parse(text.substr(from, end == std::string::npos ? end : end - from)));
    if (end == std::string::npos)
      break;
    begin = end;
  }
  RatPoly poly(terms);
  // Rules out everything that is not canonical.
  if (poly.toString() != text)
    throw std::invalid_argument("no polynomial: " + text);
  return poly;
}
