#include "rat_poly.h"

#include <algorithm>
#include <functional>
#include <limits>
#include <map>
#include <stdexcept>

namespace {

// Coefficients by falling exponents. Sums are collected here; zeros may occur.
using CoeffMap = std::map<int, RatNum, std::greater<int>>;

std::vector<RatTerm> termsOf(const CoeffMap &coeffs) {
  std::vector<RatTerm> terms;
  for (const auto &[expt, coeff] : coeffs)
    terms.emplace_back(coeff, expt);
  return terms;
}

}  // namespace

RatPoly RatPoly::nan() { return RatPoly(RatNum(1, 0), 0); }

RatPoly RatPoly::fromTerms(const std::vector<RatTerm> &terms) {
  RatPoly out;
  for (const RatTerm &term : terms) {
    if (term.isNaN())
      return nan();
    if (!term.isZero())
      out.terms_.push_back(term);
  }
  return out;
}

RatPoly::RatPoly(const RatNum &coeff, int expt) {
  if (coeff != RatNum())
    terms_.emplace_back(coeff, coeff.isNaN() ? 0 : expt);
}

RatPoly::RatPoly(const RatTermVec &terms) {
  CoeffMap coeffs;
  for (int k = 0; k < terms.size(); ++k) {
    RatTerm term = terms.get(k);
    RatNum &sum = coeffs[term.expt()];
    sum = sum.add(term.coeff());
  }
  *this = fromTerms(termsOf(coeffs));
}

int RatPoly::degree() const { return terms_.empty() ? 0 : terms_.front().expt(); }

RatNum RatPoly::coeff(int degree) const {
  if (isNaN())
    return terms_.front().coeff();
  auto found = std::lower_bound(terms_.begin(), terms_.end(), degree,
                                [](const RatTerm &term, int expt) { return term.expt() > expt; });
  return found != terms_.end() && found->expt() == degree ? found->coeff() : RatNum();
}

RatTermVec RatPoly::terms() const {
  RatTermVec out;
  for (const RatTerm &term : terms_)
    out.addElement(term);
  return out;
}

double RatPoly::eval(double x) const {
  double sum = 0;
  for (const RatTerm &term : terms_)
    sum += term.eval(x);
  return sum;
}

RatPoly RatPoly::negate() const {
  std::vector<RatTerm> out;
  for (const RatTerm &term : terms_)
    out.push_back(term.negate());
  return fromTerms(out);
}

RatPoly RatPoly::scale(const RatNum &factor) const {
  if (factor.isNaN())
    return nan();  // also if there are no terms
  std::vector<RatTerm> out;
  for (const RatTerm &term : terms_)
    out.emplace_back(term.coeff().mul(factor), term.expt());
  return fromTerms(out);
}

RatPoly RatPoly::combine(const RatPoly &other, bool subtract) const {
  if (isNaN() || other.isNaN())
    return nan();
  std::vector<RatTerm> out;
  auto left = terms_.begin();
  auto right = other.terms_.begin();
  const RatTerm zero(0, 0);
  while (left != terms_.end() || right != other.terms_.end()) {
    bool takeLeft = right == other.terms_.end() || (left != terms_.end() && left->expt() >= right->expt());
    bool takeRight = left == terms_.end() || (right != other.terms_.end() && right->expt() >= left->expt());
    const RatTerm &a = takeLeft ? *left++ : zero;
    const RatTerm &b = takeRight ? *right++ : zero;
    out.push_back(subtract ? a.sub(b) : a.add(b));
  }
  return fromTerms(out);
}

RatPoly RatPoly::add(const RatPoly &other) const { return combine(other, false); }

RatPoly RatPoly::sub(const RatPoly &other) const { return combine(other, true); }

RatPoly RatPoly::mul(const RatPoly &other) const {
  if (isNaN() || other.isNaN())
    return nan();
  if (isZero() || other.isZero())
    return RatPoly();
  if (degree() > std::numeric_limits<int>::max() - other.degree())
    throw std::overflow_error("exponent too large");
  CoeffMap coeffs;
  for (const RatTerm &a : terms_) {
    for (const RatTerm &b : other.terms_) {
      RatNum &sum = coeffs[a.expt() + b.expt()];
      sum = sum.add(a.coeff().mul(b.coeff()));
    }
  }
  return fromTerms(termsOf(coeffs));
}

RatPoly RatPoly::div(const RatPoly &other) const {
  if (isNaN() || other.isNaN() || other.isZero())
    return nan();
  CoeffMap rest;
  for (const RatTerm &term : terms_)
    rest.emplace(term.expt(), term.coeff());
  const RatTerm &lead = other.terms_.front();
  RatPoly quotient;
  while (!rest.empty() && rest.begin()->first >= lead.expt()) {
    RatTerm factor = RatTerm(rest.begin()->second, rest.begin()->first).div(lead);
    if (factor.isNaN())
      return nan();
    quotient.terms_.push_back(factor);
    // The leading terms cancel out exactly; the others are subtracted.
    rest.erase(rest.begin());
    for (std::size_t k = 1; k < other.terms_.size(); ++k) {
      RatTerm product = factor.mul(other.terms_[k]);
      if (product.isNaN())
        return nan();
      auto place = rest.emplace(product.expt(), RatNum()).first;
      place->second = place->second.sub(product.coeff());
      if (place->second.isNaN())
        return nan();
      if (place->second == RatNum())
        rest.erase(place);
    }
  }
  return quotient;
}

RatPoly RatPoly::differentiate() const {
  std::vector<RatTerm> out;
  for (const RatTerm &term : terms_)
    out.push_back(term.differentiate());
  return fromTerms(out);
}

RatPoly RatPoly::antiDifferentiate() const {
  std::vector<RatTerm> out;
  for (const RatTerm &term : terms_)
    out.push_back(term.antiDifferentiate());
  return fromTerms(out);
}

double RatPoly::integrate(double lower, double upper) const {
  RatPoly anti = antiDifferentiate();
  return anti.eval(upper) - anti.eval(lower);
}

std::string RatPoly::toString() const {
  if (isZero())
    return "0";
  std::string text;
  for (const RatTerm &term : terms_) {
    if (!text.empty() && !term.coeff().isNegative())
      text += '+';
    text += term.toString();
  }
  return text;
}

RatPoly RatPoly::parse(const std::string &text) {
  if (text == "0")
    return RatPoly();
  if (text == "NaN")
    return nan();
  RatPoly out;
  std::size_t begin = 0;
  do {
    // A term extends to the next sign; its own minus belongs to it, a plus before a later term does not.
    std::size_t end = std::min(text.find_first_of("+-", begin + 1), text.size());
    std::size_t skip = begin > 0 && text[begin] == '+' ? 1 : 0;
    RatTerm term = RatTerm::parse(text.substr(begin + skip, end - begin - skip));
    bool inOrder = out.terms_.empty() || term.expt() < out.terms_.back().expt();
    if (term.isNaN() || term.isZero() || !inOrder)
      throw std::invalid_argument("no polynomial: " + text);
    out.terms_.push_back(term);
    begin = end;
  } while (begin < text.size());
  return out;
}
