#include "undefined.h"

int main() {
  Undefined u;
  Undefined other;
  bool isRight = u.add(3) == 4 && u.negate(3) == -3 && u.divide(5) == 20 && u.quotient(3) == -3 && u.remainder(7) == 2 &&
                 u.wide(5) == 20 && u.convert(2.5) == 2 && u.shift(3) == 8 && u.at(2) == 3 && u.follow(&other) == 1 &&
                 u.value(1) == 1 && u.flow(5) == 5;
  return isRight ? 0 : 1;
}
