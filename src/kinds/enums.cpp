// Enumerations with named enumerators. In the runtime: Decode (call.h), ShapeKind::Scalar (shape.h).
#include "kinds/integers.h"
#include "kinds/literal_code.h"
#include "kinds/reading.h"
#include "kinds/registry.h"
#include "support/nearest_name.h"

#include <fmt/format.h>

namespace eclat {

namespace {

class EnumKind : public Kind {
public:
  EnumKind() : Kind({.hasLiterals = true, .isPlain = true, .equalsItself = true}) {}

  Literal make(const Type &type, const Making &making) const override {
    const EnumInfo *info = making.component.findEnum(type.spelling);
    return integerLiteral(info && !info->enumerators.empty() ? making.random.pick(info->enumerators).value : 0);
  }

  std::expected<Literal, BadValue> read(const Written &w, const Type &type, const Component &component) const override {
    const EnumInfo *info = component.findEnum(type.spelling);
    std::vector<std::string> names;
    for (const Enumerator &enumerator : info ? info->enumerators : std::vector<Enumerator>{}) {
      if (w.kind == WrittenKind::Word && (enumerator.name == w.text || enumerator.name.ends_with("::" + w.text)))
        return integerLiteral(enumerator.value);
      names.push_back(enumerator.name);
    }
    std::string near = nearestName(w.text, names);
    return bad(w, fmt::format("{} is no enumerator of '{}'{}", shown(w), type.spelling,
                              near.empty() ? "" : fmt::format("; did you mean '{}'?", near)));
  }

  std::optional<Literal> recall(const rt::Value &value, const Type &) const override { return recallInteger(value); }

  Domain domain(const Type &type, const Component &component) const override {
    Domain domain = integerDomain(type);
    const EnumInfo *info = component.findEnum(type.spelling);
    domain.isFixed = !info || info->enumerators.empty();
    for (std::size_t i = 0; info && i < info->enumerators.size(); ++i)
      domain.allowed.push_back(info->enumerators[i].value);
    return domain;
  }

  std::string code(const Literal &literal, const Type &type, const Component &component, bool exact) const override {
    if (literal.kind != LiteralKind::Int)
      return Kind::code(literal, type, component, exact);
    if (const EnumInfo *info = component.findEnum(type.spelling))
      for (const Enumerator &enumerator : info->enumerators)
        if (enumerator.value == literal.integer)
          return enumerator.name;
    return castCode(type.spelling, fmt::format("{}", literal.integer));
  }

  std::expected<ValueShape, std::string> shape(const Type &type, const Component &component) const override {
    const EnumInfo *info = component.findEnum(type.spelling);
    return ValueShape{
        .shape = Shape::Enum, .bits = type.bits, .enumName = info && isNameable(*info, component) ? type.spelling : ""};
  }
};

}  // namespace

const Kind &kindOfEnum() {
  static const EnumKind kind;
  return kind;
}

}  // namespace eclat
