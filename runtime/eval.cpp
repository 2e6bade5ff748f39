#include "eval.h"

#include <cmath>

namespace eclat::rt {

namespace {

constexpr std::size_t kMaxDepth = 64;  // operands waiting at once; the compiler of expressions refuses deeper ones

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

Value compareValues(Op op, const Value &a, const Value &b) {
  if (!a.defined() || !b.defined())
    return undefined();
  if (a.kind == Kind::Sequence && b.kind != Kind::Sequence)
    return everyElement(op, a, b);
  return boolean(relation(op, compare(a, b)));
}

Value arithmetic(Op op, const Value &a, const Value &b) {
  if (!a.isNumber() || !b.isNumber() || a.kind == Kind::Big || b.kind == Kind::Big)
    return undefined();
  if (a.kind == Kind::Float || b.kind == Kind::Float) {
    double x = a.kind == Kind::Float ? a.d : static_cast<double>(a.i);
    double y = b.kind == Kind::Float ? b.d : static_cast<double>(b.i);
    switch (op) {
    case Op::Add: return Value::ofFloat(x + y);
    case Op::Sub: return Value::ofFloat(x - y);
    case Op::Mul: return Value::ofFloat(x * y);
    default: return y == 0 ? undefined() : Value::ofFloat(std::fmod(x, y));
    }
  }
  std::int64_t r = 0;
  bool overflow = false;
  switch (op) {
  case Op::Add: overflow = __builtin_add_overflow(a.i, b.i, &r); break;
  case Op::Sub: overflow = __builtin_sub_overflow(a.i, b.i, &r); break;
  case Op::Mul: overflow = __builtin_mul_overflow(a.i, b.i, &r); break;
  default:
    if (b.i == 0)
      return undefined();
    r = b.i == -1 ? 0 : a.i % b.i;
  }
  return overflow ? undefined() : Value::ofInt(r);
}

Value membership(const Value &item, const Value &sequence, bool wanted) {
  if (!item.defined() || sequence.kind != Kind::Sequence)
    return undefined();
  for (std::uint32_t i = 0; i < sequence.held(); ++i)
    if (compare(sequence.elements[i], item) == Order::Equal)
      return boolean(wanted);
  return isCut(sequence) ? undefined() : boolean(!wanted);
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

Value connect(Op op, const Value &a, const Value &b) {
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

Value apply(Op op, const Value *operands) {
  switch (op) {
  case Op::Size:
    return operands[0].kind == Kind::Sequence || operands[0].kind == Kind::Text ? Value::ofInt(operands[0].length)
                                                                              : undefined();
  case Op::Index: return index(operands[0], operands[1]);
  case Op::Slice: return slice(operands[0], operands[1], operands[2]);
  case Op::Add:
  case Op::Sub:
  case Op::Mul:
  case Op::Mod: return arithmetic(op, operands[0], operands[1]);
  case Op::In: return membership(operands[0], operands[1], true);
  case Op::NotIn: return membership(operands[0], operands[1], false);
  case Op::Not: return operands[0].defined() ? boolean(operands[0].i == 0) : undefined();
  case Op::And:
  case Op::Or:
  case Op::Implies: return connect(op, operands[0], operands[1]);
  default: return compareValues(op, operands[0], operands[1]);
  }
}

constexpr int kOperands[] = {
#define ECLAT_OP(name, id, operands) operands,
#include "ops.def"
#undef ECLAT_OP
};

}  // namespace

Value evaluate(const Instr *code, std::size_t count, const Value *now, const Value *entry, Arena &scratch) {
  Value stack[kMaxDepth];
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
      stack[top] = apply(instr.op, stack + top);
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
