#include "kinds/kind.h"

#include "kinds/literal_code.h"
#include "kinds/reading.h"

#include <fmt/format.h>

namespace eclat {

Literal Kind::make(const Type &, const Making &) const { return {.kind = LiteralKind::Null}; }

std::vector<Literal> Kind::beside(const Expr &, const Type &) const { return {}; }

std::expected<Literal, BadValue> Kind::read(const Written &written, const Type &type, const Component &) const {
  return bad(written, fmt::format("a value of type '{}' cannot be written here; give a factory for it", type.spelling));
}

std::optional<Literal> Kind::recall(const rt::Value &, const Type &) const { return std::nullopt; }

bool Kind::canVary(const Type &) const { return false; }

void Kind::vary(Literal &, const Type &, Random &) const {}

std::vector<Literal> Kind::simpler(const Literal &, const Type &) const { return {}; }

const Type *Kind::elementAt(const Type &, std::size_t) const { return nullptr; }

Domain Kind::domain(const Type &, const Component &) const { return {.isFixed = true}; }

// As the literal is, where the type has nothing to say.
std::string Kind::code(const Literal &literal, const Type &type, const Component &component, bool exact) const {
  switch (literal.kind) {
  case LiteralKind::Null: return "nullptr";
  case LiteralKind::List: return type.spelling + bracesCode(literal, type, component);
  case LiteralKind::Float: return floatCode(literal.real, type.spelling, type.bits);
  case LiteralKind::Text: {
    std::string text = textCode(literal.text, type.spelling);
    bool plain = text.starts_with("\"") && type.spelling != "const char *";
    return exact && plain ? type.spelling + "(" + text + ")" : text;
  }
  case LiteralKind::Int: return integerCode(literal.integer, type, exact);
  }
  return {};
}

bool Kind::needsVariable(const Literal &, const Type &) const { return false; }

HeldLiteral Kind::inVariable(const Literal &literal, const Type &type, const std::string &name,
                             const Component &component) const {
  return {"auto " + name + " = " + code(literal, type, component, true) + ";", name};
}

std::expected<ValueShape, std::string> Kind::shape(const Type &type, const Component &) const {
  return std::unexpected("its type '" + type.spelling + "' has no plain value");
}

std::string Kind::decoder(const Type &, std::size_t) const { return {}; }

std::string literalCode(const Literal &literal, const Type &type, const Component &component, bool exact) {
  return kindOf(type).code(literal, type, component, exact);
}

std::string limitCode(const std::string &spelling, const char *which) {
  return "std::numeric_limits<" + spelling + ">::" + which + "()";
}

std::string castCode(const std::string &spelling, const std::string &value) {
  return "static_cast<" + spelling + ">(" + value + ")";
}

}  // namespace eclat
