#include "rat_poly.h"

#include <stdexcept>

// Two terms of the same exponent, which toString never writes.
int main() {
  try {
    RatPoly::parse("x^2+2*x^2+1");
  } catch (const std::invalid_argument &) {
  }
}
