// FINDS: nothing
// WITH: --class Polynomial
// BUDGET: rounds 4
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <stdexcept>
#include <vector>

// A polynomial whose coefficients stand from the lowest to the highest power; the last is not zero.
class Polynomial {
public:
  Polynomial() = default;
  Polynomial(std::initializer_list<int> coefficients) : terms_(coefficients.begin(), coefficients.end()) { trim(); }

  bool isZero() const { return terms_.empty(); }
  // The degree of zero is -1.
  int degree() const { return static_cast<int>(terms_.size()) - 1; }
  std::int64_t operator[](std::size_t power) const { return power < terms_.size() ? terms_[power] : 0; }

  std::int64_t operator()(std::int64_t x) const {
    std::int64_t sum = 0;
    for (auto term = terms_.rbegin(); term != terms_.rend(); ++term)
      sum = added(multiplied(sum, x), *term);
    return sum;
  }

  friend Polynomial operator+(const Polynomial &a, const Polynomial &b) {
    Polynomial sum;
    sum.terms_.resize(std::max(a.terms_.size(), b.terms_.size()));
    for (std::size_t i = 0; i < sum.terms_.size(); ++i)
      sum.terms_[i] = added(a[i], b[i]);
    sum.trim();
    return sum;
  }

  friend Polynomial operator*(const Polynomial &a, const Polynomial &b) {
    Polynomial product;
    if (a.isZero() || b.isZero())
      return product;
    product.terms_.resize(a.terms_.size() + b.terms_.size() - 1);
    for (std::size_t i = 0; i < a.terms_.size(); ++i)
      for (std::size_t j = 0; j < b.terms_.size(); ++j)
        product.terms_[i + j] = added(product.terms_[i + j], multiplied(a.terms_[i], b.terms_[j]));
    product.trim();
    return product;
  }

  Polynomial derivative() const {
    Polynomial made;
    for (std::size_t i = 1; i < terms_.size(); ++i)
      made.terms_.push_back(multiplied(terms_[i], static_cast<std::int64_t>(i)));
    return made;
  }

  friend bool operator==(const Polynomial &a, const Polynomial &b) { return a.terms_ == b.terms_; }
  friend bool operator!=(const Polynomial &a, const Polynomial &b) { return a.terms_ != b.terms_; }

private:
  static std::int64_t added(std::int64_t a, std::int64_t b) {
    if (std::int64_t sum; !__builtin_add_overflow(a, b, &sum))
      return sum;
    throw std::overflow_error("the sum does not fit");
  }
  static std::int64_t multiplied(std::int64_t a, std::int64_t b) {
    if (std::int64_t product; !__builtin_mul_overflow(a, b, &product))
      return product;
    throw std::overflow_error("the product does not fit");
  }
  void trim() {
    while (!terms_.empty() && terms_.back() == 0)
      terms_.pop_back();
  }

  std::vector<std::int64_t> terms_;
};
