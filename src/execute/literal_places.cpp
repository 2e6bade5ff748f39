#include "execute/literal_places.h"

#include <algorithm>

namespace eclat {

namespace {

class Placer {
public:
  explicit Placer(const Component &component) : component_(component) {}

  std::vector<PlacedLiteral> place(const Input &input) {
    at_ = sizeof(std::uint16_t);
    for (std::size_t s = 0; s < input.steps.size(); ++s) {
      const Step &step = input.steps[s];
      at_ += sizeof(std::uint16_t) + sizeof(std::uint8_t);
      current_ = {};
      current_.step = static_cast<int>(s);
      for (std::size_t a = 0; a < step.arguments.size(); ++a) {
        current_.argument = static_cast<int>(a);
        ++at_;  // the tag
        if (step.arguments[a].isStep())
          at_ += sizeof(std::uint16_t);
        else
          add(step.arguments[a].literal, typeOf(step.operation, a));
      }
    }
    return std::move(out_);
  }

private:
  // None of what nobody may change: values that the configuration prescribes, lengths of arrays.
  const Type *typeOf(int operation, std::size_t argument) const {
    const Operation &op = component_.operations[static_cast<std::size_t>(operation)];
    std::size_t first = op.hasReceiver() ? 1 : 0;
    if (argument < first || argument - first >= op.parameters.size())
      return nullptr;
    const Parameter &parameter = op.parameters[argument - first];
    bool isGiven = std::ranges::any_of(component_.given, [&](const GivenLiterals &given) {
      return given.only && (given.operation.empty() ? given.type == parameter.type.spelling
                                                    : given.operation == op.signature &&
                                                          given.parameter == static_cast<int>(argument - first));
    });
    return parameter.ends || isGiven ? nullptr : &parameter.type;
  }

  static const Type *elementOf(const Type *type, std::size_t index) {
    if (!type || type->elements.empty())
      return nullptr;
    switch (type->kind) {
    case TypeKind::Sequence:
    case TypeKind::Range:
    case TypeKind::Buffer:
    case TypeKind::Optional:
    case TypeKind::Wrapped: return &type->elements.front();
    case TypeKind::Tuple: return index < type->elements.size() ? &type->elements[index] : nullptr;
    default: return nullptr;
    }
  }

  Domain domainOf(const Type *type) const {
    Domain domain;
    // What is made of one value is that value in its encoded form.
    if (type && (type->kind == TypeKind::Optional || type->kind == TypeKind::Wrapped))
      type = elementOf(type, 0);
    bool isNumber = type && (type->kind == TypeKind::Int || type->kind == TypeKind::Char ||
                             type->kind == TypeKind::Bool || type->kind == TypeKind::Enum);
    if (!isNumber) {
      domain.isFixed = true;
      return domain;
    }
    domain.bits = type->bits > 0 && type->bits <= 64 ? static_cast<unsigned>(type->bits) : 64;
    domain.isSigned = type->isSigned;
    if (type->kind == TypeKind::Bool)
      domain.allowed = {0, 1};
    if (type->kind == TypeKind::Enum) {
      const EnumInfo *info = component_.findEnum(type->spelling);
      domain.isFixed = !info || info->enumerators.empty();
      for (std::size_t i = 0; info && i < info->enumerators.size(); ++i)
        domain.allowed.push_back(info->enumerators[i].value);
    }
    return domain;
  }

  // Behind its tag.
  void add(const Literal &literal, const Type *type) {
    switch (literal.kind) {
    case LiteralKind::Int:
      keep(domainOf(type), -1);
      at_ += sizeof literal.integer;
      break;
    case LiteralKind::Float: at_ += sizeof literal.real; break;
    case LiteralKind::Text: {
      at_ += sizeof(std::uint32_t);
      Domain domain{.bits = 8, .isSigned = false, .isText = true};
      bool isText =
          type && (type->kind == TypeKind::String || type->kind == TypeKind::Buffer || type->kind == TypeKind::Stream);
      domain.isFixed = !isText;
      for (std::size_t i = 0; i < literal.text.size(); ++i, ++at_)
        keep(domain, static_cast<int>(i));
      break;
    }
    case LiteralKind::List:
      at_ += sizeof(std::uint32_t);
      for (std::size_t i = 0; i < literal.elements.size(); ++i) {
        ++at_;
        current_.elements.push_back(static_cast<int>(i));
        add(literal.elements[i], elementOf(type, i));
        current_.elements.pop_back();
      }
      break;
    case LiteralKind::Null: break;
    }
  }

  void keep(Domain domain, int byte) {
    current_.offset = at_;
    current_.byte = byte;
    current_.domain = std::move(domain);
    out_.push_back(current_);
  }

  const Component &component_;
  std::uint64_t at_ = 0;
  PlacedLiteral current_;
  std::vector<PlacedLiteral> out_;
};

}  // namespace

std::vector<PlacedLiteral> placeLiterals(const Input &input, const Component &component) {
  return Placer(component).place(input);
}

void setLiteral(Input &input, const PlacedLiteral &place, std::uint64_t value) {
  Step &step = input.steps[static_cast<std::size_t>(place.step)];
  Literal *literal = &step.arguments[static_cast<std::size_t>(place.argument)].literal;
  for (int element : place.elements)
    literal = &literal->elements[static_cast<std::size_t>(element)];
  if (place.byte >= 0)
    literal->text[static_cast<std::size_t>(place.byte)] = static_cast<char>(value);
  else
    literal->integer = static_cast<std::int64_t>(value);
}

}  // namespace eclat
