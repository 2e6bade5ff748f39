#include "rat_poly.h"

#include <limits>
#include <stdexcept>

RatPoly::RatPoly(const RatNum &coeff, int expt) { setCoeff(expt, coeff); }

RatPoly::RatPoly(const RatTermVec &terms) {
  for (int k = 0; k < terms.size(); ++k) {
    RatTerm term = terms.get(k);
    accumulate(term.expt(), term.coeff());
  }
}

RatPoly RatPoly::nan() {
  RatPoly out;
  out.nan_ = true;
  return out;
}

void RatPoly::becomeNaN() {
  coeffs_.clear();
  nan_ = true;
}

void RatPoly::setCoeff(int expt, const RatNum &coeff) {
  if (nan_)
    return;
  if (coeff.isNaN())
    becomeNaN();
  else if (coeff == RatNum())
    coeffs_.erase(expt);
  else
    coeffs_[expt] = coeff;
}

void RatPoly::accumulate(int expt, const RatNum &coeff) { setCoeff(expt, this->coeff(expt).add(coeff)); }

void RatPoly::deduct(int expt, const RatNum &coeff) { setCoeff(expt, this->coeff(expt).sub(coeff)); }

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
    out.setCoeff(expt, coeff.negate());
  return out;
}

RatPoly RatPoly::scale(const RatNum &factor) const {
  if (nan_ || factor.isNaN())
    return nan();
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_)
    out.setCoeff(expt, coeff.mul(factor));
  return out;
}

RatPoly RatPoly::add(const RatPoly &other) const {
  if (nan_ || other.nan_)
    return nan();
  RatPoly out = *this;
  for (const auto &[expt, coeff] : other.coeffs_)
    out.accumulate(expt, coeff);
  return out;
}

RatPoly RatPoly::sub(const RatPoly &other) const {
  if (nan_ || other.nan_)
    return nan();
  // Not add(other.negate()): the negative of a coefficient may not fit although the difference does.
  RatPoly out = *this;
  for (const auto &[expt, coeff] : other.coeffs_)
    out.deduct(expt, coeff);
  return out;
}

RatPoly RatPoly::mul(const RatPoly &other) const {
  if (nan_ || other.nan_)
    return nan();
  if (isZero() || other.isZero())
    return RatPoly();
  if (degree() > std::numeric_limits<int>::max() - other.degree())
    throw std::overflow_error("exponent of product too large");
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_)
    for (const auto &[otherExpt, otherCoeff] : other.coeffs_)
      out.accumulate(expt + otherExpt, coeff.mul(otherCoeff));
  return out;
}

RatPoly RatPoly::div(const RatPoly &other) const {
  if (nan_ || other.nan_ || other.isZero())
    return nan();
  RatPoly quotient;
  RatPoly rest = *this;
  // Each round removes the leading term of the rest.
  while (!rest.isZero() && rest.degree() >= other.degree()) {
    int expt = rest.degree() - other.degree();
    RatNum factor = rest.coeffs_.begin()->second.div(other.coeffs_.begin()->second);
    if (factor.isNaN())
      return nan();
    quotient.setCoeff(expt, factor);
    for (const auto &[otherExpt, otherCoeff] : other.coeffs_)
      rest.deduct(expt + otherExpt, factor.mul(otherCoeff));
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
    if (!term.isZero())
      out.setCoeff(term.expt(), term.coeff());
  }
  return out;
}

RatPoly RatPoly::antiDifferentiate() const {
  if (nan_)
    return nan();
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_) {
    RatTerm term = RatTerm(coeff, expt).antiDifferentiate();
    out.setCoeff(term.expt(), term.coeff());
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
    // Negative terms bring their own sign.
    if (!text.empty() && !coeff.isNegative())
      text += '+';
    text += RatTerm(coeff, expt).toString();
  }
  return text;
}

RatPoly RatPoly::parse(const std::string &text) {
  RatPoly out;
  std::size_t begin = 0;
  while (true) {
    // A sign at the very beginning of a term belongs to it.
    std::size_t end = text.find_first_of("+-", begin + 1);
    bool last = end == std::string::npos;
    RatTerm term = RatTerm::parse(last ? text.substr(begin) : text.substr(begin, end - begin));
    out.accumulate(term.expt(), term.coeff());
    if (last)
      break;
    begin = text[end] == '+' ? end + 1 : end;
    // After a plus there must be a term without a sign.
    if (text[end] == '+' && begin < text.size() && text[begin] == '-')
      throw std::invalid_argument("no polynomial: " + text);
  }
  // Only the canonical form is accepted.
  if (out.toString() != text)
    throw std::invalid_argument("no polynomial: " + text);
  return out;
}
