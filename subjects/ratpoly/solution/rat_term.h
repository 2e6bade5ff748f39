#pragma once

#include "rat_num.h"

#include <string>

// One term of a polynomial: a coefficient times x to the power of an exponent that is not negative. A term with the
// coefficient 0 always has the exponent 0, so there is one zero only. A term is NaN if its coefficient is. An immutable
// value.
class RatTerm {
public:
  // Callers see to it that expt >= 0.
  RatTerm(const RatNum &coeff, int expt);

  RatNum coeff() const { return coeff_; }
  int expt() const { return expt_; }
  bool isNaN() const { return coeff_.isNaN(); }
  bool isZero() const { return coeff_ == RatNum(); }

  // x to the power of 0 is 1 for every x.
  double eval(double x) const;

  RatTerm negate() const;
  // These two throw std::invalid_argument if the exponents differ, unless one term is NaN or zero.
  RatTerm add(const RatTerm &other) const;
  RatTerm sub(const RatTerm &other) const;
  // Throws std::overflow_error if the exponent does not fit an int.
  RatTerm mul(const RatTerm &other) const;
  // NaN if other is zero. Throws std::invalid_argument if the exponent would be negative.
  RatTerm div(const RatTerm &other) const;

  std::string toString() const;
  // Takes what toString writes; throws std::invalid_argument for other text.
  static RatTerm parse(const std::string &text);

  RatTerm differentiate() const;
  // Throws std::overflow_error if the exponent does not fit an int.
  RatTerm antiDifferentiate() const;

  // All NaN terms are equal, whatever their exponents.
  bool operator==(const RatTerm &other) const;
  bool operator!=(const RatTerm &other) const { return !(*this == other); }

private:
  RatNum coeff_;
  int expt_;
};
