#pragma once

#include <functional>
#include <map>
#include <string>

#include "rat_num.h"
#include "rat_term.h"
#include "rat_term_vec.h"

// An immutable sparse polynomial with rational coefficients, or NaN.
class RatPoly {
public:
  RatPoly() = default;
  // Requires expt >= 0.
  RatPoly(const RatNum &coeff, int expt);
  // The sum of the terms.
  explicit RatPoly(const RatTermVec &terms);

  int degree() const;
  RatNum coeff(int degree) const;
  // By falling exponents, without zeros.
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
  // Replace the coefficient of x^expt; for building new polynomials only. NaN turns all into NaN and stays.
  void setCoeff(int expt, const RatNum &coeff);
  void accumulate(int expt, const RatNum &coeff);
  void deduct(int expt, const RatNum &coeff);

  // Coefficients by falling exponents: never zero, never NaN; empty if nan_.
  std::map<int, RatNum, std::greater<int>> coeffs_;
  bool nan_ = false;
};
