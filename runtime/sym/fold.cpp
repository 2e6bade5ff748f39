#include "fold.h"

namespace eclat::sym {

std::uint64_t maskOf(unsigned width) { return width >= 64 ? ~0ull : (1ull << width) - 1; }

std::int64_t signedOf(std::uint64_t value, unsigned width) {
  return width >= 64 ? static_cast<std::int64_t>(value)
                     : static_cast<std::int64_t>(value << (64 - width)) >> (64 - width);
}

bool isBoolean(Op op) {
  constexpr bool kBoolean[] = {
#define ECLAT_SYM(name, operands, isBoolean) isBoolean,
#include "ops.def"
#undef ECLAT_SYM
  };
  return op < Op::Ne && kBoolean[static_cast<int>(op)];
}

namespace {

std::uint64_t divided(bool isRemainder, unsigned width, std::int64_t a, std::int64_t b) {
  if (b == 0)
    return isRemainder ? static_cast<std::uint64_t>(a) : a < 0 ? 1 : ~0ull;
  if (b == -1)
    return isRemainder ? 0 : 0 - static_cast<std::uint64_t>(a);
  return static_cast<std::uint64_t>(isRemainder ? a % b : a / b);
}

bool overflows(Op op, unsigned width, std::int64_t a, std::int64_t b) {
  __int128 exact = op == Op::AddOverflows   ? static_cast<__int128>(a) + b
                   : op == Op::SubOverflows ? static_cast<__int128>(a) - b
                                            : static_cast<__int128>(a) * b;
  return exact != signedOf(static_cast<std::uint64_t>(exact) & maskOf(width), width);
}

}  // namespace

std::uint64_t foldBinary(Op op, unsigned width, std::uint64_t a, std::uint64_t b) {
  std::uint64_t mask = maskOf(width);
  std::int64_t x = signedOf(a, width), y = signedOf(b, width);
  switch (op) {
  case Op::Add: return (a + b) & mask;
  case Op::Sub: return (a - b) & mask;
  case Op::Mul: return (a * b) & mask;
  case Op::UDiv: return b ? a / b : mask;
  case Op::URem: return b ? a % b : a;
  case Op::SDiv:
  case Op::SRem: return divided(op == Op::SRem, width, x, y) & mask;
  case Op::Shl: return b >= width ? 0 : (a << b) & mask;
  case Op::LShr: return b >= width ? 0 : a >> b;
  case Op::AShr: return static_cast<std::uint64_t>(x >> (b >= width ? width - 1 : b)) & mask;
  case Op::And: return a & b;
  case Op::Or: return a | b;
  case Op::Xor: return a ^ b;
  case Op::Eq: return a == b;
  case Op::ULt: return a < b;
  case Op::ULe: return a <= b;
  case Op::SLt: return x < y;
  case Op::SLe: return x <= y;
  case Op::AddOverflows:
  case Op::SubOverflows:
  case Op::MulOverflows: return overflows(op, width, x, y);
  case Op::UMulOverflows: return static_cast<unsigned __int128>(a) * b > mask;
  default: return 0;
  }
}

namespace {

std::uint64_t swappedBytes(std::uint64_t a, unsigned width) {
  std::uint64_t out = 0;
  for (unsigned i = 0; i < width; i += 8)
    out = out << 8 | (a >> i & 0xff);
  return out;
}

std::uint64_t leading(std::uint64_t a, unsigned width) {
  return a ? static_cast<std::uint64_t>(__builtin_clzll(a)) - (64 - width) : width;
}

}  // namespace

Term foldAny(Op op, Term a, Term b) {
  unsigned w = a.width;
  std::uint64_t u = a.value, v = b.value, mask = maskOf(w);
  std::int64_t x = signedOf(u, w), y = b.width ? signedOf(v, b.width) : 0;
  auto compared = [&](bool less) { return plain(less ? mask : u == v ? 0 : 1, w); };
  switch (op) {
  case Op::Ne: return plain(u != v, 1);
  case Op::UGt: return plain(u > v, 1);
  case Op::UGe: return plain(u >= v, 1);
  case Op::SGt: return plain(x > y, 1);
  case Op::SGe: return plain(x >= y, 1);
  case Op::UAddOverflows: return plain(((u + v) & mask) < u, 1);
  case Op::USubOverflows: return plain(u < v, 1);
  case Op::SMax: return x < y ? b : a;
  case Op::SMin: return x < y ? a : b;
  case Op::UMax: return u < v ? b : a;
  case Op::UMin: return u < v ? a : b;
  case Op::USubSat: return plain(u < v ? 0 : u - v, w);
  case Op::UAddSat: return plain(((u + v) & mask) < u ? mask : u + v, w);
  case Op::RotateLeft: return plain(v % w ? u << v % w | u >> (w - v % w) : u, w);
  case Op::RotateRight: return plain(v % w ? u >> v % w | u << (w - v % w) : u, w);
  case Op::UCompare: return compared(u < v);
  case Op::SCompare: return compared(x < y);
  case Op::Abs: return plain(x < 0 ? 0 - u : u, w);
  case Op::CountOnes: return plain(static_cast<std::uint64_t>(__builtin_popcountll(u)), w);
  case Op::TrailingZeros: return plain(u ? static_cast<std::uint64_t>(__builtin_ctzll(u)) : w, w);
  case Op::LeadingZeros: return plain(leading(u, w), w);
  case Op::SwapBytes: return plain(swappedBytes(u, w), w);
  default: return plain(foldBinary(op, w, u, v), isBoolean(op) ? 1 : w);
  }
}

}  // namespace eclat::sym
