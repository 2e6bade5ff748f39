#include "emit/cpp/statement_code.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace eclat {

namespace {

const char *signOf(Op op) {
  switch (op) {
  case Op::Eq: return "==";
  case Op::Ne: return "!=";
  case Op::Lt: return "<";
  case Op::Le: return "<=";
  case Op::Gt: return ">";
  default: return ">=";
  }
}

bool isNumber(Shape shape) {
  return shape == Shape::Bool || shape == Shape::Int || shape == Shape::Big || shape == Shape::Enum ||
         shape == Shape::Float;
}

std::string direct(Op op, const std::string &a, const std::string &b) { return a + " " + signOf(op) + " " + b; }

// Values that do not compare are different, and neither is less.
std::string incomparable(Op op) { return op == Op::Ne ? "true" : "false"; }

// Through functions, for pairs of types that the signs would compare wrongly.
std::string called(Op op, const std::string &a, const std::string &b) {
  switch (op) {
  case Op::Eq: return fmt::format("equal({}, {})", a, b);
  case Op::Ne: return fmt::format("!equal({}, {})", a, b);
  case Op::Lt: return fmt::format("less({}, {})", a, b);
  case Op::Gt: return fmt::format("less({}, {})", b, a);
  case Op::Le: return fmt::format("lessOrEqual({}, {})", a, b);
  default: return fmt::format("lessOrEqual({}, {})", b, a);
  }
}

// Truth values and enumerators as numbers, where they meet numbers.
std::string asNumber(const Term &t) {
  if (t.isConstant && t.value.shape == Shape::Bool)
    return t.number ? "1" : "0";
  bool needsCast = t.value.shape == Shape::Bool || t.value.shape == Shape::Enum;
  return needsCast ? "static_cast<long long>(" + t.text + ")" : t.text;
}

// A constant needs the type of its shape where a function template compares it.
std::string asArgument(const Term &t) {
  if (!t.isConstant || t.text.ends_with(")") || t.text.ends_with("L"))
    return asNumber(t);
  return t.value.shape == Shape::Int || t.value.shape == Shape::Bool ? asNumber(t) + "LL" : t.text;
}

std::string truthComparison(Op op, const Term &a, const Term &b) {
  if (b.isConstant && (op == Op::Eq || op == Op::Ne)) {
    bool wanted = (b.number != 0) == (op == Op::Eq);
    return wanted ? a.text : "!" + (a.text.starts_with("*") ? "(" + a.text + ")" : a.text);
  }
  return op == Op::Eq || op == Op::Ne ? direct(op, a.text, b.text) : direct(op, asNumber(a), asNumber(b));
}

std::string numberComparison(Op op, const Term &a, const Term &b, Prelude &prelude) {
  Shape x = a.value.shape, y = b.value.shape;
  if (x == Shape::Bool && y == Shape::Bool && !a.isConstant)
    return truthComparison(op, a, b);
  if (x == Shape::Enum && y == Shape::Enum && a.value.enumName == b.value.enumName && !a.value.enumName.empty())
    return direct(op, a.text, b.text);
  if (x == Shape::Float || y == Shape::Float) {
    auto real = [](const Term &t) {
      return t.value.shape == Shape::Float || t.isConstant ? asNumber(t) : "static_cast<double>(" + t.text + ")";
    };
    return direct(op, real(a), real(b));
  }
  bool isMixed = (x == Shape::Big) != (y == Shape::Big);
  // Against a positive constant the signs do it: only 0 as a lower bound draws a warning.
  bool isSafe = b.isConstant && b.number >= 0 && (b.number > 0 || op == Op::Eq || op == Op::Ne || op == Op::Gt);
  if (!isMixed || isSafe)
    return direct(op, asNumber(a), asNumber(b));
  prelude.need(Piece::Compare);
  return called(op, asArgument(a), asArgument(b));
}

Term elementOf(const Term &sequence, const char *name) {
  Term element;
  element.value = sequence.value;
  element.value.shape = sequence.value.element;
  element.text = name;
  return element;
}

// A parameter of a lambda; without its name where the body does not look at it.
std::string parameter(const std::string &name, const std::string &body) {
  return "const auto &" + (body == "true" || body == "false" ? "" : name);
}

std::string everyElement(Op op, const Term &sequence, const Term &scalar, Prelude &prelude) {
  prelude.need(Piece::Every);
  std::string body = comparisonCode(op, elementOf(sequence, "element"), scalar, prelude);
  const char *capture = scalar.isConstant ? "" : "&";
  return fmt::format("every({}, [{}]({}) {{ return {}; }})", sequence.text, capture, parameter("element", body), body);
}

std::string everyPair(Op op, const Term &a, const Term &b, Prelude &prelude) {
  prelude.need(Piece::EveryPair);
  std::string body = comparisonCode(op, elementOf(a, "x"), elementOf(b, "y"), prelude);
  return fmt::format("everyPair({}, {}, []({}, {}) {{ return {}; }})", a.text, b.text, parameter("x", body),
                     parameter("y", body), body);
}

std::string wholeSequences(Op op, const Term &a, const Term &b, Prelude &prelude) {
  // One that is held whole differs in size from one that is not.
  bool areLong = a.isLong && b.isLong;
  if (a.value.element == b.value.element && !areLong)
    return direct(op, a.text, b.text);
  prelude.need(Piece::CompareElements);
  std::string equal = fmt::format("equalElements({}, {})", a.text, b.text);
  return op == Op::Eq ? equal : areLong ? fmt::format("!{} || !isWhole({})", equal, a.text) : "!" + equal;
}

}  // namespace

std::string comparisonCode(Op op, const Term &a, const Term &b, Prelude &prelude) {
  Shape x = a.value.shape, y = b.value.shape;
  if (x == Shape::Sequence && y == Shape::Sequence)
    return op == Op::Eq || op == Op::Ne ? wholeSequences(op, a, b, prelude) : everyPair(op, a, b, prelude);
  if (x == Shape::Sequence)
    return everyElement(op, a, b, prelude);
  if (isNumber(x) && isNumber(y))
    return numberComparison(op, a, b, prelude);
  if (x != y)
    return incomparable(op);
  if (x != Shape::Pointer)
    return a.isConstant && b.isConstant ? incomparable(op) : direct(op, a.text, b.text);
  // Pointers are compared for equality only.
  if (op == Op::Lt || op == Op::Gt)
    return "false";
  return direct(op == Op::Ne ? Op::Ne : Op::Eq, a.text, b.text);
}

}  // namespace eclat
