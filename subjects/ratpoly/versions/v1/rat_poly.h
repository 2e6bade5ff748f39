#pragma once

#include <functional>
#include <map>
#include <string>

#include "rat_num.h"
#include "rat_term_vec.h"

// An immutable, sparse polynomial with rational coefficients, or NaN.
class RatPoly {
public:
  RatPoly() = default;
  // Requires expt >= 0.
  RatPoly(const RatNum &coeff, int expt);
  // The sum of the terms, which may come in any order.
  explicit RatPoly(const RatTermVec &terms);

  int degree() const;
  RatNum coeff(int degree) const;
  // The non-zero terms by falling exponents; one NaN term for NaN.
  RatTermVec terms() const;
  bool isNaN() const { return isNaN_; }
  bool isZero() const { return !isNaN_ && coeffs_.empty(); }

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

  // All NaN polynomials are equal.
  bool operator==(const RatPoly &other) const { return isNaN_ == other.isNaN_ && coeffs_ == other.coeffs_; }
  bool operator!=(const RatPoly &other) const { return !(*this == other); }

private:
  static RatPoly nan();

  // For building a new polynomial only.
  void setNaN();
  void setCoeff(int expt, const RatNum &coeff);
  void addTerm(int expt, const RatNum &coeff);
  void subTerm(int expt, const RatNum &coeff);

  // From exponents, falling, to coefficients, which are neither zero nor NaN. Empty if isNaN_.
  std::map<int, RatNum, std::greater<int>> coeffs_;
  bool isNaN_ = false;
};
