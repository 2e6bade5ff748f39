#pragma once

// Functions on whole numbers. Each says for which arguments it has a result; others must not be passed, unless the
// function promises an exception.
class IntMathOps {
public:
  IntMathOps() = delete;

  // The greatest number whose square is not above `y`, which must not be negative.
  static int isqrt(int y);

  // The greatest common divisor, which is never negative. gcd(0, b) is |b|, and gcd(0, 0) is 0. Neither number may be
  // the least int, whose opposite is not an int.
  static int gcd(int a, int b);

  // The least common multiple, which is never negative; 0 if one of the numbers is 0. Neither may be the least int.
  // Throws std::overflow_error if the multiple is not an int.
  static int lcm(int a, int b);

  // base multiplied `exponent` times; the exponent must not be negative. power(0, 0) is 1. Throws std::overflow_error
  // if the result is not an int.
  static int power(int base, int exponent);

  // Half of the exact sum, rounded towards zero, for any two numbers.
  static int average(int a, int b);

  static int max3(int a, int b, int c);

  // That of the three numbers which is neither least nor greatest.
  static int median3(int a, int b, int c);

  // Whether n has exactly two divisors, 1 and itself, for any number: none below 2 is a prime.
  static bool isPrime(int n);

  // The product of 1, 2, ... n. n is from 0 to 12: greater products are not ints.
  static int factorial(int n);

  // The sum of the decimal digits of any number; the sign does not count.
  static int digitSum(int n);

  // Limits a number to a range. `low` must not be greater than `high`.
  static int clamp(int n, int low, int high);
};
