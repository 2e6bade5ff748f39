// FINDS: nothing
// WITH: --class math::Rational
// BUDGET: rounds 4
#pragma once

#include <cstdint>
#include <limits>
#include <numeric>
#include <ostream>
#include <stdexcept>

namespace math {

// A fraction in lowest terms with a positive denominator. Results that do not fit are refused.
class Rational {
public:
  Rational(std::int32_t number = 0) noexcept : top_(number), bottom_(1) {}
  Rational(std::int32_t top, std::int32_t bottom) : Rational(reduced(top, bottom)) {}

  std::int32_t numerator() const noexcept { return top_; }
  std::int32_t denominator() const noexcept { return bottom_; }
  double value() const noexcept { return static_cast<double>(top_) / bottom_; }

  Rational operator-() const { return reduced(-wide(top_), bottom_); }
  Rational reciprocal() const { return reduced(bottom_, top_); }

  friend Rational operator+(const Rational &a, const Rational &b) {
    return reduced(wide(a.top_) * b.bottom_ + wide(b.top_) * a.bottom_, wide(a.bottom_) * b.bottom_);
  }
  friend Rational operator-(const Rational &a, const Rational &b) {
    return reduced(wide(a.top_) * b.bottom_ - wide(b.top_) * a.bottom_, wide(a.bottom_) * b.bottom_);
  }
  friend Rational operator*(const Rational &a, const Rational &b) {
    return reduced(wide(a.top_) * b.top_, wide(a.bottom_) * b.bottom_);
  }
  friend Rational operator/(const Rational &a, const Rational &b) {
    return reduced(wide(a.top_) * b.bottom_, wide(a.bottom_) * b.top_);
  }

  friend bool operator==(const Rational &a, const Rational &b) { return a.top_ == b.top_ && a.bottom_ == b.bottom_; }
  friend bool operator!=(const Rational &a, const Rational &b) { return !(a == b); }
  friend bool operator<(const Rational &a, const Rational &b) {
    return wide(a.top_) * b.bottom_ < wide(b.top_) * a.bottom_;
  }
  friend std::ostream &operator<<(std::ostream &out, const Rational &r) { return out << r.top_ << '/' << r.bottom_; }

private:
  using wide = std::int64_t;

  // Products of two 32 bit numbers and their sums fit into 64 bits.
  static Rational reduced(wide top, wide bottom) {
    if (bottom == 0)
      throw std::domain_error("the denominator is zero");
    const wide divisor = std::gcd(top, bottom) * (bottom < 0 ? -1 : 1);
    top /= divisor;
    bottom /= divisor;
    using limits = std::numeric_limits<std::int32_t>;
    if (top < limits::min() || top > limits::max() || bottom > limits::max())
      throw std::overflow_error("the fraction does not fit");
    Rational made;
    made.top_ = static_cast<std::int32_t>(top);
    made.bottom_ = static_cast<std::int32_t>(bottom);
    return made;
  }

  std::int32_t top_, bottom_;
};

}  // namespace math
