// Types that are made from one value of another: std::optional, which may also hold none; durations, std::bitset,
// paths. In the runtime: DecodeOptional and DecodeWrapped (call.h), ShapeKind::Optional, Duration and Bits
// (shape_library.h).
#include "kinds/literal_code.h"
#include "kinds/registry.h"
#include "kinds/specialization.h"

namespace eclat {

namespace {

constexpr int kNothing = 25;  // percent of optionals: none

class WrapperKind : public Kind {
public:
  WrapperKind() : Kind({.hasLiterals = true}) {}

  Literal make(const Type &type, const Making &making) const override { return making.makePart(type.elements.front()); }

  std::expected<Literal, BadValue> read(const Written &written, const Type &type,
                                        const Component &component) const override {
    return kindOf(type.elements.at(0)).read(written, type.elements.at(0), component);
  }

  const Type *elementAt(const Type &type, std::size_t) const override {
    return type.elements.empty() ? nullptr : &type.elements.front();
  }

  // In its encoded form it is the value that it is made of. A wrapper of a wrapper stays as it is.
  Domain domain(const Type &type, const Component &component) const override {
    const Type *element = elementAt(type, 0);
    if (!element || element->kind == TypeKind::Optional || element->kind == TypeKind::Wrapped)
      return Kind::domain(type, component);
    return kindOf(*element).domain(*element, component);
  }
};

class OptionalKind : public WrapperKind {
public:
  Literal make(const Type &type, const Making &making) const override {
    return making.random.chance(kNothing) ? Literal{.kind = LiteralKind::Null} : WrapperKind::make(type, making);
  }

  std::expected<Literal, BadValue> read(const Written &written, const Type &type,
                                        const Component &component) const override {
    if (written.kind == WrittenKind::Nothing)
      return Literal{.kind = LiteralKind::Null};
    return WrapperKind::read(written, type, component);
  }

  std::string code(const Literal &literal, const Type &type, const Component &component, bool exact) const override {
    if (literal.kind == LiteralKind::Null)
      return exact ? type.spelling + "()" : "std::nullopt";
    std::string value = literalCode(literal, type.elements.at(0), component, false);
    return exact ? type.spelling + "(" + value + ")" : value;
  }

  std::string decoder(const Type &type, std::size_t number) const override {
    return specialization(type, number, "Decode", "DecodeOptional");
  }
};

class WrappedKind : public WrapperKind {
public:
  std::string code(const Literal &literal, const Type &type, const Component &component, bool) const override {
    return type.spelling + "(" + literalCode(literal, type.elements.at(0), component, false) + ")";
  }

  std::string decoder(const Type &type, std::size_t number) const override {
    return specialization(type, number, "Decode", "DecodeWrapped");
  }
};

}  // namespace

const Kind &kindOfOptional() {
  static const OptionalKind kind;
  return kind;
}

const Kind &kindOfWrapped() {
  static const WrappedKind kind;
  return kind;
}

}  // namespace eclat
