#include "emit/cpp/statement_code.h"

#include "kinds/literal_code.h"

#include <algorithm>
#include <bit>
#include <fmt/format.h>

namespace eclat {

void Translation::refuse(std::string reason) {
  if (refusal_.empty())
    refusal_ = std::move(reason);
}

Term Translation::variable(const Expr &e, bool sized) {
  VariableRef name = sized && exists_(e.variable.elements()) ? e.variable.elements() : e.variable;
  auto found = lookup_(name, e.op == Op::OrigVar);
  if (!found) {
    refuse(found.error());
    return {};
  }
  std::pair<std::string, std::string> shown(e.op == Op::OrigVar ? "orig(" + print(name) + ")" : print(name),
                                            found->printable);
  if (std::ranges::find(values_, shown) == values_.end())
    values_.push_back(shown);
  found->isLong = found->value.shape == Shape::Sequence;
  return *found;
}

Term Translation::constant(const Expr &e) {
  Term t;
  t.isConstant = true;
  t.number = e.integer;
  switch (e.constant) {
  case ConstKind::Int:
    t.text = integerCode(e.integer);
    t.value.bits = 64 - std::countl_zero(static_cast<std::uint64_t>(e.integer < 0 ? ~e.integer : e.integer));
    break;
  case ConstKind::Big:
    t.value.shape = Shape::Big;
    t.text = fmt::format("{}ULL", static_cast<std::uint64_t>(e.integer));
    break;
  case ConstKind::Float:
    t.value.shape = Shape::Float;
    t.text = floatCode(e.real);
    prelude_.needHeader("limits");
    break;
  case ConstKind::Text:
    t.value.shape = Shape::Text;
    t.text = textCode(e.text);
    prelude_.needHeader("string");
    break;
  case ConstKind::Bool:
    t.value.shape = Shape::Bool;
    t.text = e.integer ? "true" : "false";
    break;
  case ConstKind::Null:
    t.value.shape = Shape::Pointer;
    t.text = "nullptr";
    break;
  case ConstKind::Enum: {
    for (const EnumInfo &info : component_.enums)
      for (const Enumerator &enumerator : info.enumerators)
        if (enumerator.name == e.text) {
          bool nameable = isNameable(info, component_);
          t.value.shape = nameable ? Shape::Enum : Shape::Int;
          t.value.enumName = info.name;
          t.text = nameable ? e.text : integerCode(enumerator.value);
          t.number = enumerator.value;
          return t;
        }
    refuse("there is no enumerator '" + e.text + "'");
  }
  }
  return t;
}

Term Translation::list(const Expr &e) {
  Term t;
  t.value.shape = Shape::Sequence;
  std::vector<std::string> texts;
  for (const Expr &kid : e.kids) {
    Term item = term(kid);
    if (item.value.shape == Shape::Sequence)
      refuse("its list has sequences in it");
    Shape shape = item.value.shape == Shape::Bool || item.value.shape == Shape::Enum ? Shape::Int : item.value.shape;
    if (!texts.empty() && shape != t.value.element)
      refuse("its list has values of different kinds");
    t.value.element = shape;
    t.value.bits = std::max(t.value.bits, item.value.bits);
    bool isNumber = shape == Shape::Int && (!item.isConstant || item.value.shape == Shape::Enum);
    texts.push_back(isNumber ? "static_cast<long long>(" + item.text + ")" : item.text);
    addGuards(t.guards, item.guards);
  }
  prelude_.needHeader("vector");
  // In parentheses, or a macro would split it at its commas.
  t.text = fmt::format("({}{{{}}})", t.value.cppType(), fmt::join(texts, ", "));
  return t;
}

Term Translation::remainder(Term a, Term b) {
  Term t;
  bool isReal = a.value.shape == Shape::Float || b.value.shape == Shape::Float;
  addGuards(t.guards, a.guards);
  addGuards(t.guards, b.guards);
  if (!b.isConstant || b.number == 0)
    t.guards.push_back(b.operand() + " != 0");
  if (isReal) {
    prelude_.needHeader("cmath");
    t.value.shape = Shape::Float;
    t.text = fmt::format("std::fmod(static_cast<double>({}), static_cast<double>({}))", a.text, b.text);
  } else if (b.isConstant && b.number > 0) {
    t.text = a.operand() + " % " + b.text;
    t.isCompound = true;
  } else {
    prelude_.need(Piece::Modulo);
    t.text = "modulo(" + a.text + ", " + b.text + ")";
  }
  return t;
}

Term Translation::commonDivisor(const Term &a, const Term &b) {
  if (a.value.shape == Shape::Float || b.value.shape == Shape::Float)
    refuse("only integers have a common divisor");
  prelude_.need(Piece::Gcd);
  Term t;
  addGuards(t.guards, a.guards);
  addGuards(t.guards, b.guards);
  t.guards.push_back(fmt::format("hasGcd({}, {})", a.text, b.text));
  t.text = fmt::format("gcdOf({}, {})", a.text, b.text);
  t.value.bits = 64;
  return t;
}

Term Translation::number(Term t) {
  switch (t.value.shape) {
  case Shape::Bool:
  case Shape::Enum:
    t.text = "static_cast<long long>(" + t.text + ")";
    t.value.shape = Shape::Int;
    t.value.bits = 32;
    break;
  case Shape::Big:
    // The property language computes with signed numbers; a larger one has no result.
    prelude_.need(Piece::Fits);
    t.guards.push_back("fits(" + t.text + ")");
    t.text = "static_cast<long long>(" + t.text + ")";
    t.value = ValueShape{};
    break;
  case Shape::Int:
  case Shape::Float: break;
  default: refuse("it computes with something that is no number");
  }
  return t;
}

// Computes with the sequence's elements; where one has no result, the whole has none.
Term Translation::elementwise(Op op, const Term &a, const Term &b) {
  bool isFirst = a.value.shape == Shape::Sequence;
  const Term &sequence = isFirst ? a : b, &scalar = isFirst ? b : a;
  if (scalar.value.shape == Shape::Sequence)
    refuse("it computes with two sequences");
  Term element;
  element.text = "element";
  element.value = sequence.value;
  element.value.shape = sequence.value.element;
  Term other = number(scalar), alone = other;
  alone.guards.clear();
  Term each = isFirst ? arithmetic(op, number(element), alone) : arithmetic(op, alone, number(element));
  const char *capture = scalar.isConstant ? "" : "&";
  Term t;
  addGuards(t.guards, sequence.guards);
  addGuards(t.guards, other.guards);
  requireWhole(t, sequence);
  for (const std::string &guard : each.guards) {
    prelude_.need(Piece::Every);
    // A parameter has no name where the body does not look at it.
    const char *name = guard.find("element") == std::string::npos ? "" : "element";
    t.guards.push_back(
        fmt::format("every({}, [{}](const auto &{}) {{ return {}; }})", sequence.text, capture, name, guard));
  }
  bool isReal = each.value.shape == Shape::Float;
  prelude_.need(Piece::Computed);
  t.value = each.value;
  t.value.shape = Shape::Sequence;
  t.value.element = isReal ? Shape::Float : Shape::Int;
  t.text = fmt::format("computed<{}>({}, [{}](const auto &element) {{ return {}; }})", isReal ? "double" : "long long",
                       sequence.text, capture, each.text);
  return t;
}

Term Translation::arithmetic(const Expr &e) {
  Term a = term(e.kids[0]), b = term(e.kids[1]);
  bool hasSequence = a.value.shape == Shape::Sequence || b.value.shape == Shape::Sequence;
  return hasSequence ? elementwise(e.op, a, b) : arithmetic(e.op, number(a), number(b));
}

Term Translation::arithmetic(Op op, const Term &a, const Term &b) {
  if (op == Op::Mod)
    return remainder(a, b);
  if (op == Op::Gcd)
    return commonDivisor(a, b);
  Term t;
  addGuards(t.guards, a.guards);
  addGuards(t.guards, b.guards);
  const char *sign = op == Op::Add ? " + " : op == Op::Sub ? " - " : " * ";
  t.text = a.operand() + sign + b.operand();
  t.isCompound = true;
  if (a.value.shape == Shape::Float || b.value.shape == Shape::Float) {
    t.value.shape = Shape::Float;
    return t;
  }
  int widest = std::max(a.value.bits, b.value.bits);
  t.value.bits = op == Op::Mul ? a.value.bits + b.value.bits : widest + 1;
  if (t.value.bits > 63) {
    prelude_.need(Piece::Overflow);
    const char *can = op == Op::Add ? "canAdd" : op == Op::Sub ? "canSubtract" : "canMultiply";
    t.guards.push_back(fmt::format("{}({}, {})", can, a.text, b.text));
    t.value.bits = 64;
  }
  return t;
}

Term Translation::indexed(const Expr &e) {
  Term of = sequence(e.kids[0]), first = term(e.kids[1]);
  Term t;
  t.value = of.value;
  addGuards(t.guards, of.guards);
  addGuards(t.guards, first.guards);
  std::string at = of.text + ", " + position(first);
  if (e.op == Op::Slice) {
    Term last = term(e.kids[2]);
    addGuards(t.guards, last.guards);
    at += ", " + position(last);
    prelude_.need(Piece::Slice);
    t.guards.push_back("hasSlice(" + at + ")");
    t.text = "slice(" + at + ")";
    return t;
  }
  prelude_.need(Piece::At);
  t.value.shape = of.value.element;
  t.guards.push_back("has(" + at + ")");
  t.text = "at(" + at + ")";
  return t;
}

Term Translation::size(const Expr &e) {
  Term of = isVariable(e.kids[0]) ? variable(e.kids[0], true) : term(e.kids[0]);
  if (of.value.shape != Shape::Sequence && of.value.shape != Shape::Text)
    refuse("it asks for the size of something that has none");
  prelude_.need(Piece::SizeOf);
  Term t;
  t.value.bits = 48;  // more elements than an address space holds
  t.guards = of.guards;
  t.text = "sizeOf(" + (of.isConstant ? "std::string(" + of.text + ")" : of.text) + ")";
  return t;
}

// A statement inside another one is 1 or 0 there, if it has a value at all.
Term Translation::truthValue(const Expr &e) {
  Term t;
  t.value.shape = Shape::Bool;
  t.text = "(" + isTrue(e) + ")";
  t.guards.push_back("(" + t.text + " || !(" + isNotFalse(e) + "))");
  return t;
}

Term Translation::primary(const Expr &e) {
  return e.op == Op::Const ? constant(e) : e.op == Op::List ? list(e) : variable(e, false);
}

Term Translation::term(const Expr &e) {
  using rt::OpClass;
  switch (rt::classOf(e.op)) {
  case OpClass::Primary: return primary(e);
  case OpClass::Size: return size(e);
  case OpClass::Part: return indexed(e);
  case OpClass::Arithmetic: return arithmetic(e);
  case OpClass::Aggregate: return aggregate(e);
  case OpClass::Rearrangement: return rearranged(e);
  case OpClass::NumberKind: return kindOfNumber(e);
  case OpClass::Pattern:
  case OpClass::Contents:
  case OpClass::LexicalOrder:
  case OpClass::Piece: return phrase(e);
  case OpClass::Relation:
  case OpClass::Membership:
  case OpClass::Connective: return truthValue(e);
  }
  return {};
}

}  // namespace eclat
