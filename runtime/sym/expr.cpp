#include "expr.h"

#include "fold.h"

#include <utility>
#include <vector>

namespace eclat::sym {

namespace {

Trail *current = nullptr;

// Which node is at which hash: open addressing, emptied by what was used.
constexpr std::size_t kSlots = 2 * kMostNodes;
Handle *slots = nullptr;
std::vector<std::uint32_t> &usedSlots() {
  static auto *used = new std::vector<std::uint32_t>;
  return *used;
}

std::uint64_t mixed(std::uint64_t h, std::uint64_t x) {
  h = (h ^ x) * 0xff51afd7ed558ccdull;
  return h ^ (h >> 32);
}

bool isSame(const Node &n, Op op, unsigned width, std::uint64_t k, Handle a, Handle b, Handle c) {
  return n.op == op && n.width == width && n.k == k && n.a == a && n.b == b && n.c == c;
}

// The node with these parts, `value` being what it is in this run; 0 where there is no room.
Handle make(Op op, unsigned width, std::uint64_t k, Handle a, Handle b, Handle c, std::uint64_t value) {
  if (!current)
    return 0;
  std::uint64_t hash = mixed(mixed(mixed(mixed(static_cast<std::uint64_t>(op) << 8 | width, k), a), b), c);
  std::size_t slot = hash & (kSlots - 1);
  for (; slots[slot]; slot = (slot + 1) & (kSlots - 1))
    if (isSame(current->nodes[slots[slot]], op, width, k, a, b, c))
      return slots[slot];
  if (current->nodeCount >= kMostNodes) {
    lose(Loss::Full);
    return 0;
  }
  Handle handle = current->nodeCount++;
  current->nodes[handle] = {op, static_cast<std::uint8_t>(width), 0, a, b, c, k, value};
  slots[slot] = handle;
  usedSlots().push_back(static_cast<std::uint32_t>(slot));
  return handle;
}

Handle handleOf(Term t) { return t.handle ? t.handle : make(Op::Const, t.width, t.value, 0, 0, 0, t.value); }

// No room for the node means: a plain value from here on.
Term node(Op op, unsigned width, std::uint64_t k, std::uint64_t value, Term a, Term b = {}, Term c = {}) {
  int operands = operandsOf(op);
  Handle x = operands > 0 ? handleOf(a) : 0, y = operands > 1 ? handleOf(b) : 0, z = operands > 2 ? handleOf(c) : 0;
  if ((operands > 0 && !x) || (operands > 1 && !y) || (operands > 2 && !z))
    return plain(value, width);
  return {make(op, width, k, x, y, z, value), value, width};
}

bool isCommutative(Op op) {
  return op == Op::Add || op == Op::Mul || op == Op::And || op == Op::Or || op == Op::Xor || op == Op::Eq;
}

// `x + 3`: its parts.
bool isSumWithConst(Term t) {
  return t.handle && nodeOf(t.handle).op == Op::Add && nodeOf(nodeOf(t.handle).b).op == Op::Const;
}
Term operandA(Term t) { return termOf(nodeOf(t.handle).a); }
Term operandB(Term t) { return termOf(nodeOf(t.handle).b); }

// With a constant on the right; false if nothing is simpler.
bool simplifyConst(Op op, Term a, Term b, Term &out) {
  std::uint64_t v = b.value;
  unsigned w = a.width;
  bool isNeutralZero = op == Op::Add || op == Op::Sub || op == Op::Or || op == Op::Xor || op == Op::Shl ||
                       op == Op::LShr || op == Op::AShr;
  if (v == 0 && isNeutralZero)
    return out = a, true;
  if (v == 0 && (op == Op::Mul || op == Op::And))
    return out = b, true;
  if (v == 1 && (op == Op::Mul || op == Op::SDiv || op == Op::UDiv) && w > 1)
    return out = a, true;
  if (v == maskOf(w) && op == Op::And)
    return out = a, true;
  if (w == 1 && op == Op::Eq)
    return out = v ? a : negated(a), true;
  if (w == 1 && op == Op::Xor)
    return out = negated(a), true;
  if (op == Op::Sub)
    return out = apply(Op::Add, a, plain(0 - v, w)), true;
  if (op == Op::Shl && v < w)
    return out = apply(Op::Mul, a, plain(1ull << v, w)), true;
  if (op == Op::Add && isSumWithConst(a))
    return out = apply(Op::Add, operandA(a), plain(operandB(a).value + v, w)), true;
  const Node &n = nodeOf(a.handle);
  if (op == Op::Mul && n.op == Op::Mul && nodeOf(n.b).op == Op::Const)
    return out = apply(Op::Mul, operandA(a), plain(nodeOf(n.b).value * v, w)), true;
  if (op != Op::Eq)
    return false;
  if (isSumWithConst(a))
    return out = apply(Op::Eq, operandA(a), plain(v - operandB(a).value, w)), true;
  if (n.op == Op::ZExt || n.op == Op::SExt) {
    Term inner = operandA(a);
    std::uint64_t there = v & maskOf(inner.width);
    std::uint64_t back =
        n.op == Op::ZExt ? there : static_cast<std::uint64_t>(signedOf(there, inner.width)) & maskOf(w);
    return out = back == v ? apply(Op::Eq, inner, plain(there, inner.width)) : plain(0, 1), true;
  }
  if (n.op == Op::Ite && nodeOf(n.b).op == Op::Const && nodeOf(n.c).op == Op::Const) {
    bool first = nodeOf(n.b).value == v, second = nodeOf(n.c).value == v;
    Term condition = operandA(a);
    return out = first ? (second ? plain(1, 1) : condition) : second ? negated(condition) : plain(0, 1), true;
  }
  return false;
}

bool simplifySame(Op op, Term a, Term &out) {
  switch (op) {
  case Op::Eq:
  case Op::ULe:
  case Op::SLe: return out = plain(1, 1), true;
  case Op::ULt:
  case Op::SLt: return out = plain(0, 1), true;
  case Op::Sub:
  case Op::Xor: return out = plain(0, a.width), true;
  case Op::And:
  case Op::Or: return out = a, true;
  default: return false;
  }
}

Term rotated(Term a, Term by, bool left) {
  unsigned w = a.width;
  Term right = apply(Op::URem, by, plain(w, w)), other = apply(Op::Sub, plain(w, w), right);
  Term up = left ? right : other, down = left ? other : right;
  return apply(Op::Or, apply(Op::Shl, a, up), apply(Op::LShr, a, down));
}

Term bitAt(Term a, unsigned i) { return extracted(a, i, 1); }

Term counted(Op op, Term a) {
  unsigned w = a.width;
  Term out = plain(op == Op::CountOnes ? 0 : w, w);
  for (unsigned i = 0; i < w; ++i) {
    unsigned at = op == Op::TrailingZeros ? w - 1 - i : i;
    out = op == Op::CountOnes ? apply(Op::Add, out, extended(bitAt(a, i), w, false))
                              : chosen(bitAt(a, at), plain(op == Op::TrailingZeros ? at : w - 1 - at, w), out);
  }
  return out;
}

Term swapped(Term a) {
  Term out = extracted(a, 0, 8);
  for (unsigned i = 8; i < a.width; i += 8)
    out = joined(out, extracted(a, i, 8));
  return out;
}

Term sugar(Op op, Term a, Term b) {
  unsigned w = a.width;
  Term zero = plain(0, w);
  switch (op) {
  case Op::Ne: return negated(apply(Op::Eq, a, b));
  case Op::UGt: return apply(Op::ULt, b, a);
  case Op::UGe: return apply(Op::ULe, b, a);
  case Op::SGt: return apply(Op::SLt, b, a);
  case Op::SGe: return apply(Op::SLe, b, a);
  case Op::UAddOverflows: return apply(Op::ULt, apply(Op::Add, a, b), a);
  case Op::USubOverflows: return apply(Op::ULt, a, b);
  case Op::SMax: return chosen(apply(Op::SLt, a, b), b, a);
  case Op::SMin: return chosen(apply(Op::SLt, a, b), a, b);
  case Op::UMax: return chosen(apply(Op::ULt, a, b), b, a);
  case Op::UMin: return chosen(apply(Op::ULt, a, b), a, b);
  case Op::USubSat: return chosen(apply(Op::ULt, a, b), zero, apply(Op::Sub, a, b));
  case Op::UAddSat: return chosen(apply(Op::UAddOverflows, a, b), plain(maskOf(w), w), apply(Op::Add, a, b));
  case Op::RotateLeft: return rotated(a, b, true);
  case Op::RotateRight: return rotated(a, b, false);
  case Op::UCompare:
  case Op::SCompare:
    return chosen(apply(op == Op::UCompare ? Op::ULt : Op::SLt, a, b), plain(maskOf(w), w),
                  chosen(apply(Op::Eq, a, b), zero, plain(1, w)));
  case Op::Abs: return chosen(apply(Op::SLt, a, zero), apply(Op::Sub, zero, a), a);
  case Op::CountOnes:
  case Op::TrailingZeros:
  case Op::LeadingZeros: return counted(op, a);
  default: return swapped(a);
  }
}

}  // namespace

const Node &nodeOf(Handle handle) { return current->nodes[handle]; }

void useTrail(Trail *trail) {
  current = trail;
  if (current && !slots)
    slots = new Handle[kSlots]();
}

Trail *trail() { return current; }

void forgetExpressions() {
  for (std::uint32_t slot : usedSlots())
    slots[slot] = 0;
  usedSlots().clear();
  if (current) {
    current->nodeCount = 1;
    current->markCount = 0;
    current->objectCount = 0;
    for (std::uint64_t &loss : current->losses)
      loss = 0;
  }
}

void (*whenFull)() = nullptr;

void lose(Loss loss) {
  if (current)
    ++current->losses[static_cast<std::size_t>(loss)];
  if (loss == Loss::Full && whenFull)
    whenFull();
}

Term plain(std::uint64_t value, unsigned width) { return {0, value & maskOf(width), width}; }

Term termOf(Handle handle) {
  const Node &n = nodeOf(handle);
  return n.op == Op::Const ? plain(n.value, n.width) : Term{handle, n.value, n.width};
}

Term variable(std::uint64_t offset, unsigned width, std::uint64_t value) {
  return {make(Op::Var, width, offset, 0, 0, 0, value), value, width};
}

Term apply(Op op, Term a, Term b) {
  if (a.isPlain() && b.isPlain())
    return foldAny(op, a, b);
  if (op >= Op::Ne)
    return sugar(op, a, b);
  if (isCommutative(op) && (a.isPlain() || (!b.isPlain() && a.handle > b.handle)))
    std::swap(a, b);
  unsigned width = isBoolean(op) ? 1 : a.width;
  Term out;
  if (b.isPlain() && simplifyConst(op, a, b, out))
    return out;
  if (a.handle == b.handle && simplifySame(op, a, out))
    return out;
  return node(op, width, 0, foldBinary(op, a.width, a.value, b.value), a, b);
}

Term negated(Term condition) {
  if (condition.isPlain())
    return plain(!condition.value, 1);
  if (nodeOf(condition.handle).op == Op::Not)
    return operandA(condition);
  return node(Op::Not, 1, 0, !condition.value, condition);
}

Term extracted(Term a, unsigned from, unsigned width) {
  if (from == 0 && width == a.width)
    return a;
  std::uint64_t value = a.value >> from & maskOf(width);
  if (a.isPlain())
    return plain(value, width);
  const Node &n = nodeOf(a.handle);
  if (n.op == Op::Extract)
    return extracted(operandA(a), static_cast<unsigned>(n.k) + from, width);
  if (n.op == Op::Concat) {
    unsigned low = nodeOf(n.b).width;
    if (from >= low)
      return extracted(operandA(a), from - low, width);
    if (from + width <= low)
      return extracted(operandB(a), from, width);
  }
  bool isExtension = n.op == Op::ZExt || n.op == Op::SExt;
  if (isExtension && from + width <= nodeOf(n.a).width)
    return extracted(operandA(a), from, width);
  if (n.op == Op::ZExt && from >= nodeOf(n.a).width)
    return plain(0, width);
  return node(Op::Extract, width, from, value, a);
}

Term extended(Term a, unsigned width, bool isSigned) {
  if (width == a.width)
    return a;
  std::uint64_t value = isSigned ? static_cast<std::uint64_t>(signedOf(a.value, a.width)) & maskOf(width) : a.value;
  if (a.isPlain())
    return plain(value, width);
  Op inner = nodeOf(a.handle).op;
  if (inner == Op::ZExt || (isSigned && inner == Op::SExt))
    return extended(operandA(a), width, inner == Op::SExt);
  return node(isSigned ? Op::SExt : Op::ZExt, width, 0, value, a);
}

Term joined(Term high, Term low) {
  unsigned width = high.width + low.width;
  std::uint64_t value = high.value << low.width | low.value;
  if (high.isPlain() && low.isPlain())
    return plain(value, width);
  if (high.isPlain() && high.value == 0)
    return extended(low, width, false);
  if (high.handle && nodeOf(high.handle).op == Op::Extract) {
    const Node &upper = nodeOf(high.handle);
    if (upper.a == low.handle && upper.k == low.width)  // the lower part was the whole of it
      return extracted(operandA(high), 0, width);
    if (low.handle && nodeOf(low.handle).op == Op::Extract && nodeOf(low.handle).a == upper.a &&
        upper.k == nodeOf(low.handle).k + low.width)
      return extracted(operandA(high), static_cast<unsigned>(nodeOf(low.handle).k), width);
  }
  return node(Op::Concat, width, 0, value, high, low);
}

Term chosen(Term condition, Term a, Term b) {
  if (condition.isPlain())
    return condition.value ? a : b;
  if (a.handle == b.handle && a.value == b.value)
    return a;
  if (a.width == 1 && a.isPlain() && b.isPlain())
    return a.value ? condition : negated(condition);
  if (a.width == 1 && b.isPlain() && !b.value)
    return apply(Op::And, condition, a);
  if (a.width == 1 && a.isPlain() && a.value)
    return apply(Op::Or, condition, b);
  return node(Op::Ite, a.width, 0, condition.value ? a.value : b.value, condition, a, b);
}

unsigned knownZeros(Term a) {
  unsigned zeros = 0;
  // Products and sums of addresses are not deep; what is deeper says nothing.
  for (int depth = 0; depth < 16; ++depth) {
    if (a.isPlain())
      return a.value ? zeros + static_cast<unsigned>(__builtin_ctzll(a.value)) : 64;
    const Node &n = nodeOf(a.handle);
    if (n.op == Op::Mul && nodeOf(n.b).op == Op::Const && nodeOf(n.b).value)
      zeros += static_cast<unsigned>(__builtin_ctzll(nodeOf(n.b).value));
    else if (n.op == Op::Add && nodeOf(n.b).op != Op::Const) {
      unsigned first = zeros + knownZeros(operandA(a)), second = zeros + knownZeros(operandB(a));
      return first < second ? first : second;
    } else if (n.op == Op::Add) {
      unsigned first = zeros + knownZeros(operandA(a)),
               second = zeros + static_cast<unsigned>(__builtin_ctzll(nodeOf(n.b).value));
      return first < second ? first : second;
    } else if (n.op != Op::ZExt && n.op != Op::SExt)
      return zeros;
    a = operandA(a);
  }
  return zeros;
}

}  // namespace eclat::sym
