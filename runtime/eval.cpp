#include "eval.h"

#include "arithmetic.h"

#include <algorithm>
#include <cmath>

namespace eclat::rt {

namespace {

Value boolean(bool b) { return Value::ofInt(b); }
Value undefined() { return {}; }
bool isCut(const Value &sequence) { return sequence.length > sequence.held(); }

bool relation(Op op, Order o) {
  switch (op) {
  case Op::Eq: return o == Order::Equal;
  case Op::Ne: return o != Order::Equal;
  case Op::Lt: return o == Order::Less;
  case Op::Le: return o == Order::Less || o == Order::Equal;
  case Op::Gt: return o == Order::Greater;
  default: return o == Order::Greater || o == Order::Equal;
  }
}

// `elems[] >= 0`: true of every element; elements that cannot be read say nothing.
Value everyElement(Op op, const Value &sequence, const Value &scalar) {
  for (std::uint32_t i = 0; i < sequence.held(); ++i)
    if (sequence.elements[i].defined() && !relation(op, compare(sequence.elements[i], scalar)))
      return boolean(false);
  return isCut(sequence) ? undefined() : boolean(true);
}

// `lo[] <= hi[]`: true of every pair; undefined for sequences of different length.
Value everyPair(Op op, const Value &a, const Value &b) {
  if (a.length != b.length)
    return undefined();
  for (std::uint32_t i = 0; i < a.held(); ++i)
    if (a.elements[i].defined() && b.elements[i].defined() && !relation(op, compare(a.elements[i], b.elements[i])))
      return boolean(false);
  return isCut(a) ? undefined() : boolean(true);
}

Value compareValues(Op op, const Value &a, const Value &b) {
  if (!a.defined() || !b.defined())
    return undefined();
  if (a.kind == Kind::Sequence && b.kind != Kind::Sequence)
    return everyElement(op, a, b);
  if (a.kind == Kind::Sequence && op != Op::Eq && op != Op::Ne)
    return everyPair(op, a, b);
  Order o = compare(a, b);
  bool tailDecides = a.kind == Kind::Sequence && isCut(a) && a.length == b.length && o == Order::Equal;
  // A NaN in it does not equal itself, but neither has it changed.
  bool isUnequalToItself = a.kind == Kind::Sequence && o != Order::Equal && same(a, b);
  if (tailDecides || isUnequalToItself)
    return undefined();
  return boolean(relation(op, o));
}

Value membership(const Value &item, const Value &sequence, bool wanted) {
  if (!item.defined() || sequence.kind != Kind::Sequence)
    return undefined();
  bool isUnsure = isCut(sequence);
  for (std::uint32_t i = 0; i < sequence.held(); ++i) {
    if (compare(sequence.elements[i], item) == Order::Equal)
      return boolean(wanted);
    isUnsure = isUnsure || !sequence.elements[i].defined();
  }
  return isUnsure ? undefined() : boolean(!wanted);
}

Value index(const Value &sequence, const Value &at) {
  if (sequence.kind != Kind::Sequence || at.kind != Kind::Int || at.i < 0 || at.i >= sequence.held())
    return undefined();
  return sequence.elements[at.i];
}

Value slice(const Value &sequence, const Value &from, const Value &to) {
  if (sequence.kind != Kind::Sequence || from.kind != Kind::Int || to.kind != Kind::Int || from.i < 0 ||
      to.i < from.i - 1 || to.i >= static_cast<std::int64_t>(sequence.held()))
    return undefined();
  return Value::ofSequence(sequence.elements + from.i, static_cast<std::size_t>(to.i - from.i + 1));
}

Value connect(Op op, const Value *operands) {
  const Value &a = operands[0];
  if (op == Op::Not)
    return a.defined() ? boolean(a.i == 0) : undefined();
  const Value &b = operands[1];
  auto is = [](const Value &v, bool truth) { return v.defined() && (v.i != 0) == truth; };
  switch (op) {
  case Op::And:
    return is(a, false) || is(b, false) ? boolean(false) : a.defined() && b.defined() ? boolean(true) : undefined();
  case Op::Or:
    return is(a, true) || is(b, true) ? boolean(true) : a.defined() && b.defined() ? boolean(false) : undefined();
  default:
    return is(a, false) || is(b, true) ? boolean(true) : a.defined() && b.defined() ? boolean(false) : undefined();
  }
}

// Sum, least and greatest of the elements.
Value aggregate(Op op, const Value &sequence) {
  if (sequence.kind != Kind::Sequence || isCut(sequence) || (op != Op::Sum && sequence.length == 0))
    return undefined();
  Value total = op == Op::Sum ? Value::ofInt(0) : sequence.elements[0];
  for (std::uint32_t i = 0; i < sequence.length; ++i) {
    const Value &element = sequence.elements[i];
    if (!element.isNumber())
      return undefined();
    if (op == Op::Sum)
      total = arithmetic(Op::Add, total, element);
    else if (compare(element, total) == (op == Op::Min ? Order::Less : Order::Greater))
      total = element;
  }
  return total;
}

// A sequence made of another: `count` elements, each given by `pick(i)`.
template <class Pick> Value build(std::size_t count, Arena &scratch, Pick pick) {
  if (count > kMaxElements)
    return undefined();
  Value *elements = scratch.values(count);
  for (std::size_t i = 0; i < count; ++i)
    elements[i] = pick(i);
  return Value::ofSequence(elements, count);
}

bool isWhole(const Value &v) { return v.kind == Kind::Sequence && !isCut(v); }

// `2 * a[] + 1`: with one sequence among the operands, of each of its elements; undefined if it is of one of them.
Value compute(Op op, const Value &a, const Value &b, Arena &scratch) {
  if (a.kind != Kind::Sequence && b.kind != Kind::Sequence)
    return arithmetic(op, a, b);
  const Value &sequence = a.kind == Kind::Sequence ? a : b;
  if (!isWhole(sequence))
    return undefined();
  bool isDefined = a.isNumber() || b.isNumber();
  Value result = build(sequence.length, scratch, [&](std::size_t i) {
    const Value &element = sequence.elements[i];
    Value made = &sequence == &a ? arithmetic(op, element, b) : arithmetic(op, a, element);
    isDefined = isDefined && made.defined();
    return made;
  });
  return isDefined ? result : undefined();
}

Value rearrange(Op op, const Value *operands, Arena &scratch) {
  const Value &a = operands[0];
  bool takesItem = op == Op::Append || op == Op::Prepend;
  if (!isWhole(a) || (takesItem && !operands[1].defined()) || (op == Op::Insert && !operands[2].defined()))
    return undefined();
  std::size_t n = a.length;
  switch (op) {
  case Op::Indices: return build(n, scratch, [&](std::size_t i) { return Value::ofInt(static_cast<std::int64_t>(i)); });
  case Op::Reverse: return build(n, scratch, [&](std::size_t i) { return a.elements[n - 1 - i]; });
  case Op::WithoutFirst: return n ? Value::ofSequence(a.elements + 1, n - 1) : undefined();
  case Op::WithoutLast: return n ? Value::ofSequence(a.elements, n - 1) : undefined();
  case Op::Append: return build(n + 1, scratch, [&](std::size_t i) { return i < n ? a.elements[i] : operands[1]; });
  case Op::Prepend: return build(n + 1, scratch, [&](std::size_t i) { return i ? a.elements[i - 1] : operands[1]; });
  default: break;
  }
  if (operands[1].kind != Kind::Int || operands[1].i < 0)
    return undefined();
  auto at = static_cast<std::size_t>(operands[1].i);
  if (op == Op::Insert)
    return at > n ? undefined() : build(n + 1, scratch, [&](std::size_t i) {
      return i < at ? a.elements[i] : i == at ? operands[2] : a.elements[i - 1];
    });
  return at >= n ? undefined() : build(n - 1, scratch, [&](std::size_t i) { return a.elements[i < at ? i : i + 1]; });
}

Value ordered(Op op, const Value &a) {
  if (a.kind != Kind::Sequence)
    return undefined();
  for (std::uint32_t i = 1; i < a.held(); ++i) {
    if (!a.elements[i - 1].defined() || !a.elements[i].defined())
      return undefined();
    Order o = compare(a.elements[i - 1], a.elements[i]);
    if (o != Order::Equal && o != (op == Op::Ascending ? Order::Less : Order::Greater))
      return boolean(false);
  }
  return isCut(a) ? undefined() : boolean(true);
}

bool areInts(const Value &sequence) {
  bool all = true;
  for (std::uint32_t i = 0; i < sequence.held(); ++i)
    all &= sequence.elements[i].kind == Kind::Int;
  return all;
}

// Do two of these integers equal each other? Few are compared with each other, in a loop that the compiler turns into
// vector code; many are sorted first.
bool haveTwins(const Value &integers) {
  constexpr std::uint32_t kFew = 24;
  std::int64_t x[kMaxElements];
  std::uint32_t n = integers.held();
  for (std::uint32_t i = 0; i < n; ++i)
    x[i] = integers.elements[i].i;
  if (n > kFew) {
    std::sort(x, x + n);
    return std::adjacent_find(x, x + n) != x + n;
  }
  bool found = false;
  for (std::uint32_t i = 1; i < n; ++i)
    for (std::uint32_t k = 0; k < i; ++k)
      found |= x[i] == x[k];
  return found;
}

Value distinct(const Value &a) {
  if (a.kind != Kind::Sequence)
    return undefined();
  if (areInts(a))
    return haveTwins(a) ? boolean(false) : isCut(a) ? undefined() : boolean(true);
  for (std::uint32_t i = 0; i < a.held(); ++i)
    for (std::uint32_t k = 0; k < i; ++k)
      if (compare(a.elements[i], a.elements[k]) == Order::Equal)
        return boolean(false);
  return isCut(a) ? undefined() : boolean(true);
}

std::uint32_t occurrences(const Value &item, const Value &sequence) {
  std::uint32_t n = 0;
  for (std::uint32_t i = 0; i < sequence.length; ++i)
    n += compare(sequence.elements[i], item) == Order::Equal;
  return n;
}

Value compareContents(Op op, const Value &a, const Value &b) {
  if (!isWhole(a) || !isWhole(b))
    return undefined();
  if (op == Op::Permutation && a.length != b.length)
    return boolean(false);
  for (std::uint32_t i = 0; i < a.length; ++i) {
    if (!a.elements[i].defined())
      return undefined();
    std::uint32_t there = occurrences(a.elements[i], b);
    if (there == 0 || (op == Op::Permutation && there != occurrences(a.elements[i], a)))
      return boolean(false);
  }
  return boolean(true);
}

bool allDefined(const Value &sequence) {
  return std::all_of(sequence.elements, sequence.elements + sequence.held(),
                     [](const Value &v) { return v.defined(); });
}

// Each element of `a` is found in `b`, behind the one before it: as early as possible leaves most for the rest.
Value subsequence(const Value &a, const Value &b) {
  if (!isWhole(a) || !isWhole(b) || !allDefined(a) || !allDefined(b))
    return undefined();
  std::uint32_t found = 0;
  for (std::uint32_t k = 0; k < b.length && found < a.length; ++k)
    found += compare(b.elements[k], a.elements[found]) == Order::Equal;
  return boolean(found == a.length);
}

Value lexicalOrder(Op op, const Value &a, const Value &b) {
  bool areSequences = isWhole(a) && isWhole(b) && allDefined(a) && allDefined(b);
  bool areTexts = a.kind == Kind::Text && b.kind == Kind::Text;
  return areTexts || areSequences ? boolean(relation(op == Op::Before ? Op::Lt : Op::Le, compare(a, b))) : undefined();
}

bool matchesAt(const Value &whole, const Value &part, std::uint32_t at) {
  if (whole.kind == Kind::Text)
    return std::memcmp(whole.text + at, part.text, part.length) == 0;
  for (std::uint32_t i = 0; i < part.length; ++i)
    if (compare(whole.elements[at + i], part.elements[i]) != Order::Equal)
      return false;
  return true;
}

Value pieceOf(Op op, const Value &whole, const Value &part) {
  bool comparable = whole.kind == part.kind && (whole.kind == Kind::Text || (isWhole(whole) && isWhole(part)));
  if (!comparable)
    return undefined();
  if (part.length > whole.length)
    return boolean(false);
  std::uint32_t last = whole.length - part.length;
  if (op == Op::StartsWith)
    return boolean(matchesAt(whole, part, 0));
  if (op == Op::EndsWith)
    return boolean(matchesAt(whole, part, last));
  for (std::uint32_t at = 0; at <= last; ++at)
    if (matchesAt(whole, part, at))
      return boolean(true);
  return boolean(false);
}

Value kindOfNumber(Op op, const Value &v) {
  if (op == Op::IsNaN)
    return v.kind == Kind::Float ? boolean(std::isnan(v.d)) : undefined();
  return v.kind == Kind::Int   ? boolean(v.i > 0 && (v.i & (v.i - 1)) == 0)
         : v.kind == Kind::Big ? boolean((v.u & (v.u - 1)) == 0)
                               : undefined();
}

Value size(const Value &v) {
  return v.kind == Kind::Sequence || v.kind == Kind::Text ? Value::ofInt(v.length) : undefined();
}

Value apply(Op op, const Value *operands, Arena &scratch) {
  const Value &a = operands[0];
  switch (classOf(op)) {
  case OpClass::Primary: break;  // not applied to anything
  case OpClass::Size: return size(a);
  case OpClass::Part: return op == Op::Index ? index(a, operands[1]) : slice(a, operands[1], operands[2]);
  case OpClass::Arithmetic: return compute(op, a, operands[1], scratch);
  case OpClass::Aggregate: return aggregate(op, a);
  case OpClass::Rearrangement: return rearrange(op, operands, scratch);
  case OpClass::Relation: return compareValues(op, a, operands[1]);
  case OpClass::Membership: return membership(a, operands[1], op == Op::In);
  case OpClass::Connective: return connect(op, operands);
  case OpClass::NumberKind: return kindOfNumber(op, a);
  case OpClass::Pattern: return op == Op::Distinct ? distinct(a) : ordered(op, a);
  case OpClass::Contents:
    return op == Op::Subsequence ? subsequence(a, operands[1]) : compareContents(op, a, operands[1]);
  case OpClass::LexicalOrder: return lexicalOrder(op, a, operands[1]);
  case OpClass::Piece: return pieceOf(op, a, operands[1]);
  }
  return undefined();
}

constexpr int kOperands[] = {
#define ECLAT_OP(name, id, operands, kin) operands,
#include "ops.def"
#undef ECLAT_OP
};

}  // namespace

Value evaluate(const Instr *code, std::size_t count, const Value *now, const Value *entry, Arena &scratch) {
  alignas(Value) unsigned char memory[kMaxOperands * sizeof(Value)];  // nothing to construct: written before read
  auto *stack = reinterpret_cast<Value *>(memory);
  std::size_t top = 0;
  for (std::size_t i = 0; i < count; ++i) {
    const Instr &instr = code[i];
    switch (instr.op) {
    case Op::Var: stack[top++] = now[instr.index]; break;
    case Op::OrigVar: stack[top++] = entry ? entry[instr.index] : Value(); break;
    case Op::Const: stack[top++] = instr.constant; break;
    case Op::List: {
      auto n = static_cast<std::size_t>(instr.index);
      Value *elements = scratch.values(n);
      top -= n;
      for (std::size_t k = 0; k < n; ++k)
        elements[k] = stack[top + k];
      stack[top++] = Value::ofSequence(elements, n);
      break;
    }
    default:
      top -= static_cast<std::size_t>(kOperands[static_cast<int>(instr.op)]);
      stack[top] = apply(instr.op, stack + top, scratch);
      ++top;
    }
  }
  return top == 1 ? stack[0] : Value();
}

Truth holds(const Instr *code, std::size_t count, const Value *now, const Value *entry, Arena &scratch) {
  Value v = evaluate(code, count, now, entry, scratch);
  if (v.kind != Kind::Int)
    return Truth::Undefined;
  return v.i ? Truth::True : Truth::False;
}

}  // namespace eclat::rt
