#include "rat_poly.h"

#include <cmath>
#include <iterator>
#include <limits>
#include <stdexcept>

RatPoly RatPoly::nan() {
  RatPoly out;
  out.coeffs_.emplace(0, RatNum(1, 0));
  return out;
}

RatPoly RatPoly::normalized(const Coeffs &coeffs) {
  RatPoly out;
  for (const auto &[expt, coeff] : coeffs) {
    if (coeff.isNaN())
      return nan();
    if (coeff != RatNum(0))
      out.coeffs_.emplace_hint(out.coeffs_.end(), expt, coeff);
  }
  return out;
}

RatPoly::RatPoly(const RatNum &coeff, int expt)
    : RatPoly(normalized({
          {expt, coeff}
})) {}

RatPoly::RatPoly(const RatTermVec &terms) {
  Coeffs sums;
  for (int k = 0; k < terms.size(); ++k) {
    RatTerm term = terms.get(k);
    RatNum &sum = sums[term.expt()];
    sum = sum.add(term.coeff());
  }
  *this = normalized(sums);
}

int RatPoly::degree() const { return coeffs_.empty() ? 0 : coeffs_.begin()->first; }

RatNum RatPoly::coeff(int degree) const {
  if (isNaN())
    return RatNum(1, 0);
  auto found = coeffs_.find(degree);
  return found == coeffs_.end() ? RatNum(0) : found->second;
}

RatTermVec RatPoly::terms() const {
  RatTermVec out;
  for (const auto &[expt, coeff] : coeffs_)
    out.addElement(RatTerm(coeff, expt));
  return out;
}

bool RatPoly::isNaN() const { return !coeffs_.empty() && coeffs_.begin()->second.isNaN(); }

double RatPoly::eval(double x) const {
  if (isNaN())
    return std::numeric_limits<double>::quiet_NaN();
  // Horner's scheme, with one power for each gap between exponents.
  double value = 0;
  for (auto it = coeffs_.begin(); it != coeffs_.end();) {
    value += it->second.doubleValue();
    int expt = it->first;
    ++it;
    int gap = expt - (it == coeffs_.end() ? 0 : it->first);
    // Zero stays zero, even if the power is too large for a double.
    if (value != 0)
      value *= std::pow(x, gap);
  }
  return value;
}

RatPoly RatPoly::negate() const {
  Coeffs out;
  for (const auto &[expt, coeff] : coeffs_)
    out[expt] = coeff.negate();
  return normalized(out);
}

RatPoly RatPoly::scale(const RatNum &factor) const {
  if (factor.isNaN())
    return nan();
  Coeffs out;
  for (const auto &[expt, coeff] : coeffs_)
    out[expt] = coeff.mul(factor);
  return normalized(out);
}

RatPoly RatPoly::add(const RatPoly &other) const {
  Coeffs out = coeffs_;
  for (const auto &[expt, coeff] : other.coeffs_) {
    RatNum &sum = out[expt];
    sum = sum.add(coeff);
  }
  return normalized(out);
}

RatPoly RatPoly::sub(const RatPoly &other) const {
  // Not by way of negate: the negative of the least int does not fit, but the difference may.
  Coeffs out = coeffs_;
  for (const auto &[expt, coeff] : other.coeffs_) {
    RatNum &difference = out[expt];
    difference = difference.sub(coeff);
  }
  return normalized(out);
}

RatPoly RatPoly::mul(const RatPoly &other) const {
  if (isNaN() || other.isNaN())
    return nan();
  if (isZero() || other.isZero())
    return RatPoly();
  if (degree() > std::numeric_limits<int>::max() - other.degree())
    throw std::overflow_error("exponent of the product is too large");
  Coeffs out;
  for (const auto &[expt, coeff] : coeffs_) {
    for (const auto &[otherExpt, otherCoeff] : other.coeffs_) {
      RatNum &sum = out[expt + otherExpt];
      sum = sum.add(coeff.mul(otherCoeff));
    }
  }
  return normalized(out);
}

RatPoly RatPoly::div(const RatPoly &other) const {
  if (isNaN() || other.isNaN() || other.isZero())
    return nan();
  int divisorDegree = other.degree();
  RatNum divisorLead = other.coeffs_.begin()->second;
  Coeffs rest = coeffs_;  // never has zeros
  Coeffs quotient;
  while (!rest.empty() && rest.begin()->first >= divisorDegree) {
    int expt = rest.begin()->first - divisorDegree;
    RatNum factor = rest.begin()->second.div(divisorLead);
    if (factor.isNaN())
      return nan();
    quotient[expt] = factor;
    // The leading terms cancel out exactly.
    rest.erase(rest.begin());
    for (auto it = std::next(other.coeffs_.begin()); it != other.coeffs_.end(); ++it) {
      auto place = rest.emplace(expt + it->first, RatNum(0)).first;
      place->second = place->second.sub(factor.mul(it->second));
      if (place->second.isNaN())
        return nan();
      if (place->second == RatNum(0))
        rest.erase(place);
    }
  }
  return normalized(quotient);
}

RatPoly RatPoly::differentiate() const {
  if (isNaN())
    return nan();
  Coeffs out;
  for (const auto &[expt, coeff] : coeffs_) {
    if (expt > 0)
      out[expt - 1] = coeff.mul(RatNum(expt));
  }
  return normalized(out);
}

RatPoly RatPoly::antiDifferentiate() const {
  if (isNaN())
    return nan();
  if (degree() == std::numeric_limits<int>::max())
    throw std::overflow_error("exponent of the antiderivative is too large");
  Coeffs out;
  for (const auto &[expt, coeff] : coeffs_)
    out[expt + 1] = coeff.div(RatNum(expt + 1));
  return normalized(out);
}

double RatPoly::integrate(double lower, double upper) const {
  RatPoly anti = antiDifferentiate();
  return anti.eval(upper) - anti.eval(lower);
}

std::string RatPoly::toString() const {
  if (isZero())
    return "0";
  std::string text;
  for (const auto &[expt, coeff] : coeffs_) {
    // The text of a negative term brings its own sign.
    if (!text.empty() && !coeff.isNegative())
      text += '+';
    text += RatTerm(coeff, expt).toString();
  }
  return text;
}

RatPoly RatPoly::parse(const std::string &text) {
  RatTermVec terms;
  std::size_t begin = 0;
  while (true) {
    // A sign at the beginning of a term belongs to it.
    std::size_t end = text.find_first_of("+-", begin + 1);
    terms.addElement(RatTerm::parse(text.substr(begin, end == std::string::npos ? end : end - begin)));
    if (end == std::string::npos)
      break;
    begin = text[end] == '+' ? end + 1 : end;
  }
  RatPoly poly(terms);
  // Whatever is not canonical comes out differently.
  if (poly.toString() != text)
    throw std::invalid_argument("no polynomial: " + text);
  return poly;
}
