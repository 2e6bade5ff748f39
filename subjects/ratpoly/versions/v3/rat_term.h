#pragma once

#include <string>

#include "rat_num.h"

// coefficient * x^exponent. Immutable. A zero term always has the exponent 0.
class RatTerm {
public:
  // Requires expt >= 0.
  RatTerm(const RatNum &coeff, int expt);

  RatNum coeff() const { return coeff_; }
  int expt() const { return expt_; }
  bool isNaN() const { return coeff_.isNaN(); }
  bool isZero() const { return !coeff_.isNaN() && coeff_.numerator() == 0; }

  double eval(double x) const;

  RatTerm negate() const;
  // add and sub throw std::invalid_argument if the exponents of two non-zero terms differ.
  RatTerm add(const RatTerm &other) const;
  RatTerm sub(const RatTerm &other) const;
  // Throws std::overflow_error if the exponent does not fit.
  RatTerm mul(const RatTerm &other) const;
  // Throws std::invalid_argument if the exponent would be negative.
  RatTerm div(const RatTerm &other) const;

  std::string toString() const;
  // Takes what toString writes; throws std::invalid_argument for other text.
  static RatTerm parse(const std::string &text);

  RatTerm differentiate() const;
  // Throws std::overflow_error if the exponent does not fit.
  RatTerm antiDifferentiate() const;

  bool operator==(const RatTerm &other) const;
  bool operator!=(const RatTerm &other) const { return !(*this == other); }

private:
  static RatTerm nan();

  RatNum coeff_;
  int expt_;
};
