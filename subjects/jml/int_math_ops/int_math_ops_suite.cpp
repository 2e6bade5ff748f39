#include "../../check.h"
#include "int_math_ops.h"

#include <stdexcept>

namespace {

void testOfRoots() {
  CHECK(IntMathOps::isqrt(0) == 0);
  CHECK(IntMathOps::isqrt(1) == 1);
  CHECK(IntMathOps::isqrt(15) == 3);
  CHECK(IntMathOps::isqrt(16) == 4);
  CHECK(IntMathOps::isqrt(1000000) == 1000);
  for (int i = 2; i <= 40; ++i)
    CHECK(IntMathOps::isqrt(i * i - 1) == i - 1);
}

void testOfDivisors() {
  CHECK(IntMathOps::gcd(12, 18) == 6);
  CHECK(IntMathOps::gcd(18, 12) == 6);
  CHECK(IntMathOps::gcd(7, 5) == 1);
  CHECK(IntMathOps::gcd(9, 9) == 9);
  CHECK(IntMathOps::gcd(-8, 20) == 4);
  CHECK(IntMathOps::lcm(4, 6) == 12);
  CHECK(IntMathOps::lcm(5, 7) == 35);
  CHECK(IntMathOps::lcm(-3, 9) == 9);
  CHECK(IntMathOps::lcm(0, 9) == 0);
}

void testOfPowers() {
  CHECK(IntMathOps::power(2, 10) == 1024);
  CHECK(IntMathOps::power(3, 1) == 3);
  CHECK(IntMathOps::power(-3, 3) == -27);
  CHECK(IntMathOps::power(10, 9) == 1000000000);
  CHECK(IntMathOps::power(0, 4) == 0);
  CHECK_THROWS(std::overflow_error, IntMathOps::power(10, 10));
  CHECK(IntMathOps::factorial(0) == 1);
  CHECK(IntMathOps::factorial(5) == 120);
  CHECK(IntMathOps::factorial(12) == 479001600);
}

void testOfTheMiddle() {
  CHECK(IntMathOps::average(4, 8) == 6);
  CHECK(IntMathOps::average(4, 7) == 5);
  CHECK(IntMathOps::average(-4, -7) == -5);
  CHECK(IntMathOps::average(-10, 10) == 0);
  CHECK(IntMathOps::max3(1, 2, 3) == 3);
  CHECK(IntMathOps::max3(5, -2, 3) == 5);
  CHECK(IntMathOps::max3(0, 9, 9) == 9);
  CHECK(IntMathOps::median3(1, 2, 3) == 2);
  CHECK(IntMathOps::median3(9, 4, 1) == 4);
  CHECK(IntMathOps::median3(5, 8, 5) == 5);
}

void testOfPrimes() {
  int count = 0;
  for (int n = -5; n <= 100; ++n)
    count += IntMathOps::isPrime(n);
  CHECK(count == 25);
  CHECK(IntMathOps::isPrime(97));
  CHECK(!IntMathOps::isPrime(91));
  CHECK(!IntMathOps::isPrime(1));
}

}  // namespace

int main() {
  testOfRoots();
  testOfDivisors();
  testOfPowers();
  testOfTheMiddle();
  testOfPrimes();
  return checked();
}
