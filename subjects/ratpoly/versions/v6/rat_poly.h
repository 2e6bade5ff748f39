#pragma once

#include <functional>
#include <map>
#include <string>

#include "rat_num.h"
#include "rat_term.h"
#include "rat_term_vec.h"

// A polynomial with rational coefficients, or NaN.
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
  bool isNaN() const { return nan_; }
  bool isZero() const { return !nan_ && coeffs_.empty(); }
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
  // Throws std::overflow_error if an exponent does not fit.
  RatPoly antiDifferentiate() const;
  double integrate(double lower, double upper) const;

  std::string toString() const;
  // Takes what toString writes; throws std::invalid_argument for other text.
  static RatPoly parse(const std::string &text);

  bool operator==(const RatPoly &other) const;
  bool operator!=(const RatPoly &other) const { return !(*this == other); }

private:
  static RatPoly nan();

  // Make the coefficient of x^expt this one; all becomes NaN if it is NaN. No effect on NaN.
  void setCoeff(const RatNum &coeff, int expt);
  void plus(const RatNum &coeff, int expt) { setCoeff(this->coeff(expt).add(coeff), expt); }
  void minus(const RatNum &coeff, int expt) { setCoeff(this->coeff(expt).sub(coeff), expt); }

  // Exponent to coefficient, by falling exponents; no coefficient is zero or NaN. Empty if nan_ is set.
  std::map<int, RatNum, std::greater<int>> coeffs_;
  bool nan_ = false;
};
