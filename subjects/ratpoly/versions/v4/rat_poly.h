#pragma once

#include <functional>
#include <map>
#include <string>

#include "rat_num.h"
#include "rat_term.h"
#include "rat_term_vec.h"

// An immutable, sparse polynomial in x with rational coefficients, or NaN.
class RatPoly {
public:
  RatPoly() = default;
  // Requires expt >= 0.
  RatPoly(const RatNum &coeff, int expt);
  // The sum of the terms.
  explicit RatPoly(const RatTermVec &terms);

  int degree() const;
  RatNum coeff(int degree) const;
  // By falling exponents, without zeros; one NaN term for NaN.
  RatTermVec terms() const;
  bool isNaN() const;
  bool isZero() const { return coeffs_.empty(); }

  double eval(double x) const;

  RatPoly negate() const;
  RatPoly scale(const RatNum &factor) const;
  RatPoly add(const RatPoly &other) const;
  RatPoly sub(const RatPoly &other) const;
  // Throws std::overflow_error if an exponent does not fit.
  RatPoly mul(const RatPoly &other) const;
  // The quotient of long division, without the remainder.
  RatPoly div(const RatPoly &other) const;

  RatPoly differentiate() const;
  // With constant 0. Throws std::overflow_error if an exponent does not fit.
  RatPoly antiDifferentiate() const;
  double integrate(double lower, double upper) const;

  std::string toString() const;
  // Takes what toString writes; throws std::invalid_argument for other text.
  static RatPoly parse(const std::string &text);

  bool operator==(const RatPoly &other) const { return coeffs_ == other.coeffs_; }
  bool operator!=(const RatPoly &other) const { return !(*this == other); }

private:
  // Coefficients by falling exponents.
  using Coeffs = std::map<int, RatNum, std::greater<int>>;

  static RatPoly nan();
  // Drops zeros; NaN if a coefficient is NaN.
  static RatPoly normalized(const Coeffs &coeffs);

  Coeffs coeffs_;  // no zeros; NaN is the only coefficient, with exponent 0, if there is one
};
