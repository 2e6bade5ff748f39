#include "rat_poly.h"

#include <limits>
#include <stdexcept>

RatPoly::RatPoly(const RatNum &coeff, int expt) { append(RatTerm(coeff, expt)); }

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
  RatPoly result;
  for (const auto &[expt, coeff] : sums)
    result.append(RatTerm(coeff, expt));
  return result;
}

RatPoly::Sums RatPoly::toSums() const {
  Sums sums;
  for (const RatTerm &term : terms_)
    sums.emplace_hint(sums.end(), term.expt(), term.coeff());
  return sums;
}

void RatPoly::append(const RatTerm &term) {
  if (isNaN() || term.isZero())
    return;
  if (term.isNaN())
    terms_.assign(1, RatTerm(term.coeff(), 0));
  else
    terms_.push_back(term);
}

int RatPoly::degree() const { return terms_.empty() ? 0 : terms_.front().expt(); }

RatNum RatPoly::coeff(int degree) const {
  if (isNaN())
    return terms_.front().coeff();
  for (const RatTerm &term : terms_) {
    if (term.expt() == degree)
      return term.coeff();
  }
  return RatNum(0);
}

RatTermVec RatPoly::terms() const {
  RatTermVec result;
  for (const RatTerm &term : terms_)
    result.addElement(term);
  return result;
}

bool RatPoly::isNaN() const { return !terms_.empty() && terms_.front().isNaN(); }

double RatPoly::eval(double x) const {
  double sum = 0;
  for (const RatTerm &term : terms_)
    sum += term.eval(x);
  return sum;
}

RatPoly RatPoly::negate() const {
  RatPoly result;
  for (const RatTerm &term : terms_)
    result.append(term.negate());
  return result;
}

RatPoly RatPoly::scale(const RatNum &factor) const {
  if (isNaN() || factor.isNaN())
    return nan();
  RatPoly result;
  for (const RatTerm &term : terms_)
    result.append(RatTerm(term.coeff().mul(factor), term.expt()));
  return result;
}

RatPoly RatPoly::add(const RatPoly &other) const {
  if (isNaN() || other.isNaN())
    return nan();
  Sums sums = toSums();
  for (const RatTerm &term : other.terms_) {
    RatNum &sum = sums[term.expt()];
    sum = sum.add(term.coeff());
  }
  return fromSums(sums);
}

RatPoly RatPoly::sub(const RatPoly &other) const {
  // Not by way of negate: that may be too large where the difference is not.
  if (isNaN() || other.isNaN())
    return nan();
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
    throw std::overflow_error("exponent too large");
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
  RatPoly quotient;
  Sums rest = toSums();
  const RatTerm &divisor = other.terms_.front();
  while (!rest.empty() && rest.begin()->first >= divisor.expt()) {
    RatNum factor = rest.begin()->second.div(divisor.coeff());
    int shift = rest.begin()->first - divisor.expt();
    if (factor.isNaN())
      return nan();
    quotient.append(RatTerm(factor, shift));
    // The leading term goes away exactly; the others are subtracted, and zeros taken out.
    rest.erase(rest.begin());
    for (std::size_t k = 1; k < other.terms_.size(); ++k) {
      auto place = rest.try_emplace(other.terms_[k].expt() + shift).first;
      place->second = place->second.sub(factor.mul(other.terms_[k].coeff()));
      if (place->second.isNaN())
        return nan();
      if (place->second == RatNum(0))
        rest.erase(place);
    }
  }
  return quotient;
}

RatPoly RatPoly::differentiate() const {
  RatPoly result;
  for (const RatTerm &term : terms_)
    result.append(term.differentiate());
  return result;
}

RatPoly RatPoly::antiDifferentiate() const {
  RatPoly result;
  for (const RatTerm &term : terms_)
    result.append(term.antiDifferentiate());
  return result;
}

double RatPoly::integrate(double lower, double upper) const {
  RatPoly antiderivative = antiDifferentiate();
  return antiderivative.eval(upper) - antiderivative.eval(lower);
}

std::string RatPoly::toString() const {
  if (isZero())
    return "0";
  std::string text;
  for (const RatTerm &term : terms_) {
    // A negative term brings its sign along.
    if (!text.empty() && !term.coeff().isNegative())
      text += "+";
    text += term.toString();
  }
  return text;
}

RatPoly RatPoly::parse(const std::string &text) {
  RatTermVec terms;
  std::size_t begin = 0;
  while (true) {
    // A term goes on until the next sign that is not its own first character.
    std::size_t end = text.find_first_of("+-", begin + 1);
    bool isLast = end == std::string::npos;
    std::string piece = text.substr(begin, isLast ? end : end - begin);
    if (begin > 0 && piece[0] == '+')
      piece.erase(0, 1);
    terms.addElement(RatTerm::parse(piece));
    if (isLast)
      break;
    begin = end;
  }
  // Whatever is not canonical is written in another way.
  RatPoly result(terms);
  if (result.toString() != text)
    throw std::invalid_argument("no polynomial: " + text);
  return result;
}
