#include "rat_poly.h"

#include <limits>
#include <stdexcept>

RatPoly::RatPoly(const RatNum &coeff, int expt) { setCoeff(coeff, expt); }

RatPoly::RatPoly(const RatTermVec &terms) {
  for (int k = 0; k < terms.size(); ++k) {
    RatTerm term = terms.get(k);
    plus(term.coeff(), term.expt());
  }
}

RatPoly RatPoly::nan() { return RatPoly(RatNum(1, 0), 0); }

void RatPoly::setCoeff(const RatNum &coeff, int expt) {
  if (nan_)
    return;
  if (coeff.isNaN()) {
    nan_ = true;
    coeffs_.clear();
  } else if (coeff == RatNum()) {
    coeffs_.erase(expt);
  } else {
    coeffs_[expt] = coeff;
  }
}

int RatPoly::degree() const { return coeffs_.empty() ? 0 : coeffs_.begin()->first; }

RatNum RatPoly::coeff(int degree) const {
  if (nan_)
    return RatNum(1, 0);
  auto found = coeffs_.find(degree);
  return found == coeffs_.end() ? RatNum() : found->second;
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
    out.setCoeff(coeff.negate(), expt);
  return out;
}

RatPoly RatPoly::scale(const RatNum &factor) const {
  if (nan_ || factor.isNaN())
    return nan();
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_)
    out.setCoeff(coeff.mul(factor), expt);
  return out;
}

RatPoly RatPoly::add(const RatPoly &other) const {
  if (nan_ || other.nan_)
    return nan();
  RatPoly out = *this;
  for (const auto &[expt, coeff] : other.coeffs_)
    out.plus(coeff, expt);
  return out;
}

RatPoly RatPoly::sub(const RatPoly &other) const {
  if (nan_ || other.nan_)
    return nan();
  RatPoly out = *this;
  for (const auto &[expt, coeff] : other.coeffs_)
    out.minus(coeff, expt);
  return out;
}

RatPoly RatPoly::mul(const RatPoly &other) const {
  if (nan_ || other.nan_)
    return nan();
  if (isZero() || other.isZero())
    return RatPoly();
  // The greatest exponent of the product is the sum of the degrees: if it fits, all do.
  if (degree() > std::numeric_limits<int>::max() - other.degree())
    throw std::overflow_error("exponent of a product is too large");
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_) {
    for (const auto &[otherExpt, otherCoeff] : other.coeffs_)
      out.plus(coeff.mul(otherCoeff), expt + otherExpt);
    if (out.nan_)
      break;
  }
  return out;
}

RatPoly RatPoly::div(const RatPoly &other) const {
  if (nan_ || other.nan_ || other.isZero())
    return nan();
  RatPoly quotient;
  RatPoly rest = *this;
  const int divisorDegree = other.degree();
  const RatNum divisorLead = other.coeffs_.begin()->second;
  while (!rest.isZero() && rest.degree() >= divisorDegree) {
    RatNum factor = rest.coeffs_.begin()->second.div(divisorLead);
    int shift = rest.degree() - divisorDegree;
    // This removes the leading term of the rest.
    for (const auto &[expt, coeff] : other.coeffs_)
      rest.minus(factor.mul(coeff), expt + shift);
    if (rest.nan_)
      return nan();
    quotient.setCoeff(factor, shift);
  }
  return quotient;
}

RatPoly RatPoly::differentiate() const {
  if (nan_)
    return nan();
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_) {
    RatTerm term = RatTerm(coeff, expt).differentiate();
    if (!term.isZero())
      out.setCoeff(term.coeff(), term.expt());
  }
  return out;
}

RatPoly RatPoly::antiDifferentiate() const {
  if (nan_)
    return nan();
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_) {
    RatTerm term = RatTerm(coeff, expt).antiDifferentiate();
    out.setCoeff(term.coeff(), term.expt());
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
    // The text of a negative term begins with its sign already.
    if (!text.empty() && !coeff.isNegative())
      text += "+";
    text += RatTerm(coeff, expt).toString();
  }
  return text;
}

RatPoly RatPoly::parse(const std::string &text) {
  RatTermVec terms;
  std::size_t begin = 0;
  while (true) {
    // A sign at the beginning belongs to the term, any later one begins the next term.
    std::size_t end = text.find_first_of("+-", begin + 1);
    std::size_t first = begin > 0 && text[begin] == '+' ? begin + 1 : begin;
    std::size_t last = end == std::string::npos ? text.size() : end;
    terms.addElement(RatTerm::parse(text.substr(first, last - first)));
    if (end == std::string::npos)
      break;
    begin = end;
  }
  RatPoly poly(terms);
  // Only the canonical form is allowed.
  if (poly.toString() != text)
    throw std::invalid_argument("no polynomial: " + text);
  return poly;
}

bool RatPoly::operator==(const RatPoly &other) const { return nan_ == other.nan_ && coeffs_ == other.coeffs_; }
