#include "execute/literal_places.h"

#include "kinds/kind.h"

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

  // Behind its tag.
  void add(const Literal &literal, const Type *type) {
    switch (literal.kind) {
    case LiteralKind::Int:
      keep(type ? kindOf(*type).domain(*type, component_) : Domain{.isFixed = true}, -1);
      at_ += sizeof literal.integer;
      break;
    case LiteralKind::Float: at_ += sizeof literal.real; break;
    case LiteralKind::Text: {
      at_ += sizeof(std::uint32_t);
      Domain domain{.bits = 8, .isSigned = false, .isText = true};
      domain.isFixed = !type || !traitsOf(*type).holdsText;
      for (std::size_t i = 0; i < literal.text.size(); ++i, ++at_)
        keep(domain, static_cast<int>(i));
      break;
    }
    case LiteralKind::List:
      at_ += sizeof(std::uint32_t);
      for (std::size_t i = 0; i < literal.elements.size(); ++i) {
        ++at_;
        current_.elements.push_back(static_cast<int>(i));
        add(literal.elements[i], type ? kindOf(*type).elementAt(*type, i) : nullptr);
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
