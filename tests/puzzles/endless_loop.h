// FINDS: timeout in Ruler::commonMark
// WITH: --class Ruler
// BUDGET: rounds 2
#pragma once

// The greatest common divisor by subtraction, which takes nothing away from zero for ever.
class Ruler {
public:
  explicit Ruler(int length) : length_(magnitude(length)) {}

  unsigned length() const { return length_; }

  unsigned commonMark(int other) const {
    unsigned a = length_;
    unsigned b = magnitude(other);
    while (a != b) {
      if (a > b)
        a -= b;
      else
        b -= a;
    }
    return a;
  }

private:
  static unsigned magnitude(int n) { return n < 0 ? 0u - static_cast<unsigned>(n) : static_cast<unsigned>(n); }

  unsigned length_;
};
