#include "execute/seen_values.h"

#include "flow/print_value.h"

#include <algorithm>
#include <optional>

namespace eclat {

namespace {

constexpr std::size_t kMost = 100;      // variables
constexpr std::size_t kLongest = 200;   // bytes of a printed value
constexpr std::uint32_t kExactly = 64;  // bytes of a text, elements of a sequence that a test repeats

std::optional<Literal> literalOf(const rt::Value &value) {
  switch (value.kind) {
  case rt::Kind::Int:
  case rt::Kind::Big: return Literal{.integer = value.i};
  case rt::Kind::Float: return Literal{.kind = LiteralKind::Float, .real = value.d};
  case rt::Kind::Text:
    if (value.length > kExactly)
      return std::nullopt;
    return Literal{.kind = LiteralKind::Text, .text = std::string(value.text, value.length)};
  case rt::Kind::Pointer:
    if (value.u)
      return std::nullopt;  // an address
    return Literal{.kind = LiteralKind::Null};
  case rt::Kind::Sequence: {
    if (value.length > kExactly)
      return std::nullopt;
    Literal list{.kind = LiteralKind::List};
    for (std::uint32_t i = 0; i < value.length; ++i) {
      auto element = literalOf(value.elements[i]);
      if (!element)
        return std::nullopt;
      list.elements.push_back(std::move(*element));
    }
    return list;
  }
  case rt::Kind::Undefined: break;
  }
  return std::nullopt;
}

std::string textOf(const std::vector<rt::Value> &sample, std::size_t i, const Variable &variable,
                   const std::vector<EnumInfo> &enums) {
  if (i >= sample.size() || !sample[i].defined())
    return "";
  std::string text = printValue(sample[i], variable.type, enums);
  if (text.size() <= kLongest)
    return text;
  std::size_t end = kLongest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
    --end;  // not in the middle of a character
  return text.substr(0, end) + "…";
}

}  // namespace

std::vector<SeenValue> seenValues(const OperationSchema &schema, const std::vector<rt::Value> &entry,
                                  const std::vector<rt::Value> &exit, const std::vector<EnumInfo> &enums) {
  std::vector<SeenValue> seen;
  for (std::size_t i = 0; i < schema.variables.size() && seen.size() < kMost; ++i) {
    const Variable &variable = schema.variables[i];
    SeenValue value{.name = variable.name,
                    .before = textOf(entry, i, variable, enums),
                    .after = textOf(exit, i, variable, enums),
                    .variable = static_cast<int>(i)};
    if (auto literal = i < exit.size() ? literalOf(exit[i]) : std::nullopt) {
      value.literal = std::move(*literal);
      value.isExact = true;
    }
    if (!value.before.empty() || !value.after.empty())
      seen.push_back(std::move(value));
  }
  return seen;
}

}  // namespace eclat
