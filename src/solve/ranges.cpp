#include "solve/ranges.h"

#include "../../runtime/sym/expr.h"

#include <algorithm>

namespace eclat {

namespace {

using sym::Op;
using Wide = __int128;

constexpr Wide kOne = 1;

Wide magnitudeOf(const Range &r) { return std::max(r.high, -r.low); }

Range plain(std::uint64_t value, unsigned width) {
  Wide number = sym::signedOf(value, width);
  return {number, number};
}

Range hull(const Range &a, const Range &b) { return {std::min(a.low, b.low), std::max(a.high, b.high)}; }

// Of numbers that are cut to this width.
Range within(const Range &exact, unsigned width) {
  Range all = Range::ofBits(width);
  return exact.isWithin(all) ? exact : all;
}

Range unsignedOfBits(unsigned bits) { return {0, (kOne << bits) - 1}; }

// Bit by bit.
Range combined(Op op, const Range &a, const Range &b) {
  bool isPositiveA = a.low >= 0, isPositiveB = b.low >= 0;
  if (op == Op::And && (isPositiveA || isPositiveB))
    return {0, !isPositiveA ? b.high : !isPositiveB ? a.high : std::min(a.high, b.high)};
  Range all = Range::ofBits(std::max(a.bits(), b.bits()));
  return isPositiveA && isPositiveB ? Range{0, all.high} : all;
}

}  // namespace

Range Range::ofBits(unsigned bits) { return {-(kOne << (bits - 1)), (kOne << (bits - 1)) - 1}; }

unsigned Range::bits() const {
  unsigned bits = 1;
  while (!isWithin(ofBits(bits)))
    ++bits;
  return bits;
}

Range exactRange(Op op, const Range &a, const Range &b) {
  if (op == Op::Add)
    return {a.low + b.low, a.high + b.high};
  if (op == Op::Sub)
    return {a.low - b.high, a.high - b.low};
  auto [low, high] = std::minmax({a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high});
  return {low, high};
}

void Ranges::add(sym::Handle handle, const Domain *literal) { ranges_[handle] = rangeOf(run_.nodes[handle], literal); }

// By 0 as ops.def has it.
Range Ranges::divided(const sym::Node &node) const {
  const Range &a = of(node.a), &b = of(node.b);
  bool isSigned = node.op == Op::SDiv || node.op == Op::SRem, isPositive = a.low >= 0 && b.low >= 0;
  bool mayBeZero = b.low <= 0 && b.high >= 0;
  if (!isSigned && !isPositive)
    return Range::ofBits(node.width);
  if (node.op == Op::UDiv || (node.op == Op::SDiv && isPositive && !mayBeZero))
    return {mayBeZero ? -1 : 0, a.high};
  if (node.op == Op::SDiv) {
    Wide most = std::max(magnitudeOf(a), kOne);
    return {-most, most};
  }
  Wide most = mayBeZero ? magnitudeOf(a) : std::min(magnitudeOf(a), magnitudeOf(b) - 1);
  return {a.low < 0 ? -most : 0, a.high > 0 ? most : 0};
}

// By a plain number of places.
Range Ranges::shifted(const sym::Node &node) const {
  const Range &a = of(node.a), &by = of(node.b);
  if (!by.isPlain() || by.low < 0 || by.low >= node.width)
    return Range::ofBits(node.width);
  auto places = static_cast<unsigned>(by.low);
  if (node.op == Op::Shl)
    return exactRange(Op::Mul, a, {kOne << places, kOne << places});
  if (node.op == Op::LShr && a.low < 0)
    return places == 0 ? a : unsignedOfBits(node.width - places);
  return {a.low >> places, a.high >> places};
}

Range Ranges::rangeOf(const sym::Node &node, const Domain *literal) const {
  if (node.op == Op::Var && literal) {
    unsigned bits = std::min<unsigned>(literal->bits, node.width);
    return within(literal->isSigned ? Range::ofBits(bits) : unsignedOfBits(bits), node.width);
  }
  auto a = [&]() -> const Range & { return of(node.a); };
  auto b = [&]() -> const Range & { return of(node.b); };
  switch (node.op) {
  case Op::Var: return plain(node.value, node.width);
  case Op::Const: return plain(node.k, node.width);
  case Op::Add:
  case Op::Sub:
  case Op::Mul: return within(exactRange(node.op, a(), b()), node.width);
  case Op::UDiv:
  case Op::SDiv:
  case Op::URem:
  case Op::SRem: return within(divided(node), node.width);
  case Op::Shl:
  case Op::LShr:
  case Op::AShr: return within(shifted(node), node.width);
  case Op::And:
  case Op::Or:
  case Op::Xor: return within(combined(node.op, a(), b()), node.width);
  case Op::ZExt: return a().low >= 0 ? a() : unsignedOfBits(run_.nodes[node.a].width);
  case Op::SExt: return a();
  case Op::Extract: return within({a().low >> node.k, a().high >> node.k}, node.width);
  case Op::Concat: {
    Wide places = kOne << run_.nodes[node.b].width;
    return within({a().low * places, a().high * places + places - 1}, node.width);
  }
  case Op::Ite: return hull(b(), of(node.c));
  default: return Range::ofBits(node.width);
  }
}

}  // namespace eclat
