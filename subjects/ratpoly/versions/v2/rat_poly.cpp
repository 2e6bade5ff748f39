#include "rat_poly.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

RatPoly::RatPoly(const RatNum &coeff, int expt) {
  RatTerm term(coeff, coeff.isNaN() ? 0 : expt);
  if (!term.isZero())
    terms_.push_back(term);
}

RatPoly::RatPoly(const RatTermVec &terms) {
  Sums sums;
  for (int k = 0; k < terms.size(); ++k) {
    RatTerm term = terms.get(k);
    RatNum &sum = sums[term.expt()];
    sum = sum.add(term.coeff());
  }
  *this = fromSums(sums);
}

RatPoly RatPoly::nan() { return RatPoly(RatNum(1, 0), 0); }

RatPoly RatPoly::fromSums(const Sums &sums) {
  RatPoly poly;
  for (const auto &[expt, coeff] : sums) {
    if (coeff.isNaN())
      return nan();
    RatTerm term(coeff, expt);
    if (!term.isZero())
      poly.terms_.push_back(term);
  }
  return poly;
}

RatPoly::Sums RatPoly::toSums() const {
  Sums sums;
  for (const RatTerm &term : terms_)
    sums.emplace_hint(sums.end(), term.expt(), term.coeff());
  return sums;
}

RatNum RatPoly::coeff(int degree) const {
  if (isNaN())
    return terms_.front().coeff();
  auto found = std::lower_bound(terms_.begin(), terms_.end(), degree,
                                [](const RatTerm &term, int wanted) { return term.expt() > wanted; });
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
  Sums sums = toSums();
  for (auto &entry : sums)
    entry.second = entry.second.negate();
  return fromSums(sums);
}

RatPoly RatPoly::scale(const RatNum &factor) const {
  if (factor.isNaN())
    return nan();
  Sums sums = toSums();
  for (auto &entry : sums)
    entry.second = entry.second.mul(factor);
  return fromSums(sums);
}

RatPoly RatPoly::add(const RatPoly &other) const {
  Sums sums = toSums();
  for (const RatTerm &term : other.terms_) {
    RatNum &sum = sums[term.expt()];
    sum = sum.add(term.coeff());
  }
  return fromSums(sums);
}

RatPoly RatPoly::sub(const RatPoly &other) const {
  Sums sums = toSums();
  for (const RatTerm &term : other.terms_) {
    RatNum &sum = sums[term.expt()];
    sum = sum.sub(term.coeff());
  }
  return fromSums(sums);
}

RatPoly RatPoly::mul(const RatPoly &other) const {
  if (isNaN() || other.isNaN())
    return nan();
  if (isZero() || other.isZero())
    return RatPoly();
  if (degree() > std::numeric_limits<int>::max() - other.degree())
    throw std::overflow_error("exponent of a product is too large");
  Sums sums;
  for (const RatTerm &left : terms_) {
    for (const RatTerm &right : other.terms_) {
      RatNum &sum = sums[left.expt() + right.expt()];
      sum = sum.add(left.coeff().mul(right.coeff()));
    }
  }
  return fromSums(sums);
}

RatPoly RatPoly::div(const RatPoly &other) const {
  if (isNaN() || other.isNaN() || other.isZero())
    return nan();
  const RatTerm &divisor = other.terms_.front();
  RatPoly quotient;
  Sums rest = toSums();  // holds no zeros
  while (!rest.empty() && rest.begin()->first >= divisor.expt()) {
    RatTerm factor(rest.begin()->second.div(divisor.coeff()), rest.begin()->first - divisor.expt());
    if (factor.isNaN())
      return nan();
    quotient.terms_.push_back(factor);
    // The leading terms cancel out; subtract the others.
    rest.erase(rest.begin());
    for (std::size_t k = 1; k < other.terms_.size(); ++k) {
      const RatTerm &term = other.terms_[k];
      auto place = rest.emplace(factor.expt() + term.expt(), RatNum()).first;
      place->second = place->second.sub(factor.coeff().mul(term.coeff()));
      if (place->second.isNaN())
        return nan();
      if (place->second == RatNum())
        rest.erase(place);
    }
  }
  return quotient;
}

RatPoly RatPoly::differentiate() const {
  RatPoly out;
  for (const RatTerm &term : terms_) {
    RatTerm derived = term.differentiate();
    if (derived.isNaN())
      return nan();
    if (!derived.isZero())
      out.terms_.push_back(derived);
  }
  return out;
}

RatPoly RatPoly::antiDifferentiate() const {
  RatPoly out;
  for (const RatTerm &term : terms_) {
    RatTerm anti = term.antiDifferentiate();
    if (anti.isNaN())
      return nan();
    out.terms_.push_back(anti);
  }
  return out;
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
    std::string part = term.toString();
    if (!text.empty() && part[0] != '-')
      text += '+';
    text += part;
  }
  return text;
}

RatPoly RatPoly::parse(const std::string &text) {
  if (text == "0")
    return RatPoly();
  if (text == "NaN")
    return nan();
  RatPoly poly;
  std::size_t begin = 0;
  while (begin < text.size()) {
    // A term goes up to the next sign; a plus between terms is not part of the term after it.
    std::size_t end = std::min(text.find_first_of("+-", begin + 1), text.size());
    std::size_t skip = begin > 0 && text[begin] == '+' ? 1 : 0;
    RatTerm term = RatTerm::parse(text.substr(begin + skip, end - begin - skip));
    bool falls = poly.terms_.empty() || term.expt() < poly.terms_.back().expt();
    if (term.isNaN() || term.isZero() || !falls)
      throw std::invalid_argument("no polynomial: " + text);
    poly.terms_.push_back(term);
    begin = end;
  }
  if (poly.toString() != text)
    throw std::invalid_argument("no polynomial: " + text);
  return poly;
}
