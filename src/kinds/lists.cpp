// Values with any number of elements of one type: vectors, the other containers of the library, views of elements, and
// arrays of which the first is passed. In the runtime: Decode and DecodeRange (call.h); KeptSpan, KeptInitializerList
// and Array (array_argument.h); ShapeKind::Range and Map (shape.h).
#include "kinds/literal_code.h"
#include "kinds/reading.h"
#include "kinds/registry.h"
#include "kinds/specialization.h"
#include "kinds/texts.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

constexpr std::size_t kPieces = 8;          // of a list that are tried to be left out, or made simpler, one by one
constexpr std::uint32_t kLongestList = 64;  // a longer one is nothing that an input should hold
static_assert(kLongestList <= rt::kMaxElements, "of longer ones a trace holds only the beginning");

Literal makeList(const Type &type, const Making &making) {
  Literal literal{.kind = LiteralKind::List};
  for (std::size_t n = making.random.below(5); n > 0; --n)
    literal.elements.push_back(making.makePart(type.elements.front()));
  return literal;
}

bool isInBraces(const Type &type) { return type.spelling.starts_with("std::initializer_list<"); }

// The bytes of a text as elements: a container of them has no zero behind its end, so that reading there is noticed.
Literal asList(const Literal &literal) {
  if (literal.kind != LiteralKind::Text)
    return literal;
  Literal list{.kind = LiteralKind::List};
  for (char c : literal.text)
    list.elements.push_back({.integer = c});
  return list;
}

// The container that holds what a value of the type refers to.
std::string ownerOf(const Type &type) {
  if (isTextView(type))
    return type.spelling.substr(0, type.spelling.find("_view")) + type.spelling.substr(type.spelling.find("_view") + 5);
  const std::string &element = type.elements.at(0).spelling;
  if (isBuffer(type) && element == "const char")
    return "std::string";
  return "std::vector<" + (element.starts_with("const ") ? element.substr(6) : element) + ">";
}

class ListKind : public Kind {
public:
  using Kind::Kind;

  Literal make(const Type &type, const Making &making) const override { return makeList(type, making); }

  std::vector<Literal> simpler(const Literal &literal, const Type &type) const override {
    std::vector<Literal> out;
    if (literal.kind != LiteralKind::List || type.elements.size() != 1)
      return out;
    out.push_back({.kind = LiteralKind::List});
    for (std::size_t i = 0; i < std::min(kPieces, literal.elements.size()); ++i) {
      Literal shorter = literal;
      shorter.elements.erase(shorter.elements.begin() + static_cast<long>(i));
      out.push_back(std::move(shorter));
    }
    const Type &element = type.elements.front();
    for (std::size_t i = 0; i < std::min(kPieces, literal.elements.size()); ++i)
      for (Literal &simple : kindOf(element).simpler(literal.elements[i], element)) {
        Literal plainer = literal;
        plainer.elements[i] = std::move(simple);
        out.push_back(std::move(plainer));
      }
    return out;
  }

  const Type *elementAt(const Type &type, std::size_t) const override {
    return type.elements.empty() ? nullptr : &type.elements.front();
  }

  HeldLiteral inVariable(const Literal &literal, const Type &type, const std::string &name,
                         const Component &component) const override {
    Type owner{.kind = TypeKind::Sequence, .spelling = ownerOf(type), .elements = type.elements};
    bool isText = owner.spelling == "std::string";
    std::string value = literalCode(isText ? literal : asList(literal), owner, component, isText);
    return {"auto " + name + " = " + value + ";", isBuffer(type) ? name + ".data()" : name};
  }
};

// Containers, whose elements are part of the value.
class ContainerKind : public ListKind {
public:
  using ListKind::ListKind;

  // A map can also be written as key and value.
  std::expected<Literal, BadValue> read(const Written &w, const Type &type, const Component &component) const override {
    Literal literal{.kind = LiteralKind::List};
    const Type &element = type.elements.at(0);
    bool isMap = w.kind == WrittenKind::Pairs && type.kind == TypeKind::Range && element.elements.size() == 2;
    if (!isMap && w.kind != WrittenKind::List)
      return badKind(w, type, "a list");
    for (std::size_t i = 0; i + (isMap ? 1 : 0) < w.items.size(); i += isMap ? 2 : 1) {
      const Written &item = w.items[i];
      auto made = isMap ? kindOf(element).read(pairOf(item, w.items[i + 1]), element, component)
                        : kindOf(element).read(item, element, component);
      if (!made)
        return made;
      literal.elements.push_back(std::move(*made));
    }
    return literal;
  }

