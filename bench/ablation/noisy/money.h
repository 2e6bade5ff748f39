// FINDS: nothing
// WITH: --class Money -- -std=c++20
// BUDGET: rounds 4
#pragma once

#include <compare>
#include <cstdint>
#include <stdexcept>
#include <string>

// An amount in cents, whose arithmetic is checked.
class Money {
public:
  constexpr Money() = default;
  static constexpr Money ofCents(std::int64_t cents) { return Money(cents); }

  constexpr std::int64_t cents() const { return cents_; }
  constexpr bool isNegative() const { return cents_ < 0; }
  constexpr auto operator<=>(const Money &) const = default;

  Money &operator+=(Money other) {
    if (__builtin_add_overflow(cents_, other.cents_, &other.cents_))
      throw std::overflow_error("the sum is too large");
    return *this = other;
  }
  Money &operator-=(Money other) {
    if (__builtin_sub_overflow(cents_, other.cents_, &other.cents_))
      throw std::overflow_error("the difference is too large");
    return *this = other;
  }
  Money &operator*=(int factor) {
    std::int64_t product;
    if (__builtin_mul_overflow(cents_, static_cast<std::int64_t>(factor), &product))
      throw std::overflow_error("the product is too large");
    cents_ = product;
    return *this;
  }
  friend Money operator+(Money a, Money b) { return a += b; }
  friend Money operator-(Money a, Money b) { return a -= b; }
  friend Money operator*(Money a, int factor) { return a *= factor; }
  Money operator-() const { return Money() - *this; }

  // One of so many equal parts, rounded towards zero.
  Money part(int parts) const {
    if (parts <= 0)
      throw std::invalid_argument("the number of parts must be positive");
    return Money(cents_ / parts);
  }

  std::string text() const {
    const std::uint64_t size = cents_ < 0 ? 0 - static_cast<std::uint64_t>(cents_) : static_cast<std::uint64_t>(cents_);
    const std::uint64_t rest = size % 100;
    return (cents_ < 0 ? "-" : "") + std::to_string(size / 100) + (rest < 10 ? ".0" : ".") + std::to_string(rest);
  }

private:
  explicit constexpr Money(std::int64_t cents) : cents_(cents) {}

  std::int64_t cents_ = 0;
};
