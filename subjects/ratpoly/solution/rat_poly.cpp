#include "rat_poly.h"

#include <algorithm>
#include <limits>
#include <stdexcept>

RatPoly::RatPoly(const RatNum &coeff, int expt) { accumulate(RatTerm(coeff, expt)); }

RatPoly::RatPoly(const RatTermVec &terms) {
  for (int k = 0; k < terms.size(); ++k)
    accumulate(terms.get(k));
}

int RatPoly::find(int expt) const {
  int at = 0;
  while (at < terms_.size() && terms_.get(at).expt() > expt)
    ++at;
  return at;
}

void RatPoly::accumulate(const RatTerm &term, bool isMinus) {
  if (isNaN() || term.isZero())
    return;
  int at = find(term.expt());
  bool isNew = at == terms_.size() || terms_.get(at).expt() != term.expt();
  RatTerm old = isNew ? RatTerm(RatNum(), 0) : terms_.get(at);
  RatTerm sum = isMinus ? old.sub(term) : old.add(term);
  if (sum.isNaN()) {
    terms_ = RatTermVec();
    terms_.addElement(RatTerm(sum.coeff(), 0));
  } else if (isNew) {
    terms_.insert(sum, at);
  } else if (sum.isZero()) {
    terms_.remove(at);
  } else {
    terms_.set(sum, at);
  }
}

RatNum RatPoly::coeff(int degree) const {
  if (isNaN())
    return terms_.get(0).coeff();
  int at = find(degree);
  return at < terms_.size() && terms_.get(at).expt() == degree ? terms_.get(at).coeff() : RatNum();
}

double RatPoly::eval(double x) const {
  double sum = 0;
  for (int k = 0; k < terms_.size(); ++k)
    sum += terms_.get(k).eval(x);
  return sum;
}

RatPoly RatPoly::negate() const { return scale(RatNum(-1)); }

RatPoly RatPoly::scale(const RatNum &factor) const {
  if (factor.isNaN())
    return notANumber();
  RatPoly out;
  for (int k = 0; k < terms_.size(); ++k)
    out.accumulate(terms_.get(k).mul(RatTerm(factor, 0)));
  return out;
}

RatPoly RatPoly::add(const RatPoly &other) const {
  if (other.isNaN())
    return other;
  RatPoly out = *this;
  for (int k = 0; k < other.terms_.size(); ++k)
    out.accumulate(other.terms_.get(k));
  return out;
}

RatPoly RatPoly::sub(const RatPoly &other) const {
  if (other.isNaN())
    return other;
  RatPoly out = *this;
  for (int k = 0; k < other.terms_.size(); ++k)
    out.accumulate(other.terms_.get(k), true);
  return out;
}

RatPoly RatPoly::mul(const RatPoly &other) const {
  if (isNaN() || other.isNaN())
    return notANumber();
  RatPoly out;
  for (int k = 0; k < terms_.size(); ++k)
    for (int m = 0; m < other.terms_.size(); ++m)
      out.accumulate(terms_.get(k).mul(other.terms_.get(m)));
  return out;
}

RatPoly RatPoly::div(const RatPoly &other) const {
  if (isNaN() || other.isNaN() || other.isZero())
    return notANumber();
  RatPoly quotient;
  RatPoly rest = *this;
  while (!rest.isZero() && rest.degree() >= other.degree()) {
    RatTerm step = rest.leading().div(other.leading());
    quotient.accumulate(step);
    rest = rest.sub(other.mul(RatPoly(step.coeff(), step.expt())));
    if (rest.isNaN() || quotient.isNaN())
      return notANumber();
  }
  return quotient;
}

RatPoly RatPoly::differentiate() const {
  RatPoly out;
  for (int k = 0; k < terms_.size(); ++k)
    out.accumulate(terms_.get(k).differentiate());
  return out;
}

RatPoly RatPoly::antiDifferentiate() const {
  RatPoly out;
  for (int k = 0; k < terms_.size(); ++k)
    out.accumulate(terms_.get(k).antiDifferentiate());
  return out;
}

double RatPoly::integrate(double lower, double upper) const {
  RatPoly whole = antiDifferentiate();
  return whole.eval(upper) - whole.eval(lower);
}

std::string RatPoly::toString() const {
  std::string text;
  for (int k = 0; k < terms_.size(); ++k) {
    std::string term = terms_.get(k).toString();
    text += (k == 0 || term[0] == '-' ? "" : "+") + term;
  }
  return isZero() ? "0" : text;
}

RatPoly RatPoly::parse(const std::string &text) {
  if (text == "0")
    return RatPoly();
  if (text == "NaN")
    return notANumber();
  RatPoly out;
  long long lastExpt = std::numeric_limits<long long>::max();
  for (std::size_t from = 0, to = 0; to < text.size() || from == 0; from = to) {
    to = std::min(text.find_first_of("+-", from + 1), text.size());
    bool isPlus = from > 0 && text[from] == '+';
    RatTerm term = RatTerm::parse(text.substr(from + isPlus, to - from - isPlus));
    if (term.isNaN() || term.isZero() || term.expt() >= lastExpt)
      throw std::invalid_argument("no polynomial: " + text);
    lastExpt = term.expt();
    out.accumulate(term);
  }
  return out;
}

bool RatPoly::operator==(const RatPoly &other) const {
  if (terms_.size() != other.terms_.size())
    return false;
  for (int k = 0; k < terms_.size(); ++k)
    if (terms_.get(k) != other.terms_.get(k))
      return false;
  return true;
}