  std::optional<Literal> recall(const rt::Value &value, const Type &type) const override {
    if (value.kind != rt::Kind::Sequence || value.length > kLongestList || type.elements.size() != 1)
      return std::nullopt;
    Literal list{.kind = LiteralKind::List};
    for (std::uint32_t i = 0; i < value.length; ++i) {
      auto element = kindOf(type.elements.front()).recall(value.elements[i], type.elements.front());
      if (!element)
        return std::nullopt;
      list.elements.push_back(std::move(*element));
    }
    return list;
  }

  bool canVary(const Type &type) const override {
    return type.elements.size() == 1 && kindOf(type.elements.front()).canVary(type.elements.front());
  }

  // One element changes.
  void vary(Literal &literal, const Type &type, Random &random) const override {
    if (literal.kind == LiteralKind::List && !literal.elements.empty())
      kindOf(type.elements.front())
          .vary(literal.elements[random.below(literal.elements.size())], type.elements.front(), random);
  }

private:
  static Written pairOf(const Written &key, const Written &value) {
    return {
        .kind = WrittenKind::List, .items = {key, value},
             .line = key.line, .column = key.column
    };
  }
};

class SequenceKind : public ContainerKind {
public:
  SequenceKind() : ContainerKind({.hasLiterals = true, .equalsItself = true, .hasLength = true}) {}

  std::expected<ValueShape, std::string> shape(const Type &type, const Component &) const override {
    return ValueShape{.shape = Shape::Sequence, .bits = type.bits};
  }
};

class RangeKind : public ContainerKind {
public:
  RangeKind() : ContainerKind({.hasLiterals = true, .hasLength = true}) {}

  bool needsVariable(const Literal &literal, const Type &type) const override {
    return isView(type) && !isInBraces(type) && literal.kind == LiteralKind::List;
  }

  std::string decoder(const Type &type, std::size_t number) const override {
    if (isInBraces(type))
      return specialization(type, number, "Kept", "KeptInitializerList");
    return isView(type) ? specialization(type, number, "Kept", "KeptSpan")
                        : specialization(type, number, "Decode", "DecodeRange");
  }
};

class BufferKind : public ListKind {
public:
  BufferKind() : ListKind({.hasLiterals = true, .hasLength = true, .holdsText = true}) {}

  Literal make(const Type &type, const Making &making) const override {
    const std::string &element = type.elements.front().spelling;
    return element == "char" || element == "const char" ? makeText(making) : makeList(type, making);
  }

  std::string code(const Literal &literal, const Type &type, const Component &component, bool exact) const override {
    return literal.kind == LiteralKind::List ? bracesCode(literal, type, component)
                                             : Kind::code(literal, type, component, exact);
  }

  bool needsVariable(const Literal &, const Type &) const override { return true; }

  GlueArgument argument(const Parameter &p, int k, const Component &) const override {
    return {fmt::format("  eclat::rt::Array<{}> a{}(c, {});\n", p.type.elements.at(0).spelling, k, k),
            fmt::format("static_cast<{}>(a{}.data())", p.spelling, k)};
  }
};

}  // namespace

const Kind &kindOfSequence() {
  static const SequenceKind kind;
  return kind;
}

const Kind &kindOfRange() {
  static const RangeKind kind;
  return kind;
}

const Kind &kindOfBuffer() {
  static const BufferKind kind;
  return kind;
}

std::string bracesCode(const Literal &literal, const Type &type, const Component &component) {
  std::string out = "{";
  for (std::size_t i = 0; i < literal.elements.size(); ++i) {
    const Type *found = kindOf(type).elementAt(type, i);
    const Type element = found ? *found : type.elements.empty() ? Type{} : type.elements.front();
    // The entries of a map need no name of their type.
    bool isEntry = element.spelling.starts_with("std::pair<const ") && type.kind == TypeKind::Range;
    out += (i ? ", " : "") + (isEntry ? bracesCode(literal.elements[i], element, component)
                                      : literalCode(literal.elements[i], element, component, false));
  }
  return out + "}";
}

}  // namespace eclat
