#include "int_math_ops.h"

#include <limits>
#include <stdexcept>

namespace {

int toInt(long long number) {
  if (number > std::numeric_limits<int>::max() || number < std::numeric_limits<int>::min())
    throw std::overflow_error("the result is not an int");
  return static_cast<int>(number);
}

int absolute(int n) { return n < 0 ? -n : n; }

}  // namespace

int IntMathOps::isqrt(int y) {
  int root = 0;
  for (int step = 1 << 15; step > 0; step /= 2) {
    long long tried = root + step;
    if (tried * tried <= y)
      root += step;
  }
  return root;
}

int IntMathOps::gcd(int a, int b) {
  a = absolute(a);
  b = absolute(b);
  while (b != 0) {
    int rest = a % b;
    a = b;
    b = rest;
  }
  return a;
}

int IntMathOps::lcm(int a, int b) {
  if (a == 0 || b == 0)
    return 0;
  long long parts = absolute(a) / gcd(a, b);
  return toInt(parts * absolute(b));
}

int IntMathOps::power(int base, int exponent) {
  if (exponent == 0)
    return 1;
  long long half = power(base, exponent / 2);
  int square = toInt(half * half);
  return exponent % 2 == 0 ? square : toInt(static_cast<long long>(square) * base);
}

int IntMathOps::average(int a, int b) {
  long long sum = static_cast<long long>(a) + b;
  return static_cast<int>(sum / 2);
}

int IntMathOps::max3(int a, int b, int c) {
  int greater = a > b ? a : b;
  return greater > c ? greater : c;
}

int IntMathOps::median3(int a, int b, int c) {
  if (a > b)
    return median3(b, a, c);
  return c <= a ? a : c >= b ? b : c;
}

bool IntMathOps::isPrime(int n) {
  if (n < 2)
    return false;
  for (int divisor = 2; divisor <= n / divisor; ++divisor)
    if (n % divisor == 0)
      return false;
  return true;
}

int IntMathOps::factorial(int n) {
  int product = 1;
  for (int i = 2; i <= n; ++i)
    product *= i;
  return product;
}

int IntMathOps::digitSum(int n) {
  int sum = 0;
  while (n != 0) {
    sum += absolute(n % 10);
    n /= 10;
  }
  return sum;
}

int IntMathOps::clamp(int n, int low, int high) { return n < low ? low : n > high ? high : n; }
