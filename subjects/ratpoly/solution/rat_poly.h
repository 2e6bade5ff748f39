#pragma once

#include "rat_term_vec.h"

#include <string>

// A polynomial with rational coefficients, or NaN. An immutable value. Polynomials are sparse: what operations cost
// depends on the number of terms, not on exponents. If a coefficient gets too large on the way, the result is NaN.
class RatPoly {
public:
  RatPoly() = default;
  // Callers see to it that expt >= 0.
  RatPoly(const RatNum &coeff, int expt);
  explicit RatPoly(const RatTermVec &terms);

  // 0 for zero and for NaN.
  int degree() const { return terms_.size() == 0 ? 0 : terms_.get(0).expt(); }
  RatNum coeff(int degree) const;
  RatTermVec terms() const { return terms_; }
  bool isNaN() const { return terms_.size() == 1 && terms_.get(0).isNaN(); }
  bool isZero() const { return terms_.size() == 0; }
  double eval(double x) const;

  RatPoly negate() const;
  RatPoly scale(const RatNum &factor) const;
  RatPoly add(const RatPoly &other) const;
  RatPoly sub(const RatPoly &other) const;
  // Throws std::overflow_error if an exponent does not fit an int.
  RatPoly mul(const RatPoly &other) const;
  // The quotient of long division, without the remainder. Callers see to it that it has few terms.
  RatPoly div(const RatPoly &other) const;

  RatPoly differentiate() const;
  // These two throw std::overflow_error if an exponent does not fit an int.
  RatPoly antiDifferentiate() const;
  double integrate(double lower, double upper) const;

  std::string toString() const;
  // Takes what toString writes; throws std::invalid_argument for other text.
  static RatPoly parse(const std::string &text);

  bool operator==(const RatPoly &other) const;
  bool operator!=(const RatPoly &other) const { return !(*this == other); }

private:
  static RatPoly notANumber() { return RatPoly(RatNum(1, 0), 0); }
  RatTerm leading() const { return RatTerm(coeff(degree()), degree()); }

  // The place of the first term whose exponent is at most expt; size() if there is none.
  int find(int expt) const;
  // Adds a term to this polynomial, or takes it away.
  void accumulate(const RatTerm &term, bool isMinus = false);

  RatTermVec terms_;  // not zero, by falling exponents; NaN is a single NaN term with the exponent 0
};
