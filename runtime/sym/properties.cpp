#include "properties.h"

#include "path.h"
#include "shadow.h"

#include <optional>
#include <vector>

namespace eclat::sym {

namespace {

using rt::Instr;
using rt::Kind;
using rt::OpClass;
using rt::Value;
using POp = rt::Op;

const Term kYes = plain(1, 1), kNo = plain(0, 1);

// A value of a sample or of an expression over it. `isDefined` and the number of an integer may be symbolic.
struct Part {
  Value value;  // what it is in this run; of a symbolic one only the kind and the length count
  Term number;  // of an integer: 64 bits
  Term isDefined = plain(1, 1);
  std::vector<Part> elements;
};
using MaybePart = std::optional<Part>;  // none: it cannot be translated

bool isPlainPart(const Part &p) {
  if (!p.isDefined.isPlain() || !p.number.isPlain())
    return false;
  for (const Part &element : p.elements)
    if (!isPlainPart(element))
      return false;
  return true;
}

bool isInt(const Part &p) { return p.value.kind == Kind::Int; }
bool isSequence(const Part &p) { return p.value.kind == Kind::Sequence; }

Part ofNumber(Term number, Term isDefined = kYes) {
  Part out;
  out.value = Value::ofInt(static_cast<std::int64_t>(number.value));
  out.number = number;
  out.isDefined = isDefined;
  return out;
}
Part ofCondition(Term condition, Term isDefined = kYes) { return ofNumber(extended(condition, 64, false), isDefined); }
Part undefined() {
  Part out;
  out.isDefined = kNo;
  return out;
}
Part ofElements(std::vector<Part> elements, Term isDefined = kYes) {
  Part out;
  out.value = Value::ofSequence(nullptr, elements.size());
  out.elements = std::move(elements);
  out.isDefined = isDefined;
  return out;
}

Term both(Term a, Term b) { return apply(Op::And, a, b); }
Term either(Term a, Term b) { return apply(Op::Or, a, b); }
Term truth(const Part &p) { return apply(Op::Ne, p.number, plain(0, 64)); }

// The shadow of a sample is where the hook has put its values.
MaybePart load(const Value &value) {
  auto address = [](const void *p) { return reinterpret_cast<std::uint64_t>(p); };
  Part out;
  out.value = value;
  pin(readMemory(address(&value.kind), 1));  // signed or beyond: as in this run
  switch (value.kind) {
  case Kind::Undefined: return undefined();
  case Kind::Int: out.number = readMemory(address(&value.i), 8); return out;
  case Kind::Big: return readMemory(address(&value.u), 8).isPlain() ? MaybePart(out) : std::nullopt;
  case Kind::Sequence:
    if (value.length > value.held())
      return std::nullopt;
    for (std::uint32_t i = 0; i < value.length; ++i) {
      MaybePart element = load(value.elements[i]);
      if (!element)
        return std::nullopt;
      out.elements.push_back(std::move(*element));
    }
    return out;
  default: return out;
  }
}

Value plainValue(const Part &p, rt::Arena &arena) {
  if (p.isDefined.value == 0)
    return {};
  if (isInt(p))
    return Value::ofInt(static_cast<std::int64_t>(p.number.value));
  if (!isSequence(p))
    return p.value;
  Value *elements = arena.values(p.elements.size());
  for (std::size_t i = 0; i < p.elements.size(); ++i)
    elements[i] = plainValue(p.elements[i], arena);
  return Value::ofSequence(elements, p.elements.size());
}

Part fromPlain(const Value &value) {
  Part out;
  out.value = value;
  if (!value.defined())
    return undefined();
  if (value.kind == Kind::Int)
    out.number = plain(static_cast<std::uint64_t>(value.i), 64);
  for (std::uint32_t i = 0; value.kind == Kind::Sequence && i < value.held(); ++i)
    out.elements.push_back(fromPlain(value.elements[i]));
  return out;
}

// ---- Operators

MaybePart arithmetic(POp op, const Part &a, const Part &b) {
  if (!isInt(a) || !isInt(b))
    return std::nullopt;
  Term x = a.number, y = b.number, isDefined = both(a.isDefined, b.isDefined);
  switch (op) {
  case POp::Add: return ofNumber(apply(Op::Add, x, y), both(isDefined, negated(apply(Op::AddOverflows, x, y))));
  case POp::Sub: return ofNumber(apply(Op::Sub, x, y), both(isDefined, negated(apply(Op::SubOverflows, x, y))));
  case POp::Mul: return ofNumber(apply(Op::Mul, x, y), both(isDefined, negated(apply(Op::MulOverflows, x, y))));
  default: return ofNumber(apply(Op::SRem, x, y), both(isDefined, apply(Op::Ne, y, plain(0, 64))));
  }
}

MaybePart compute(POp op, const Part &a, const Part &b) {
  if (isSequence(a) || isSequence(b)) {
    if (isSequence(a) == isSequence(b))
      return undefined();
    std::vector<Part> out;
    Term isDefined = both(a.isDefined, b.isDefined);
    for (const Part &element : isSequence(a) ? a.elements : b.elements) {
      MaybePart made = isSequence(a) ? compute(op, element, b) : compute(op, a, element);
      if (!made)
        return std::nullopt;
      isDefined = both(isDefined, made->isDefined);
      out.push_back(std::move(*made));
    }
    return ofElements(std::move(out), isDefined);
  }
  return arithmetic(op, a, b);
}

// Two scalars; one bit.
std::optional<Term> related(POp op, const Part &a, const Part &b) {
  if (isInt(a) && isInt(b)) {
    switch (op) {
    case POp::Eq: return apply(Op::Eq, a.number, b.number);
    case POp::Ne: return apply(Op::Ne, a.number, b.number);
    case POp::Lt: return apply(Op::SLt, a.number, b.number);
    case POp::Le: return apply(Op::SLe, a.number, b.number);
    case POp::Gt: return apply(Op::SGt, a.number, b.number);
    default: return apply(Op::SGe, a.number, b.number);
    }
  }
  if (!isPlainPart(a) || !isPlainPart(b))
    return std::nullopt;
  rt::Arena arena;
  Instr code[3];
  code[0].constant = plainValue(a, arena);
  code[1].constant = plainValue(b, arena);
  code[2].op = op;
  return plain(rt::holds(code, 3, nullptr, nullptr, arena) == rt::Truth::True, 1);
}

// What cannot be read says nothing.
std::optional<Term> relatedIfDefined(POp op, const Part &a, const Part &b) {
  std::optional<Term> holds = related(op, a, b);
  if (!holds)
    return std::nullopt;
  return either(negated(both(a.isDefined, b.isDefined)), *holds);
}

MaybePart compareAll(POp op, const Part &a, const Part &b) {
  Term all = kYes, isDefined = both(a.isDefined, b.isDefined);
  bool isWhole = isSequence(b) && (op == POp::Eq || op == POp::Ne);
  if (isSequence(b) && a.elements.size() != b.elements.size())
    return isWhole ? ofCondition(plain(op == POp::Ne, 1), isDefined) : undefined();
  for (std::size_t i = 0; i < a.elements.size(); ++i) {
    const Part &other = isSequence(b) ? b.elements[i] : b;
    std::optional<Term> holds =
        isWhole ? related(POp::Eq, a.elements[i], other) : relatedIfDefined(op, a.elements[i], other);
    if (!holds)
      return std::nullopt;
    all = both(all, *holds);
  }
  return ofCondition(isWhole && op == POp::Ne ? negated(all) : all, isDefined);
}

MaybePart compare(POp op, const Part &a, const Part &b) {
  if (isSequence(a))
    return compareAll(op, a, b);
  if (isSequence(b))
    return std::nullopt;
  std::optional<Term> holds = related(op, a, b);
  return holds ? MaybePart(ofCondition(*holds, both(a.isDefined, b.isDefined))) : std::nullopt;
}

std::optional<Term> isAmong(const Part &item, const std::vector<Part> &elements) {
  Term any = kNo;
  for (const Part &element : elements) {
    std::optional<Term> isSame = related(POp::Eq, element, item);
    if (!isSame)
      return std::nullopt;
    any = either(any, both(element.isDefined, *isSame));
  }
  return any;
}

MaybePart membership(POp op, const Part &item, const Part &sequence) {
  std::optional<Term> any = isSequence(sequence) ? isAmong(item, sequence.elements) : std::nullopt;
  if (!any)
    return std::nullopt;
  return ofCondition(op == POp::In ? *any : negated(*any), both(item.isDefined, sequence.isDefined));
}

MaybePart index(const Part &sequence, const Part &at) {
  if (!isSequence(sequence) || !isInt(at))
    return undefined();
  MaybePart out;
  Term isDefined = kNo;
  for (std::size_t i = 0; i < sequence.elements.size(); ++i) {
    const Part &element = sequence.elements[i];
    Term isHere = apply(Op::Eq, at.number, plain(i, 64));
    if (isHere.isPlain() && !isHere.value)
      continue;
    if (isHere.isPlain())
      return element;
    if (!isInt(element))
      return std::nullopt;
    isDefined = either(isDefined, both(isHere, element.isDefined));
    out = ofNumber(out ? chosen(isHere, element.number, out->number) : element.number);
  }
  if (!out)
    return undefined();
  out->isDefined = both(both(sequence.isDefined, at.isDefined), isDefined);
  return out;
}

MaybePart connect(POp op, const Part &a, const Part *b) {
  Term x = truth(a), dx = a.isDefined;
  if (op == POp::Not)
    return ofCondition(negated(x), dx);
  Term y = truth(*b), dy = b->isDefined, isTrue, isFalse;
  switch (op) {
  case POp::And:
    isFalse = either(both(dx, negated(x)), both(dy, negated(y)));
    isTrue = both(both(dx, x), both(dy, y));
    break;
  case POp::Or:
    isTrue = either(both(dx, x), both(dy, y));
    isFalse = both(both(dx, negated(x)), both(dy, negated(y)));
    break;
  default: isTrue = either(both(dx, negated(x)), both(dy, y)); isFalse = both(both(dx, x), both(dy, negated(y)));
  }
  return ofCondition(isTrue, either(isTrue, isFalse));
}

MaybePart aggregate(POp op, const Part &sequence) {
  if (!isSequence(sequence) || (op != POp::Sum && sequence.elements.empty()))
    return undefined();
  Part total = op == POp::Sum ? ofNumber(plain(0, 64)) : sequence.elements[0];
  for (const Part &element : sequence.elements) {
    if (!isInt(element) || !isInt(total))
      return std::nullopt;
    if (op == POp::Sum)
      total = *arithmetic(POp::Add, total, element);
    else
      total = ofNumber(apply(op == POp::Min ? Op::SMin : Op::SMax, total.number, element.number),
                       both(total.isDefined, element.isDefined));
  }
  total.isDefined = both(total.isDefined, sequence.isDefined);
  return total;
}

MaybePart rearrange(POp op, const Part *operands) {
  const Part &a = operands[0];
  if (!isSequence(a))
    return undefined();
  std::vector<Part> out = a.elements;
  Term isDefined = a.isDefined;
  switch (op) {
  case POp::Reverse: out.assign(a.elements.rbegin(), a.elements.rend()); break;
  case POp::WithoutFirst:
  case POp::WithoutLast:
    if (out.empty())
      return undefined();
    out.erase(op == POp::WithoutFirst ? out.begin() : out.end() - 1);
    break;
  case POp::Append:
  case POp::Prepend:
    out.insert(op == POp::Append ? out.end() : out.begin(), operands[1]);
    isDefined = both(isDefined, operands[1].isDefined);
    break;
  case POp::Insert:
  case POp::Erase: {
    if (!isInt(operands[1]) || !operands[1].number.isPlain())
      return std::nullopt;
    std::uint64_t at = operands[1].number.value;
    if (at > out.size() - (op == POp::Erase ? 1 : 0) || (op == POp::Erase && out.empty()))
      return undefined();
    if (op == POp::Insert)
      out.insert(out.begin() + static_cast<long>(at), operands[2]);
    else
      out.erase(out.begin() + static_cast<long>(at));
    isDefined = both(isDefined, both(operands[1].isDefined, op == POp::Insert ? operands[2].isDefined : kYes));
    break;
  }
  default: return std::nullopt;
  }
  return ofElements(std::move(out), isDefined);
}

MaybePart pattern(POp op, const Part &a) {
  if (!isSequence(a))
    return undefined();
  Term all = kYes, isDefined = a.isDefined;
  for (std::size_t i = 1; i < a.elements.size(); ++i)
    for (std::size_t k = op == POp::Distinct ? 0 : i - 1; k < i; ++k) {
      const Part &x = a.elements[k], &y = a.elements[i];
      std::optional<Term> holds = related(op == POp::Distinct    ? POp::Ne
                                          : op == POp::Ascending ? POp::Le
                                                                 : POp::Ge,
                                          x, y);
      if (!holds)
        return std::nullopt;
      all = both(all, *holds);
      isDefined = both(isDefined, both(x.isDefined, y.isDefined));
    }
  return ofCondition(all, isDefined);
}

// So often is the item there; 64 bits.
std::optional<Term> occurrences(const Part &item, const std::vector<Part> &elements) {
  Term count = plain(0, 64);
  for (const Part &element : elements) {
    std::optional<Term> isSame = related(POp::Eq, element, item);
    if (!isSame)
      return std::nullopt;
    count = apply(Op::Add, count, extended(*isSame, 64, false));
  }
  return count;
}

MaybePart contents(POp op, const Part &a, const Part &b) {
  if (!isSequence(a) || !isSequence(b) || op == POp::Subsequence)
    return std::nullopt;
  if (op == POp::Permutation && a.elements.size() != b.elements.size())
    return ofCondition(kNo, both(a.isDefined, b.isDefined));
  Term all = kYes, isDefined = both(a.isDefined, b.isDefined);
  for (const Part &element : a.elements) {
    std::optional<Term> there = occurrences(element, b.elements), here = occurrences(element, a.elements);
    if (!there || !here)
      return std::nullopt;
    Term holds = op == POp::Subset ? apply(Op::Ne, *there, plain(0, 64)) : apply(Op::Eq, *there, *here);
    all = both(all, holds);
    isDefined = both(isDefined, element.isDefined);
  }
  return ofCondition(all, isDefined);
}

MaybePart powerOfTwo(const Part &a) {
  if (!isInt(a))
    return std::nullopt;
  Term below = apply(Op::Sub, a.number, plain(1, 64));
  Term isOneBit = apply(Op::Eq, apply(Op::And, a.number, below), plain(0, 64));
  return ofCondition(both(apply(Op::SGt, a.number, plain(0, 64)), isOneBit), a.isDefined);
}

MaybePart slice(const Part &sequence, const Part &from, const Part &to) {
  if (!isSequence(sequence) || !isInt(from) || !isInt(to) || !from.number.isPlain() || !to.number.isPlain())
    return std::nullopt;
  auto first = static_cast<std::int64_t>(from.number.value), last = static_cast<std::int64_t>(to.number.value);
  if (first < 0 || last < first - 1 || last >= static_cast<std::int64_t>(sequence.elements.size()))
    return undefined();
  return ofElements({sequence.elements.begin() + first, sequence.elements.begin() + last + 1},
                    both(sequence.isDefined, both(from.isDefined, to.isDefined)));
}

MaybePart applyPlain(POp op, const Part *operands, std::size_t count) {
  static auto *arena = new rt::Arena;  // texts and sequences of the result stay until the next one
  arena->reset();
  Instr code[4];
  for (std::size_t i = 0; i < count; ++i)
    code[i].constant = plainValue(operands[i], *arena);
  code[count].op = op;
  return fromPlain(rt::evaluate(code, count + 1, nullptr, nullptr, *arena));
}

MaybePart applySymbolic(POp op, const Part *operands) {
  const Part &a = operands[0];
  switch (rt::classOf(op)) {
  case OpClass::Size: return isSequence(a) ? ofNumber(plain(a.elements.size(), 64), a.isDefined) : MaybePart();
  case OpClass::Part: return op == POp::Index ? index(a, operands[1]) : slice(a, operands[1], operands[2]);
  case OpClass::Arithmetic: return op == POp::Gcd ? MaybePart() : compute(op, a, operands[1]);
  case OpClass::Aggregate: return aggregate(op, a);
  case OpClass::Rearrangement: return rearrange(op, operands);
  case OpClass::Relation: return compare(op, a, operands[1]);
  case OpClass::Membership: return membership(op, a, operands[1]);
  case OpClass::Connective: return connect(op, a, op == POp::Not ? nullptr : &operands[1]);
  case OpClass::NumberKind: return op == POp::PowerOfTwo ? powerOfTwo(a) : MaybePart();
  case OpClass::Pattern: return pattern(op, a);
  case OpClass::Contents: return contents(op, a, operands[1]);
  default: return std::nullopt;
  }
}

constexpr int kPropertyOperands[] = {
#define ECLAT_OP(name, id, operands, kin) operands,
#include "../ops.def"
#undef ECLAT_OP
};

bool isUndefined(const Part &p) { return p.isDefined.isPlain() && !p.isDefined.value; }

// Takes the operands from the stack and puts the result there; false if it cannot be translated.
bool applyOne(const Instr &instr, std::vector<Part> &stack) {
  bool isList = instr.op == POp::List;
  auto count = static_cast<std::size_t>(isList ? instr.index : kPropertyOperands[static_cast<int>(instr.op)]);
  std::vector<Part> operands(stack.end() - static_cast<long>(count), stack.end());
  stack.resize(stack.size() - count);
  if (isList) {
    stack.push_back(ofElements(std::move(operands)));
    return true;
  }
  bool arePlain = true, isAnyUndefined = false;
  for (const Part &operand : operands) {
    arePlain = arePlain && isPlainPart(operand);
    isAnyUndefined = isAnyUndefined || isUndefined(operand);
  }
  MaybePart result = arePlain ? applyPlain(instr.op, operands.data(), count)
                     : isAnyUndefined && rt::classOf(instr.op) != OpClass::Connective
                         ? MaybePart(undefined())
                         : applySymbolic(instr.op, operands.data());
  if (!result)
    return false;
  stack.push_back(std::move(*result));
  return true;
}

}  // namespace

Statement violationOf(const Instr *code, std::size_t count, const Value *sample, const Value *entry) {
  std::vector<Part> stack;
  for (std::size_t i = 0; i < count; ++i) {
    const Instr &instr = code[i];
    bool isVariable = instr.op == POp::Var || instr.op == POp::OrigVar;
    const Value *from = instr.op == POp::Var ? sample : entry;
    MaybePart part;
    if (isVariable)
      part = from ? load(from[instr.index]) : undefined();
    else if (instr.op == POp::Const)
      part = fromPlain(instr.constant);
    else if (!applyOne(instr, stack))
      return {false, kNo};
    if (isVariable || instr.op == POp::Const) {
      if (!part)
        return {false, kNo};
      stack.push_back(std::move(*part));
    }
  }
  const Part &result = stack.back();
  if (!isInt(result))
    return {true, kNo};
  return {true, both(result.isDefined, negated(truth(result)))};
}

}  // namespace eclat::sym
