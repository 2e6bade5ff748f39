#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "rat_num.h"
#include "rat_term.h"
#include "rat_term_vec.h"

// A polynomial with rational coefficients, sparse and immutable. It is NaN as soon as one coefficient is.
class RatPoly {
public:
  RatPoly() = default;
  // Requires expt >= 0.
  RatPoly(const RatNum &coeff, int expt);
  // The sum of the terms, which come in any order.
  explicit RatPoly(const RatTermVec &terms);

  int degree() const;
  RatNum coeff(int degree) const;
  RatTermVec terms() const;
  bool isNaN() const;
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
  // With constant 0. Throws std::overflow_error if an exponent does not fit; so does integrate.
  RatPoly antiDifferentiate() const;
  double integrate(double lower, double upper) const;

  std::string toString() const;
  // Takes what toString writes; throws std::invalid_argument for other text.
  static RatPoly parse(const std::string &text);

  bool operator==(const RatPoly &other) const { return terms_ == other.terms_; }
  bool operator!=(const RatPoly &other) const { return !(*this == other); }

private:
  // Coefficients by falling exponents, while they are summed up. Zeros may be among them.
  using Sums = std::map<int, RatNum, std::greater<int>>;

  static RatPoly nan();
  // NaN if one of the coefficients is.
  static RatPoly fromSums(const Sums &sums);
  Sums toSums() const;
  // Appends a term with a smaller exponent than all others; nothing if it is zero. Makes all NaN if it is NaN.
  void append(const RatTerm &term);

  // Not zero, by falling exponents; a single NaN term with exponent 0 for NaN.
  std::vector<RatTerm> terms_;
};
