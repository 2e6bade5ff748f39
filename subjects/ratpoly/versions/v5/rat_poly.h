#pragma once

#include <string>
#include <vector>

#include "rat_num.h"
#include "rat_term.h"
#include "rat_term_vec.h"

// A polynomial in x with rational coefficients, stored sparsely. Immutable.
class RatPoly {
public:
  RatPoly() = default;
  // Requires expt >= 0.
  RatPoly(const RatNum &coeff, int expt);
  // The sum of the terms, which may come in any order.
  explicit RatPoly(const RatTermVec &terms);

  int degree() const;
  RatNum coeff(int degree) const;
  RatTermVec terms() const;
  bool isNaN() const { return !terms_.empty() && terms_.front().isNaN(); }
  bool isZero() const { return terms_.empty(); }

  double eval(double x) const;

  RatPoly negate() const;
  RatPoly scale(const RatNum &factor) const;
  RatPoly add(const RatPoly &other) const;
  RatPoly sub(const RatPoly &other) const;
  // Throws std::overflow_error if an exponent does not fit.
  RatPoly mul(const RatPoly &other) const;
  // The quotient of long division.
  RatPoly div(const RatPoly &other) const;

  RatPoly differentiate() const;
  // With constant 0; throws std::overflow_error if an exponent does not fit.
  RatPoly antiDifferentiate() const;
  double integrate(double lower, double upper) const;

  std::string toString() const;
  // Takes what toString writes; throws std::invalid_argument for other text.
  static RatPoly parse(const std::string &text);

  bool operator==(const RatPoly &other) const { return terms_ == other.terms_; }
  bool operator!=(const RatPoly &other) const { return !(*this == other); }

private:
  static RatPoly nan();
  // Takes terms by falling exponents, among which may be zeros and NaN.
  static RatPoly fromTerms(const std::vector<RatTerm> &terms);
  // The sum, or the difference if subtract is set.
  RatPoly combine(const RatPoly &other, bool subtract) const;

  // By falling exponents, none of them zero; or a single NaN term with exponent 0.
  std::vector<RatTerm> terms_;
};
