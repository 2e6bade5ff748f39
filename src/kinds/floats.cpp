// Floating-point numbers. The solver leaves them as they are. In the runtime: Decode (call.h), ShapeKind::Scalar
// (shape.h).
#include "kinds/literal_code.h"
#include "kinds/reading.h"
#include "kinds/registry.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace eclat {

namespace {

template <class Real> std::string realCode(Real value, const std::string &spelling) {
  using Limits = std::numeric_limits<Real>;
  if (std::isnan(value))
    return limitCode(spelling, "quiet_NaN");
  if (std::isinf(value))
    return (value < 0 ? "-" : "") + limitCode(spelling, "infinity");
  if (value == Limits::max())
    return limitCode(spelling, "max");
  if (value == Limits::lowest())
    return limitCode(spelling, "lowest");
  if (value == Limits::min())
    return limitCode(spelling, "min");
  if (value == Limits::denorm_min())
    return limitCode(spelling, "denorm_min");
  if (value == Limits::epsilon())
    return limitCode(spelling, "epsilon");
  std::string text = fmt::format("{}", value);
  return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

Literal floatLiteral(double value) { return {.kind = LiteralKind::Float, .real = value}; }

class FloatKind : public Kind {
public:
  FloatKind() : Kind({.hasLiterals = true, .isPlain = true}) {}

  Literal make(const Type &type, const Making &making) const override {
    Random &random = making.random;
    static const std::vector<double> special = {std::numeric_limits<double>::quiet_NaN(),
                                                std::numeric_limits<double>::infinity(),
                                                -std::numeric_limits<double>::infinity(), DBL_MAX, DBL_MIN};
    double value = random.chance(10)   ? random.pick(special)
                   : random.chance(25) ? (static_cast<double>(random.below(2001)) - 1000) / 8
                                       : random.pick(making.constants.floats);
    // A conversion that does not fit would be undefined behaviour of our own making.
    if (type.bits == 32 && std::isfinite(value))
      value = std::clamp(value, -static_cast<double>(FLT_MAX), static_cast<double>(FLT_MAX));
    return floatLiteral(value);
  }

  std::vector<Literal> beside(const Expr &constant, const Type &) const override {
    std::vector<Literal> out;
    if (constant.constant != ConstKind::Int && constant.constant != ConstKind::Float)
      return out;
    double value = constant.constant == ConstKind::Int ? static_cast<double>(constant.integer) : constant.real;
    for (double step : {0.0, -1.0, 1.0, -0.5, 0.5})
      out.push_back(floatLiteral(value + step));
    return out;
  }

  std::expected<Literal, BadValue> read(const Written &w, const Type &type, const Component &) const override {
    if (w.kind == WrittenKind::Word && !w.isQuoted && (w.text == ".nan" || w.text == "nan"))
      return floatLiteral(std::numeric_limits<double>::quiet_NaN());
    std::string text = w.text;
    if (text == ".inf" || text == "-.inf")
      text.erase(text.find('.'), 1);
    double value = 0;
    if (w.kind != WrittenKind::Word || w.isQuoted || !parsesAs(text, value))
      return badKind(w, type, "a number");
    if (type.bits == 32 && std::isfinite(value) && std::abs(value) > std::numeric_limits<float>::max())
      return bad(w, fmt::format("{} does not fit 'float'", w.text));
    return floatLiteral(value);
  }

  std::optional<Literal> recall(const rt::Value &value, const Type &) const override {
    return value.kind == rt::Kind::Float ? std::optional(floatLiteral(value.d)) : std::nullopt;
  }

  bool canVary(const Type &) const override { return true; }

  void vary(Literal &literal, const Type &type, Random &random) const override {
    if (literal.kind == LiteralKind::Int)  // a whole number can be written without a point
      kindOfInt().vary(literal, type, random);
    if (literal.kind == LiteralKind::Float)
      literal.real += random.chance(50) ? 0.5 : 1;
  }

  std::vector<Literal> simpler(const Literal &literal, const Type &) const override {
    std::vector<Literal> out;
    if (literal.kind == LiteralKind::Float)
      for (double candidate : {0.0, 1.0, -1.0, std::trunc(literal.real)})
        if (std::isfinite(candidate))
          out.push_back(floatLiteral(candidate));
    return out;
  }

  std::string code(const Literal &literal, const Type &type, const Component &component, bool exact) const override {
    return literal.kind == LiteralKind::Int ? floatCode(static_cast<double>(literal.integer), type.spelling, type.bits)
                                            : Kind::code(literal, type, component, exact);
  }

  std::expected<ValueShape, std::string> shape(const Type &type, const Component &) const override {
    return ValueShape{.shape = Shape::Float, .bits = type.bits};
  }
};

}  // namespace

const Kind &kindOfFloat() {
  static const FloatKind kind;
  return kind;
}

std::string floatCode(double value, const std::string &spelling, int bits) {
  if (bits == 32) {
    std::string text = realCode(static_cast<float>(value), spelling);
    return text.ends_with(")") ? text : text + "f";
  }
  std::string text = realCode(value, spelling);
  return bits > 64 && !text.ends_with(")") ? text + "L" : text;
}

}  // namespace eclat
