#include "rat_poly.h"

#include <limits>
#include <stdexcept>

RatPoly::RatPoly(const RatNum &coeff, int expt) { setCoeff(expt, coeff); }

RatPoly::RatPoly(const RatTermVec &terms) {
  for (int k = 0; k < terms.size(); ++k) {
    RatTerm term = terms.get(k);
    addTerm(term.expt(), term.coeff());
  }
}

RatPoly RatPoly::nan() {
  RatPoly out;
  out.setNaN();
  return out;
}

void RatPoly::setNaN() {
  isNaN_ = true;
  coeffs_.clear();
}

void RatPoly::setCoeff(int expt, const RatNum &coeff) {
  if (isNaN_)
    return;
  if (coeff.isNaN())
    setNaN();
  else if (coeff == RatNum(0))
    coeffs_.erase(expt);
  else
    coeffs_[expt] = coeff;
}

void RatPoly::addTerm(int expt, const RatNum &coeff) { setCoeff(expt, this->coeff(expt).add(coeff)); }

void RatPoly::subTerm(int expt, const RatNum &coeff) { setCoeff(expt, this->coeff(expt).sub(coeff)); }

int RatPoly::degree() const { return coeffs_.empty() ? 0 : coeffs_.begin()->first; }

RatNum RatPoly::coeff(int degree) const {
  if (isNaN_)
    return RatNum(1, 0);
  auto found = coeffs_.find(degree);
  return found == coeffs_.end() ? RatNum(0) : found->second;
}

RatTermVec RatPoly::terms() const {
  RatTermVec out;
  if (isNaN_)
    out.addElement(RatTerm(RatNum(1, 0), 0));
  for (const auto &[expt, coeff] : coeffs_)
    out.addElement(RatTerm(coeff, expt));
  return out;
}

double RatPoly::eval(double x) const {
  if (isNaN_)
    return std::numeric_limits<double>::quiet_NaN();
  double sum = 0;
  for (const auto &[expt, coeff] : coeffs_)
    sum += RatTerm(coeff, expt).eval(x);
  return sum;
}

RatPoly RatPoly::negate() const {
  if (isNaN_)
    return nan();
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_)
    out.setCoeff(expt, coeff.negate());
  return out;
}

RatPoly RatPoly::scale(const RatNum &factor) const {
  if (isNaN_ || factor.isNaN())
    return nan();
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_)
    out.setCoeff(expt, coeff.mul(factor));
  return out;
}

RatPoly RatPoly::add(const RatPoly &other) const {
  if (isNaN_ || other.isNaN_)
    return nan();
  RatPoly out = *this;
  for (const auto &[expt, coeff] : other.coeffs_)
    out.addTerm(expt, coeff);
  return out;
}

RatPoly RatPoly::sub(const RatPoly &other) const {
  if (isNaN_ || other.isNaN_)
    return nan();
  RatPoly out = *this;
  for (const auto &[expt, coeff] : other.coeffs_)
    out.subTerm(expt, coeff);
  return out;
}

RatPoly RatPoly::mul(const RatPoly &other) const {
  if (isNaN_ || other.isNaN_)
    return nan();
  if (isZero() || other.isZero())
    return RatPoly();
  // The leading terms have the greatest exponent of all products.
  if (degree() > std::numeric_limits<int>::max() - other.degree())
    throw std::overflow_error("exponent too large");
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_) {
    for (const auto &[otherExpt, otherCoeff] : other.coeffs_)
      out.addTerm(expt + otherExpt, coeff.mul(otherCoeff));
  }
  return out;
}

RatPoly RatPoly::div(const RatPoly &other) const {
  if (isNaN_ || other.isNaN_ || other.isZero())
    return nan();
  RatPoly quotient;
  RatPoly rest = *this;
  const RatNum divisor = other.coeffs_.begin()->second;
  while (!rest.isZero() && rest.degree() >= other.degree()) {
    int expt = rest.degree() - other.degree();
    RatNum factor = rest.coeffs_.begin()->second.div(divisor);
    quotient.setCoeff(expt, factor);
    for (const auto &[otherExpt, otherCoeff] : other.coeffs_)
      rest.subTerm(expt + otherExpt, factor.mul(otherCoeff));
    if (quotient.isNaN_ || rest.isNaN_)
      return nan();
  }
  return quotient;
}

RatPoly RatPoly::differentiate() const {
  if (isNaN_)
    return nan();
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_) {
    if (expt > 0)
      out.setCoeff(expt - 1, coeff.mul(expt));
  }
  return out;
}

RatPoly RatPoly::antiDifferentiate() const {
  if (isNaN_)
    return nan();
  if (degree() == std::numeric_limits<int>::max())
    throw std::overflow_error("exponent too large");
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs_)
    out.setCoeff(expt + 1, coeff.div(expt + 1));
  return out;
}

double RatPoly::integrate(double lower, double upper) const {
  RatPoly integral = antiDifferentiate();
  if (integral.isNaN_)
    return std::numeric_limits<double>::quiet_NaN();
  return integral.eval(upper) - integral.eval(lower);
}

std::string RatPoly::toString() const {
  if (isNaN_)
    return "NaN";
  if (coeffs_.empty())
    return "0";
  std::string text;
  for (const auto &[expt, coeff] : coeffs_) {
    // A negative term brings its own sign along.
    if (!text.empty() && !coeff.isNegative())
      text += '+';
    text += RatTerm(coeff, expt).toString();
  }
  return text;
}

RatPoly RatPoly::parse(const std::string &text) {
  RatPoly out;
  std::size_t begin = 0;
  while (begin < text.size()) {
    // A term reaches to the next sign, its own one excepted.
    std::size_t end = text.find_first_of("+-", begin + 1);
    if (end == std::string::npos)
      end = text.size();
    std::size_t first = text[begin] == '+' ? begin + 1 : begin;
    RatTerm term = RatTerm::parse(text.substr(first, end - first));
    out.addTerm(term.expt(), term.coeff());
    begin = end;
  }
  // Rejects everything that is not in canonical form.
  if (out.toString() != text)
    throw std::invalid_argument("no polynomial: " + text);
  return out;
}
