#include "describe/bodies/written_literal.h"

#include "describe/advice/suggest.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <limits>
#include <vector>

namespace eclat {
namespace {

using Made = std::expected<Literal, BadValue>;

std::unexpected<BadValue> bad(const Written &at, std::string message) {
  return std::unexpected(BadValue{at.line, at.column, std::move(message)});
}

std::string shown(const Written &written) {
  switch (written.kind) {
  case WrittenKind::Nothing: return "null";
  case WrittenKind::Word: return "'" + written.text + "'";
  case WrittenKind::List: return "a list";
  case WrittenKind::Pairs: return "a map";
  }
  return {};
}

std::unexpected<BadValue> badKind(const Written &at, const Type &type, const char *expected) {
  return bad(at, fmt::format("{} is no value of type '{}': expected {}", shown(at), type.spelling, expected));
}

Literal integer(std::int64_t value) {
  Literal literal;
  literal.integer = value;
  return literal;
}

template <class T> bool parsesAs(const std::string &text, T &out) {
  const char *end = text.data() + text.size();
  auto [stop, error] = std::from_chars(text.data(), end, out);
  return error == std::errc() && stop == end && !text.empty();
}

Made integerOf(const Written &w, const Type &type) {
  std::int64_t value = 0;
  std::uint64_t large = 0;
  bool isWord = w.kind == WrittenKind::Word && !w.isQuoted;
  if (isWord && !type.isSigned && parsesAs(w.text, large)) {
    std::uint64_t highest = type.bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << type.bits) - 1;
    if (large <= highest)
      return integer(static_cast<std::int64_t>(large));
    return bad(w, fmt::format("{} does not fit '{}', which ends at {}", w.text, type.spelling, highest));
  }
  if (!isWord || !parsesAs(w.text, value))
    return badKind(w, type, "a whole number");
  std::int64_t highest =
      type.bits >= 64 ? std::numeric_limits<std::int64_t>::max() : (std::int64_t{1} << (type.bits - 1)) - 1;
  if (!type.isSigned || value > highest || value < -highest - 1)
    return bad(w, fmt::format("{} does not fit '{}', which is from {} to {}", w.text, type.spelling,
                              type.isSigned ? -highest - 1 : 0, type.isSigned ? highest : 2 * highest + 1));
  return integer(value);
}

Made floatOf(const Written &w, const Type &type) {
  Literal literal{.kind = LiteralKind::Float};
  if (w.kind == WrittenKind::Word && !w.isQuoted && (w.text == ".nan" || w.text == "nan")) {
    literal.real = std::numeric_limits<double>::quiet_NaN();
    return literal;
  }
  std::string text = w.text;
  if (text == ".inf" || text == "-.inf")
    text.erase(text.find('.'), 1);
  if (w.kind != WrittenKind::Word || w.isQuoted || !parsesAs(text, literal.real))
    return badKind(w, type, "a number");
  if (type.bits == 32 && std::isfinite(literal.real) && std::abs(literal.real) > std::numeric_limits<float>::max())
    return bad(w, fmt::format("{} does not fit 'float'", w.text));
  return literal;
}

Made boolOf(const Written &w, const Type &type) {
  if (w.kind != WrittenKind::Word || (w.text != "true" && w.text != "false"))
    return badKind(w, type, "true or false");
  return integer(w.text == "true");
}

Made charOf(const Written &w, const Type &type) {
  bool isDigit = w.text.size() == 1 && !w.isQuoted && w.text[0] >= '0' && w.text[0] <= '9';
  if (w.kind == WrittenKind::Word && w.text.size() == 1 && !isDigit)
    return integer(static_cast<unsigned char>(w.text[0]));
  if (w.kind == WrittenKind::Word && !w.isQuoted)
    if (Made number = integerOf(w, type))
      return number;
  return badKind(w, type, "one character in quotes, or its number");
}

Made enumOf(const Written &w, const Type &type, const Component &component) {
  const EnumInfo *info = component.findEnum(type.spelling);
  std::vector<std::string> names;
  for (const Enumerator &enumerator : info ? info->enumerators : std::vector<Enumerator>{}) {
    if (w.kind == WrittenKind::Word && (enumerator.name == w.text || enumerator.name.ends_with("::" + w.text)))
      return integer(enumerator.value);
    names.push_back(enumerator.name);
  }
  std::string near = nearestName(w.text, names);
  return bad(w, fmt::format("{} is no enumerator of '{}'{}", shown(w), type.spelling,
                            near.empty() ? "" : fmt::format("; did you mean '{}'?", near)));
}

Made textOf(const Written &w, const Type &type) {
  if (w.kind == WrittenKind::Nothing && type.spelling == "const char *")
    return Literal{.kind = LiteralKind::Null};
  if (w.kind != WrittenKind::Word)
    return badKind(w, type, "a text");
  Literal literal{.kind = LiteralKind::Text};
  literal.text = w.text;
  if (type.spelling == "const char *" && w.text.find('\0') != std::string::npos)
    return bad(w, "a C string cannot hold a null character");
  return literal;
}

Made listOf(const Written &w, const Type &type, const Component &component) {
  Literal literal{.kind = LiteralKind::List};
  bool isMap = w.kind == WrittenKind::Pairs && type.kind == TypeKind::Range && type.elements.at(0).elements.size() == 2;
  if (!isMap && w.kind != WrittenKind::List)
    return badKind(w, type, "a list");
  if (type.kind == TypeKind::Tuple && w.items.size() != type.elements.size())
    return bad(w, fmt::format("'{}' takes {} values, not {}", type.spelling, type.elements.size(), w.items.size()));
  if (isMap) {
    for (std::size_t i = 0; i + 1 < w.items.size(); i += 2) {
      Written pair{
          WrittenKind::List, "", false, {w.items[i], w.items[i + 1]},
             w.items[i].line, w.items[i].column
      };
      Made entry = literalOf(pair, type.elements[0], component);
      if (!entry)
        return entry;
      literal.elements.push_back(std::move(*entry));
    }
    return literal;
  }
  for (std::size_t i = 0; i < w.items.size(); ++i) {
    Made element = literalOf(w.items[i], type.elements.at(type.kind == TypeKind::Tuple ? i : 0), component);
    if (!element)
      return element;
    literal.elements.push_back(std::move(*element));
  }
  return literal;
}

}  // namespace

std::expected<Literal, BadValue> literalOf(const Written &written, const Type &type, const Component &component) {
  switch (type.kind) {
  case TypeKind::Bool: return boolOf(written, type);
  case TypeKind::Char: return charOf(written, type);
  case TypeKind::Int: return integerOf(written, type);
  case TypeKind::Float: return floatOf(written, type);
  case TypeKind::Enum: return enumOf(written, type, component);
  case TypeKind::String:
  case TypeKind::Stream: return textOf(written, type);
  case TypeKind::Sequence:
  case TypeKind::Range:
  case TypeKind::Tuple: return listOf(written, type, component);
  case TypeKind::Wrapped: return literalOf(written, type.elements.at(0), component);
  case TypeKind::Optional:
    if (written.kind == WrittenKind::Nothing)
      return Literal{.kind = LiteralKind::Null};
    return literalOf(written, type.elements.at(0), component);
  default:
    return bad(written,
               fmt::format("a value of type '{}' cannot be written here; give a factory for it", type.spelling));
  }
}

}  // namespace eclat
