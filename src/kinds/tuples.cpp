// One value of each element in turn: pairs, tuples, plain structs, arrays of fixed length. In the runtime: DecodeEach
// (call.h), Kept of arrays (array_argument.h), ShapeKind::Pair, Tuple, Complex and Array (shape_library.h, shape.h).
#include "kinds/literal_code.h"
#include "kinds/reading.h"
#include "kinds/registry.h"
#include "kinds/specialization.h"

#include <fmt/format.h>

namespace eclat {

namespace {

class TupleKind : public Kind {
public:
  TupleKind() : Kind({.hasLiterals = true}) {}

  Literal make(const Type &type, const Making &making) const override {
    Literal literal{.kind = LiteralKind::List};
    for (const Type &element : type.elements)
      literal.elements.push_back(making.makePart(element));
    return literal;
  }

  std::expected<Literal, BadValue> read(const Written &w, const Type &type, const Component &component) const override {
    Literal literal{.kind = LiteralKind::List};
    if (w.kind != WrittenKind::List)
      return badKind(w, type, "a list");
    if (w.items.size() != type.elements.size())
      return bad(w, fmt::format("'{}' takes {} values, not {}", type.spelling, type.elements.size(), w.items.size()));
    for (std::size_t i = 0; i < w.items.size(); ++i) {
      auto element = kindOf(type.elements[i]).read(w.items[i], type.elements[i], component);
      if (!element)
        return element;
      literal.elements.push_back(std::move(*element));
    }
    return literal;
  }

  const Type *elementAt(const Type &type, std::size_t index) const override {
    return index < type.elements.size() ? &type.elements[index] : nullptr;
  }

  // An array cannot be written where it is passed.
  bool needsVariable(const Literal &, const Type &type) const override { return isArray(type); }

  HeldLiteral inVariable(const Literal &literal, const Type &type, const std::string &name,
                         const Component &component) const override {
    Type nameless = type;
    nameless.spelling.clear();
    std::size_t bound = type.spelling.rfind('[');
    return {fmt::format("{} {}{} = {};", type.spelling.substr(0, bound), name, type.spelling.substr(bound),
                        code(literal, nameless, component, false)),
            name};
  }

  std::string decoder(const Type &type, std::size_t number) const override {
    return isArray(type) ? "" : specialization(type, number, "Decode", "DecodeEach");
  }
};

}  // namespace

const Kind &kindOfTuple() {
  static const TupleKind kind;
  return kind;
}

}  // namespace eclat
