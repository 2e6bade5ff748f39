#pragma once

#include <functional>
#include <map>
#include <string>

#include "rat_num.h"
#include "rat_term.h"
#include "rat_term_vec.h"

// A sparse polynomial with rational coefficients, or NaN. Immutable.
class RatPoly {
public:
  RatPoly() = default;
  // Requires expt >= 0.
  RatPoly(const RatNum &coeff, int expt);
  // The sum of the terms.
  explicit RatPoly(const RatTermVec &terms);

  int degree() const;
  RatNum coeff(int degree) const;
  // The non-zero terms by falling exponents; one NaN term for NaN.
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

  bool operator==(const RatPoly &other) const { return nan_ == other.nan_ && coeffs_ == other.coeffs_; }
  bool operator!=(const RatPoly &other) const { return !(*this == other); }

private:
  static RatPoly nan();
  void becomeNaN();
  // Makes coeff the coefficient of x^expt: 0 removes the term, NaN makes all of it NaN.
  void put(int expt, const RatNum &coeff);
  // These change the polynomial by coeff * x^expt; NaN stays NaN.
  void addTo(int expt, const RatNum &coeff);
  void subFrom(int expt, const RatNum &coeff);

  // Coefficients by falling exponents; none is 0 or NaN.
  std::map<int, RatNum, std::greater<int>> coeffs_;
  bool nan_ = false;  // if so, coeffs_ is empty
};
