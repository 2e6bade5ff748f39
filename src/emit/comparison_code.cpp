#include "emit/statement_code.h"

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

// Through functions named `equal…` and `less…`, for pairs of types that the signs would compare wrongly.
std::string called(Op op, const std::string &a, const std::string &b, const char *suffix) {
  auto call = [&](const char *name, const std::string &x, const std::string &y) {
    return fmt::format("{}{}({}, {})", name, suffix, x, y);
  };
  std::string orEqual = std::string(suffix).empty() ? "lessOrEqual(" : "!lessElements(";
  switch (op) {
  case Op::Eq: return call("equal", a, b);
  case Op::Ne: return "!" + call("equal", a, b);
  case Op::Lt: return call("less", a, b);
  case Op::Gt: return call("less", b, a);
  case Op::Le: return orEqual + (*suffix ? b + ", " + a : a + ", " + b) + ")";
  default: return orEqual + (*suffix ? a + ", " + b : b + ", " + a) + ")";
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
  return called(op, asArgument(a), asArgument(b), "");
}

std::string everyElement(Op op, const Term &sequence, const Term &scalar, Prelude &prelude) {
  prelude.need(Piece::Every);
  Term element;
  element.value = sequence.value;
  element.value.shape = sequence.value.element;
  element.text = "element";
  std::string body = comparisonCode(op, element, scalar, prelude);
  const char *capture = scalar.isConstant ? "" : "&";
  return fmt::format("every({}, [{}](const auto &element) {{ return {}; }})", sequence.text, capture, body);
}

}  // namespace

std::string comparisonCode(Op op, const Term &a, const Term &b, Prelude &prelude) {
  Shape x = a.value.shape, y = b.value.shape;
  if (x == Shape::Sequence && y == Shape::Sequence) {
    if (a.value.element == b.value.element)
      return direct(op, a.text, b.text);
    if (!isNumber(a.value.element) || !isNumber(b.value.element))
      return incomparable(op);
    prelude.need(Piece::CompareElements);
    return called(op, a.text, b.text, "Elements");
  }
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
