// Truth values, and characters of all widths. In the runtime: Decode (call.h), ShapeKind::Scalar (shape.h).
#include "kinds/integers.h"
#include "kinds/literal_code.h"
#include "kinds/reading.h"
#include "kinds/registry.h"

#include <fmt/format.h>

namespace eclat {

namespace {

class BoolKind : public Kind {
public:
  BoolKind() : Kind({.hasLiterals = true, .isPlain = true, .equalsItself = true}) {}

  Literal make(const Type &, const Making &making) const override {
    return integerLiteral(static_cast<std::int64_t>(making.random.below(2)));
  }

  std::expected<Literal, BadValue> read(const Written &written, const Type &type, const Component &) const override {
    if (written.kind != WrittenKind::Word || (written.text != "true" && written.text != "false"))
      return badKind(written, type, "true or false");
    return integerLiteral(written.text == "true");
  }

  std::optional<Literal> recall(const rt::Value &value, const Type &) const override { return recallInteger(value); }

  Domain domain(const Type &type, const Component &) const override {
    Domain domain = integerDomain(type);
    domain.allowed = {0, 1};
    return domain;
  }

  std::string code(const Literal &literal, const Type &type, const Component &component, bool exact) const override {
    if (literal.kind != LiteralKind::Int)
      return Kind::code(literal, type, component, exact);
    return literal.integer ? "true" : "false";
  }

  std::expected<ValueShape, std::string> shape(const Type &type, const Component &) const override {
    return ValueShape{.shape = Shape::Bool, .bits = type.bits};
  }
};

const char *charPrefixOf(const std::string &spelling) {
  if (spelling == "wchar_t")
    return "L";
  if (spelling == "char8_t")
    return "u8";
  return spelling == "char16_t" ? "u" : spelling == "char32_t" ? "U" : "";
}

std::string charCode(std::int64_t value, const Type &type) {
  std::string prefix = charPrefixOf(type.spelling);
  switch (value) {
  case 0: return prefix + "'\\0'";
  case '\n': return prefix + "'\\n'";
  case '\t': return prefix + "'\\t'";
  case '\r': return prefix + "'\\r'";
  case '\'': return prefix + "'\\''";
  case '\\': return prefix + "'\\\\'";
  default: break;
  }
  if (value >= 0x20 && value < 0x7f)
    return fmt::format("{}'{}'", prefix, static_cast<char>(value));
  return castCode(type.spelling, fmt::format("{}", value));
}

class CharKind : public Kind {
public:
  CharKind() : Kind({.hasLiterals = true, .isPlain = true, .equalsItself = true}) {}

  Literal make(const Type &type, const Making &making) const override {
    static const std::vector<std::int64_t> usual = {'a', 'b', 'z', 'A', '0', '9', ' ', '\n', 0, '-', '_'};
    Random &random = making.random;
    return integerLiteral(
        fitted(random.chance(85) ? random.pick(usual) : static_cast<std::int64_t>(random.below(256)), type));
  }

  std::expected<Literal, BadValue> read(const Written &written, const Type &type, const Component &) const override {
    bool isOne = written.kind == WrittenKind::Word && written.text.size() == 1;
    bool isDigit = isOne && !written.isQuoted && written.text[0] >= '0' && written.text[0] <= '9';
    if (isOne && !isDigit)
      return integerLiteral(static_cast<unsigned char>(written.text[0]));
    if (written.kind == WrittenKind::Word && !written.isQuoted)
      if (auto number = readInteger(written, type))
        return number;
    return badKind(written, type, "one character in quotes, or its number");
  }

  std::optional<Literal> recall(const rt::Value &value, const Type &) const override { return recallInteger(value); }

  Domain domain(const Type &type, const Component &) const override { return integerDomain(type); }

  std::string code(const Literal &literal, const Type &type, const Component &component, bool exact) const override {
    return literal.kind == LiteralKind::Int ? charCode(literal.integer, type)
                                            : Kind::code(literal, type, component, exact);
  }

  std::expected<ValueShape, std::string> shape(const Type &type, const Component &) const override {
    return ValueShape{.shape = Shape::Int, .bits = type.bits};
  }
};

}  // namespace

const Kind &kindOfBool() {
  static const BoolKind kind;
  return kind;
}

const Kind &kindOfChar() {
  static const CharKind kind;
  return kind;
}

}  // namespace eclat
