#pragma once

#include "int_math_ops.h"

#include <algorithm>
#include <climits>
#include <cstdlib>
#include <eclat/spec.h>
#include <numeric>
#include <stdexcept>
#include <string>

namespace int_math_spec {

inline bool isInt(long long number) { return INT_MIN <= number && number <= INT_MAX; }

// base^exponent, or some number that is not an int if it is none.
inline long long power(long long base, long long exponent) {
  if (base == 0 || base == 1)
    return exponent == 0 ? 1 : base;
  if (base == -1)
    return exponent % 2 == 0 ? 1 : -1;
  long long product = 1;
  for (long long i = 0; i < exponent && isInt(product); ++i)
    product *= base;
  return product;
}

inline int digitSum(int n) {
  int sum = 0;
  for (char c : std::to_string(n))
    sum += c == '-' ? 0 : c - '0';
  return sum;
}

// Divides by every odd number up to the root.
inline bool isPrime(long long n) {
  if (n < 2 || n % 2 == 0)
    return n == 2;
  for (long long divisor = 3; divisor * divisor <= n; divisor += 2)
    if (n % divisor == 0)
      return false;
  return true;
}

}  // namespace int_math_spec

template <> struct eclat::Spec<IntMathOps> {
  static auto isqrt(int y) {
    ECLAT_REQUIRES(y >= 0);
    return [y](int result) {
      ECLAT_ENSURES(result >= 0);
      ECLAT_ENSURES(static_cast<long long>(result) * result <= y);
      ECLAT_ENSURES((result + 1LL) * (result + 1LL) > y);
    };
  }
  static auto gcd(int a, int b) {
    ECLAT_REQUIRES(a != INT_MIN && b != INT_MIN);
    return
        [a, b](int result) { ECLAT_ENSURES(result == std::gcd(static_cast<long long>(a), static_cast<long long>(b))); };
  }
  static auto lcm(int a, int b) {
    ECLAT_REQUIRES(a != INT_MIN && b != INT_MIN);
    long long multiple = std::lcm(static_cast<long long>(a), static_cast<long long>(b));
    ECLAT_THROWS(std::overflow_error, !int_math_spec::isInt(multiple));
    return [multiple](int result) { ECLAT_ENSURES(result == multiple); };
  }
  static auto power(int base, int exponent) {
    ECLAT_REQUIRES(exponent >= 0);
    long long product = int_math_spec::power(base, exponent);
    ECLAT_THROWS(std::overflow_error, !int_math_spec::isInt(product));
    return [product](int result) { ECLAT_ENSURES(result == product); };
  }
  static auto average(int a, int b) {
    return [a, b](int result) {
      long long rest = static_cast<long long>(a) + b - 2LL * result;
      ECLAT_ENSURES(-1 <= rest && rest <= 1);
      ECLAT_ENSURES(rest == 0 || (rest > 0) == (static_cast<long long>(a) + b > 0));
    };
  }
  static auto max3(int a, int b, int c) {
    return [=](int result) { ECLAT_ENSURES(result == std::max({a, b, c})); };
  }
  static auto median3(int a, int b, int c) {
    return [=](int result) {
      int sorted[] = {a, b, c};
      std::sort(sorted, sorted + 3);
      ECLAT_ENSURES(result == sorted[1]);
    };
  }
  static auto isPrime(int n) {
    return [n](bool result) { ECLAT_ENSURES(result == int_math_spec::isPrime(n)); };
  }
  static auto factorial(int n) {
    ECLAT_REQUIRES(0 <= n && n <= 12);
    return [n](int result) {
      long long product = 1;
      for (int i = n; i > 0; --i)
        product *= i;
      ECLAT_ENSURES(result == product);
    };
  }
  static auto digitSum(int n) {
    return [n](int result) { ECLAT_ENSURES(result == int_math_spec::digitSum(n)); };
  }
  static auto clamp(int n, int low, int high) {
    ECLAT_REQUIRES(low <= high);
    return [=](int result) { ECLAT_ENSURES(result == std::min(std::max(n, low), high)); };
  }
};
