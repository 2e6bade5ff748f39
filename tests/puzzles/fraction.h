// FINDS: undefined-behaviour in Fraction::operator/
// WITH: --class Fraction
// BUDGET: rounds 3
#pragma once

#include <stdexcept>

// Operators, overloads, a default argument and a static factory. Division forgets what the constructor knows.
class Fraction {
public:
  explicit Fraction(short top, short bottom = 1) : top_(top), bottom_(bottom) {
    if (bottom == 0)
      throw std::invalid_argument("bottom");
  }

  static Fraction half() { return Fraction(1, 2); }

  int whole() const { return top_ / bottom_; }
  bool operator==(const Fraction &other) const { return whole() == other.whole() && rest() == other.rest(); }
  int operator*(short factor) const { return whole() * factor; }
  int operator/(const Fraction &other) const { return whole() / other.whole(); }
  int rest() const { return top_ % bottom_; }

private:
  short top_, bottom_;
};
