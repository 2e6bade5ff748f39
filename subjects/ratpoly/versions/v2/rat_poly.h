#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "rat_num.h"
#include "rat_term.h"
#include "rat_term_vec.h"

// A sparse polynomial with rational coefficients, or NaN.
class RatPoly {
public:
  RatPoly() = default;
  // Requires expt >= 0.
  RatPoly(const RatNum &coeff, int expt);
  // The sum of the terms, which may come in any order.
  explicit RatPoly(const RatTermVec &terms);

  int degree() const { return terms_.empty() ? 0 : terms_.front().expt(); }
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
  // Throws std::overflow_error if an exponent does not fit.
  RatPoly antiDifferentiate() const;
  // Throws what antiDifferentiate throws.
  double integrate(double lower, double upper) const;

  std::string toString() const;
  // Takes what toString writes; throws std::invalid_argument for other text.
  static RatPoly parse(const std::string &text);

  bool operator==(const RatPoly &other) const { return terms_ == other.terms_; }
  bool operator!=(const RatPoly &other) const { return !(*this == other); }

private:
  // Coefficients by falling exponents; zeros and NaN may be among them.
  using Sums = std::map<int, RatNum, std::greater<int>>;

  static RatPoly nan();
  static RatPoly fromSums(const Sums &sums);
  Sums toSums() const;

  // Not zero, by strictly falling exponents; for NaN just one NaN term with exponent 0.
  std::vector<RatTerm> terms_;
};
