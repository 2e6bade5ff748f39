// Texts and views of them, and streams, which are made from a text. In the runtime: Decode and Kept (call.h),
// ShapeKind::Text (shape.h).
#include "kinds/texts.h"

#include "flow/language/expr.h"
#include "kinds/literal_code.h"
#include "kinds/reading.h"
#include "kinds/registry.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

constexpr std::size_t kPieces = 8;         // of a text that are tried to be left out one by one
constexpr std::size_t kLongestText = 256;  // a longer one is nothing that an input should hold

Literal textLiteral(std::string text) { return {.kind = LiteralKind::Text, .text = std::move(text)}; }

bool isCString(const Type &type) { return type.spelling == "const char *"; }

class TextKind : public Kind {
public:
  using Kind::Kind;

  std::expected<Literal, BadValue> read(const Written &w, const Type &type, const Component &) const override {
    if (w.kind == WrittenKind::Nothing && isCString(type))
      return Literal{.kind = LiteralKind::Null};
    if (w.kind != WrittenKind::Word)
      return badKind(w, type, "a text");
    if (isCString(type) && w.text.find('\0') != std::string::npos)
      return bad(w, "a C string cannot hold a null character");
    return textLiteral(w.text);
  }

  std::vector<Literal> simpler(const Literal &literal, const Type &) const override {
    std::vector<Literal> out;
    if (literal.kind != LiteralKind::Text)
      return out;
    for (const std::string &candidate :
         {std::string(), std::string("a"), literal.text.substr(0, literal.text.size() / 2)})
      out.push_back(textLiteral(candidate));
    for (std::size_t i = 0; i < std::min(kPieces, literal.text.size()); ++i) {
      Literal shorter = literal;
      shorter.text.erase(i, 1);
      out.push_back(std::move(shorter));
    }
    return out;
  }
};

class StringKind : public TextKind {
public:
  StringKind()
      : TextKind({.hasLiterals = true,
                  .isPlain = true,
                  .equalsItself = true,
                  .isTelling = true,
                  .hasLength = true,
                  .holdsText = true}) {}

  Literal make(const Type &type, const Making &making) const override {
    Literal literal = makeText(making);
    if (isCString(type))
      literal.text.resize(std::min(literal.text.find('\0'), literal.text.size()));
    return literal;
  }

  std::vector<Literal> beside(const Expr &constant, const Type &) const override {
    if (constant.constant != ConstKind::Text)
      return {};
    return {textLiteral(constant.text), textLiteral(constant.text + "x")};
  }

  std::optional<Literal> recall(const rt::Value &value, const Type &) const override {
    if (value.kind != rt::Kind::Text || value.length > kLongestText)
      return std::nullopt;
    return textLiteral(std::string(value.text, value.length));
  }

  bool canVary(const Type &) const override { return true; }

  // Another case of a letter.
  void vary(Literal &literal, const Type &, Random &random) const override {
    if (literal.kind != LiteralKind::Text)
      return;
    if (literal.text.empty())
      literal.text = " ";
    else
      literal.text[random.below(literal.text.size())] ^= 0x20;
    std::ranges::replace(literal.text, '\0', 'x');
  }

  std::expected<ValueShape, std::string> shape(const Type &type, const Component &) const override {
    return ValueShape{.shape = Shape::Text, .bits = type.bits};
  }
};

class StreamKind : public TextKind {
public:
  StreamKind() : TextKind({.hasLiterals = true, .holdsText = true}) {}

  Literal make(const Type &type, const Making &making) const override {
    return type.spelling == "std::ostream" ? textLiteral("") : makeText(making);
  }

  bool needsVariable(const Literal &, const Type &) const override { return true; }

  HeldLiteral inVariable(const Literal &literal, const Type &type, const std::string &name,
                         const Component &) const override {
    const char *stream = type.spelling == "std::ostream"   ? "std::ostringstream"
                         : type.spelling == "std::istream" ? "std::istringstream"
                                                           : "std::stringstream";
    std::string text = literal.text.empty() ? "" : "(" + textCode(literal.text) + ")";
    return {std::string(stream) + " " + name + text + ";", name};
  }
};

}  // namespace

Literal makeText(const Making &making) {
  Random &random = making.random;
  Literal literal = textLiteral(random.pick(making.constants.texts));
  if (random.chance(10))
    for (std::size_t n = random.below(6); n > 0; --n)
      literal.text += static_cast<char>('a' + random.below(26));
  return literal;
}

const Kind &kindOfString() {
  static const StringKind kind;
  return kind;
}

const Kind &kindOfStream() {
  static const StreamKind kind;
  return kind;
}

std::string textCode(const std::string &bytes, const std::string &spelling) {
  std::string quoted = quoteText(bytes);
  if (bytes.find('\0') == std::string::npos)
    return quoted;
  return fmt::format("{}({}, {})", spelling, quoted, bytes.size());
}

}  // namespace eclat
