// One operation for each way to do what C++ leaves undefined; behind the line, which of runtime/undefined.def it is.
#pragma once

#include <climits>

class Undefined {
public:
  int add(int n) const { return n + one_; }  // is integer-overflow
  int negate(int n) const { return -n; }  // is integer-overflow
  int divide(int n) const { return 100 / n; }  // is division-by-zero
  int quotient(int n) const { return n / minusOne_; }  // is integer-overflow
  int remainder(int n) const { return 100 % n; }  // is division-by-zero
  __int128 wide(int n) const { return static_cast<__int128>(100) / static_cast<__int128>(n); }  // is division-by-zero
  int convert(double x) const { return static_cast<int>(x); }  // is float-cast
  int shift(int n) const { return one_ << n; }  // is shift
  int at(int n) const { return numbers_[n]; }  // is index
  int follow(const Undefined *other) const { return other->one_; }  // is null-pointer
  int value(int n) const {
    bool isSet = false;
    *reinterpret_cast<unsigned char *>(&isSet) = static_cast<unsigned char>(n);
    return isSet ? 1 : 0;  // is value
  }
  int flow(int n) const {
    if (n != 5)
      __builtin_unreachable();  // is flow
    return n;
  }

private:
  int numbers_[4] = {1, 2, 3, 4};
  int one_ = 1, minusOne_ = -1;
};
