#include "solve/z3_terms.h"

#include <algorithm>

namespace eclat {

namespace {

using sym::Op;

constexpr std::size_t kMostNodes = 60'000;
constexpr int kDeepest = 6'000;  // Z3 follows terms by recursion, and has the stack of a thread for that

// Of a product or quotient of two unknowns.
std::uint64_t workOf(std::uint64_t bits) { return bits * bits; }

}  // namespace

Z3Terms::Z3Terms(z3::context &z, const SymbolicRun &run, std::string name)
    : z_(z), run_(run), name_(std::move(name)), ranges_(run) {
  for (const PlacedLiteral &literal : run.literals)
    domains_[literal.offset] = &literal.domain;
}

bool Z3Terms::translate(const std::vector<Wanted> &all) {
  std::vector<sym::Handle> nodes;
  for (const Wanted &wanted : all)
    nodes.push_back(wanted.node);
  return translate(std::move(nodes));
}

bool Z3Terms::translate(std::vector<sym::Handle> stack) {
  std::vector<sym::Handle> needed;
  std::vector<bool> isSeen(run_.nodes.size(), false);
  while (!stack.empty()) {
    sym::Handle handle = stack.back();
    stack.pop_back();
    if (handle == 0 || isSeen[handle] || terms_.contains(handle))
      continue;
    isSeen[handle] = true;
    needed.push_back(handle);
    if (needed.size() > kMostNodes)
      return false;
    const sym::Node &node = run_.nodes[handle];
    for (sym::Handle operand : {node.a, node.b, node.c})
      stack.push_back(operand);
  }
  std::ranges::sort(needed);  // operands first
  if (!noteDepths(needed))
    return false;
  for (sym::Handle handle : needed) {
    const sym::Node &node = run_.nodes[handle];
    ranges_.add(handle, node.op == Op::Var ? domainOf(node) : nullptr);
    terms_.emplace(handle, termOf(handle));
  }
  return true;
}

// False if terms become too deep.
bool Z3Terms::noteDepths(const std::vector<sym::Handle> &needed) {
  depths_.resize(run_.nodes.size());
  for (sym::Handle handle : needed) {
    const sym::Node &node = run_.nodes[handle];
    depths_[handle] = 1 + std::max({depths_[node.a], depths_[node.b], depths_[node.c]});
    if (depths_[handle] > kDeepest)
      return false;
  }
  return true;
}

const Domain *Z3Terms::domainOf(const sym::Node &node) const {
  auto it = domains_.find(node.k);
  return it == domains_.end() || it->second->isFixed ? nullptr : it->second;
}

z3::expr Z3Terms::condition(const Wanted &wanted) const {
  z3::expr e = boolean(wanted.node);
  return wanted.value ? e : !e;
}

z3::expr Z3Terms::number(sym::Handle handle) const {
  const z3::expr &e = terms_.at(handle);
  return e.is_bool() ? z3::ite(e, z_.bv_val(1, 1), z_.bv_val(0, 1)) : e;
}

z3::expr Z3Terms::boolean(sym::Handle handle) const {
  const z3::expr &e = terms_.at(handle);
  return e.is_bool() ? e : e == z_.bv_val(1, 1);
}

z3::expr Z3Terms::literal(const sym::Node &node) {
  const Domain *known = domainOf(node);
  if (!known)
    return z_.bv_val(static_cast<std::uint64_t>(node.value), node.width);
  const Domain &domain = *known;
  unsigned bits = std::min<unsigned>(domain.bits, node.width);
  auto bound = bound_.find(node.k);
  bool isBound = bound != bound_.end();
  z3::expr variable = isBound ? bound->second : z_.bv_const((name_ + std::to_string(node.k)).c_str(), bits);
  literals_.push_back({node.k, variable, &domain, isBound});
  unsigned more = node.width - bits;
  return more == 0 ? variable : domain.isSigned ? z3::sext(variable, more) : z3::zext(variable, more);
}

void Z3Terms::addDomain(z3::expr_vector &to, const Literal &literal) {
  if (literal.domain->allowed.empty())
    return;
  z3::expr_vector any(to.ctx());
  unsigned bits = literal.variable.get_sort().bv_size();
  std::uint64_t mask = bits >= 64 ? ~0ull : (1ull << bits) - 1;
  for (std::int64_t value : literal.domain->allowed)
    any.push_back(literal.variable == to.ctx().bv_val(static_cast<std::uint64_t>(value) & mask, bits));
  to.push_back(z3::mk_or(any));
}

// By magnitudes: what Z3 4.8 says of signed products (bvmul_no_overflow) is wrong for most negative numbers.
z3::expr Z3Terms::productOverflows(const z3::expr &a, const z3::expr &b) {
  unsigned width = a.get_sort().bv_size();
  work_ += 2 * workOf(width);
  z3::expr zero = z_.bv_val(0, width), least = z3::shl(z_.bv_val(1, width), z_.bv_val(width - 1, width));
  z3::expr isNegativeA = z3::slt(a, zero), isNegativeB = z3::slt(b, zero);
  z3::expr u = z3::ite(isNegativeA, -a, a), v = z3::ite(isNegativeB, -b, b);
  z3::expr isTooLarge = z3::ite(isNegativeA == isNegativeB, z3::uge(u * v, least), z3::ugt(u * v, least));
  return !z3::bvmul_no_overflow(u, v, false) || isTooLarge;
}

// Where the exact result fits there is none.
bool Z3Terms::cannotOverflow(const sym::Node &node) const {
  Op exact = node.op == Op::AddOverflows ? Op::Add : node.op == Op::SubOverflows ? Op::Sub : Op::Mul;
  const Range &a = ranges_.of(node.a), &b = ranges_.of(node.b);
  bool isKnown = node.op != Op::UMulOverflows || (a.low >= 0 && b.low >= 0);
  return isKnown && exactRange(exact, a, b).isWithin(Range::ofBits(run_.nodes[node.a].width));
}

z3::expr Z3Terms::overflow(const sym::Node &node) {
  if (cannotOverflow(node))
    return z_.bool_val(false);
  z3::expr a = number(node.a), b = number(node.b);
  switch (node.op) {
  case Op::AddOverflows: return !(z3::bvadd_no_overflow(a, b, true) && z3::bvadd_no_underflow(a, b));
  case Op::SubOverflows: return !(z3::bvsub_no_overflow(a, b) && z3::bvsub_no_underflow(a, b, true));
  case Op::MulOverflows: return productOverflows(a, b);
  default: return !z3::bvmul_no_overflow(a, b, false);
  }
}

z3::expr Z3Terms::oneBit(const sym::Node &node) const {
  switch (node.op) {
  case Op::And: return boolean(node.a) && boolean(node.b);
  case Op::Or: return boolean(node.a) || boolean(node.b);
  case Op::Xor: return boolean(node.a) != boolean(node.b);
  default: return z3::ite(boolean(node.a), boolean(node.b), boolean(node.c));
  }
}

z3::expr Z3Terms::lowBits(sym::Handle handle, unsigned bits) const {
  return run_.nodes[handle].width == bits ? number(handle) : number(handle).extract(bits - 1, 0);
}

// A circuit for a product or a quotient grows with the square of its width.
z3::expr Z3Terms::inFewBits(sym::Handle handle) {
  const sym::Node &node = run_.nodes[handle];
  const Range &rangeA = ranges_.of(node.a), &rangeB = ranges_.of(node.b);
  bool isSigned = node.op == Op::SDiv || node.op == Op::SRem, isPositive = rangeA.low >= 0 && rangeB.low >= 0;
  unsigned bits = ranges_.of(handle).bits();
  if (node.op != Op::Mul)
    bits = isSigned || isPositive ? std::max({bits, rangeA.bits(), rangeB.bits()}) : node.width;
  if (!rangeA.isPlain() && !rangeB.isPlain())
    work_ += workOf(bits);
  z3::expr a = lowBits(node.a, bits), b = lowBits(node.b, bits);
  z3::expr result = node.op == Op::Mul    ? a * b
                    : node.op == Op::UDiv ? z3::udiv(a, b)
                    : node.op == Op::SDiv ? a / b
                    : node.op == Op::URem ? z3::urem(a, b)
                                          : z3::srem(a, b);
  return bits == node.width ? result : z3::sext(result, node.width - bits);
}

z3::expr Z3Terms::comparison(const sym::Node &node) const {
  const Range &rangeA = ranges_.of(node.a), &rangeB = ranges_.of(node.b);
  unsigned width = run_.nodes[node.a].width;
  if (node.op == Op::Eq && width == 1)
    return boolean(node.a) == boolean(node.b);
  bool isSigned = node.op == Op::SLt || node.op == Op::SLe || node.op == Op::Eq;
  bool isPositive = rangeA.low >= 0 && rangeB.low >= 0;
  unsigned bits = isSigned || isPositive ? std::max(rangeA.bits(), rangeB.bits()) : width;
  z3::expr a = lowBits(node.a, bits), b = lowBits(node.b, bits);
  switch (node.op) {
  case Op::Eq: return a == b;
  case Op::ULt: return z3::ult(a, b);
  case Op::ULe: return z3::ule(a, b);
  case Op::SLt: return z3::slt(a, b);
  default: return z3::sle(a, b);
  }
}

z3::expr Z3Terms::termOf(sym::Handle handle) {
  const sym::Node &node = run_.nodes[handle];
  bool isLogical = node.op == Op::And || node.op == Op::Or || node.op == Op::Xor || node.op == Op::Ite;
  if (node.width == 1 && isLogical)
    return oneBit(node);
  auto a = [&] { return number(node.a); };
  auto b = [&] { return number(node.b); };
  switch (node.op) {
  case Op::Const: return z_.bv_val(static_cast<std::uint64_t>(node.k), node.width);
  case Op::Var: return literal(node);
  case Op::Add: return a() + b();
  case Op::Sub: return a() - b();
  case Op::Mul:
  case Op::UDiv:
  case Op::SDiv:
  case Op::URem:
  case Op::SRem: return inFewBits(handle);
  case Op::Shl: return z3::shl(a(), b());
  case Op::LShr: return z3::lshr(a(), b());
  case Op::AShr: return z3::ashr(a(), b());
  case Op::And: return a() & b();
  case Op::Or: return a() | b();
  case Op::Xor: return a() ^ b();
  case Op::Eq:
  case Op::ULt:
  case Op::ULe:
  case Op::SLt:
  case Op::SLe: return comparison(node);
  case Op::Not: return !boolean(node.a);
  case Op::ZExt: return z3::zext(a(), node.width - run_.nodes[node.a].width);
  case Op::SExt: return z3::sext(a(), node.width - run_.nodes[node.a].width);
  case Op::Extract: return a().extract(static_cast<unsigned>(node.k) + node.width - 1, static_cast<unsigned>(node.k));
  case Op::Concat: return z3::concat(a(), b());
  case Op::Ite: return z3::ite(boolean(node.a), b(), number(node.c));
  default: return overflow(node);
  }
}

}  // namespace eclat
