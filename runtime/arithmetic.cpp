#include "arithmetic.h"

#include <cmath>
#include <cstdint>
#include <numeric>

namespace eclat::rt {

namespace {

// No divisor is negative; that of the least integer and itself, or 0, is beyond all integers.
Value commonDivisor(std::int64_t a, std::int64_t b) {
  auto magnitude = [](std::int64_t x) {
    return x < 0 ? 0 - static_cast<std::uint64_t>(x) : static_cast<std::uint64_t>(x);
  };
  std::uint64_t divisor = std::gcd(magnitude(a), magnitude(b));
  return divisor > INT64_MAX ? Value() : Value::ofInt(static_cast<std::int64_t>(divisor));
}

}  // namespace

Value arithmetic(Op op, const Value &a, const Value &b) {
  if (!a.isNumber() || !b.isNumber() || a.kind == Kind::Big || b.kind == Kind::Big)
    return Value();
  if (a.kind == Kind::Float || b.kind == Kind::Float) {
    double x = a.kind == Kind::Float ? a.d : static_cast<double>(a.i);
    double y = b.kind == Kind::Float ? b.d : static_cast<double>(b.i);
    switch (op) {
    case Op::Add: return Value::ofFloat(x + y);
    case Op::Sub: return Value::ofFloat(x - y);
    case Op::Mul: return Value::ofFloat(x * y);
    case Op::Gcd: return Value();
    default: return y == 0 ? Value() : Value::ofFloat(std::fmod(x, y));
    }
  }
  if (op == Op::Gcd)
    return commonDivisor(a.i, b.i);
  std::int64_t r = 0;
  bool overflow = false;
  switch (op) {
  case Op::Add: overflow = __builtin_add_overflow(a.i, b.i, &r); break;
  case Op::Sub: overflow = __builtin_sub_overflow(a.i, b.i, &r); break;
  case Op::Mul: overflow = __builtin_mul_overflow(a.i, b.i, &r); break;
  default:
    if (b.i == 0)
      return Value();
    r = b.i == -1 ? 0 : a.i % b.i;
  }
  return overflow ? Value() : Value::ofInt(r);
}

}  // namespace eclat::rt
