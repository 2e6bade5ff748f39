#include "emit/cpp/literal_code.h"

#include "flow/language/expr.h"
#include "flow/language/form.h"

#include <cmath>
#include <fmt/format.h>
#include <limits>

namespace eclat {

namespace {

std::string limit(const std::string &spelling, const char *which) {
  return "std::numeric_limits<" + spelling + ">::" + which + "()";
}

std::string cast(const std::string &spelling, const std::string &value) {
  return "static_cast<" + spelling + ">(" + value + ")";
}

template <class Real> std::string realCode(Real value, const std::string &spelling) {
  using Limits = std::numeric_limits<Real>;
  if (std::isnan(value))
    return limit(spelling, "quiet_NaN");
  if (std::isinf(value))
    return (value < 0 ? "-" : "") + limit(spelling, "infinity");
  if (value == Limits::max())
    return limit(spelling, "max");
  if (value == Limits::lowest())
    return limit(spelling, "lowest");
  if (value == Limits::min())
    return limit(spelling, "min");
  if (value == Limits::denorm_min())
    return limit(spelling, "denorm_min");
  if (value == Limits::epsilon())
    return limit(spelling, "epsilon");
  std::string text = fmt::format("{}", value);
  return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

const char *charPrefixOf(const std::string &spelling) {
  if (spelling == "wchar_t")
    return "L";
  if (spelling == "char8_t")
    return "u8";
  return spelling == "char16_t" ? "u" : spelling == "char32_t" ? "U" : "";
}

std::string charCode(std::int64_t value, const Type &type) {
  std::string prefix = charPrefixOf(type.spelling);
  switch (value) {
  case 0: return prefix + "'\\0'";
  case '\n': return prefix + "'\\n'";
  case '\t': return prefix + "'\\t'";
  case '\r': return prefix + "'\\r'";
  case '\'': return prefix + "'\\''";
  case '\\': return prefix + "'\\\\'";
  default: break;
  }
  if (value >= 0x20 && value < 0x7f)
    return fmt::format("{}'{}'", prefix, static_cast<char>(value));
  return cast(type.spelling, fmt::format("{}", value));
}

const char *suffixOf(const std::string &spelling) {
  if (spelling == "int")
    return "";
  if (spelling == "unsigned int" || spelling == "unsigned")
    return "u";
  if (spelling == "long")
    return "L";
  if (spelling == "unsigned long")
    return "UL";
  if (spelling == "long long")
    return "LL";
  if (spelling == "unsigned long long")
    return "ULL";
  return nullptr;
}

std::string intCode(std::int64_t value, const Type &type, bool exact) {
  std::uint64_t highest = type.bits >= 64 ? ~0ull : (1ull << type.bits) - 1;
  if (type.isSigned)
    highest >>= 1;
  // The extremes of narrow types are short numbers that everybody knows.
  if (type.bits >= 32 && static_cast<std::uint64_t>(value) == highest)
    return limit(type.spelling, "max");
  if (type.bits >= 32 && type.isSigned && value == -static_cast<std::int64_t>(highest) - 1)
    return limit(type.spelling, "min");
  std::string digits = type.isSigned ? fmt::format("{}", value) : fmt::format("{}", static_cast<std::uint64_t>(value));
  bool isInt = type.isSigned || value >= 0 ? value == static_cast<std::int32_t>(value) : false;
  if (!exact && isInt)
    return digits;
  const char *suffix = suffixOf(type.spelling);
  if (suffix)
    return digits + suffix;
  return exact ? cast(type.spelling, isInt ? digits : digits + (type.isSigned ? "LL" : "ULL"))
               : digits + (type.isSigned ? "LL" : "ULL");
}

std::string enumCode(std::int64_t value, const Type &type, const Component &component) {
  if (const EnumInfo *info = component.findEnum(type.spelling))
    for (const Enumerator &enumerator : info->enumerators)
      if (enumerator.value == value)
        return enumerator.name;
  return cast(type.spelling, fmt::format("{}", value));
}

std::string bracesCode(const Literal &literal, const Type &type, const Component &component) {
  std::string out = "{";
  for (std::size_t i = 0; i < literal.elements.size(); ++i) {
    std::size_t which = type.kind == TypeKind::Tuple ? i : 0;
    const Type element = which < type.elements.size() ? type.elements[which] : Type{};
    // The entries of a map need no name of their type.
    bool isEntry = element.spelling.starts_with("std::pair<const ") && type.kind == TypeKind::Range;
    out += (i ? ", " : "") + (isEntry ? bracesCode(literal.elements[i], element, component)
                                      : literalCode(literal.elements[i], element, component, false));
  }
  return out + "}";
}

std::string optionalCode(const Literal &literal, const Type &type, const Component &component, bool exact) {
  if (literal.kind == LiteralKind::Null)
    return exact ? type.spelling + "()" : "std::nullopt";
  std::string value = literalCode(literal, type.elements.at(0), component, false);
  return exact ? type.spelling + "(" + value + ")" : value;
}

// The expression says its type by itself, or overloads would not know what it is for.
bool namesItsType(const std::string &form, const Type &type) {
  return form.starts_with(type.spelling) || form.starts_with("static_cast<");
}

std::string choiceCode(const Literal &literal, const Type &type, const Component &component, bool exact) {
  auto form = static_cast<std::size_t>(literal.elements.at(0).integer);
  std::vector<Type> holes = holesOf(type, form);
  std::vector<std::string> values;
  for (std::size_t i = 0; i < holes.size(); ++i)
    values.push_back(literalCode(literal.elements.at(i + 1), holes[i], component, true));
  std::string code = filled(type.forms[form], values);
  if (!exact || namesItsType(type.forms[form], type))
    return code;
  bool isPointer = type.spelling.find("(*") != std::string::npos;
  return isPointer ? cast(type.spelling, code) : type.spelling + "(" + code + ")";
}

}  // namespace

std::string integerCode(std::int64_t value) {
  Type type{TypeKind::Int, "long long", 64, true, {}};
  return intCode(value, type, false);
}

std::string floatCode(double value, const std::string &spelling, int bits) {
  if (bits == 32) {
    std::string text = realCode(static_cast<float>(value), spelling);
    return text.ends_with(")") ? text : text + "f";
  }
  std::string text = realCode(value, spelling);
  return bits > 64 && !text.ends_with(")") ? text + "L" : text;
}

std::string textCode(const std::string &bytes, const std::string &spelling) {
  std::string quoted = quoteText(bytes);
  if (bytes.find('\0') == std::string::npos)
    return quoted;
  return fmt::format("{}({}, {})", spelling, quoted, bytes.size());
}

std::string literalCode(const Literal &literal, const Type &type, const Component &component, bool exact) {
  if (type.kind == TypeKind::Optional)
    return optionalCode(literal, type, component, exact);
  if (type.kind == TypeKind::Wrapped)
    return type.spelling + "(" + literalCode(literal, type.elements.at(0), component, false) + ")";
  if (type.kind == TypeKind::Choice)
    return choiceCode(literal, type, component, exact);
  switch (literal.kind) {
  case LiteralKind::Null: return "nullptr";
  case LiteralKind::List:
    return (type.kind == TypeKind::Buffer ? "" : type.spelling) + bracesCode(literal, type, component);
  case LiteralKind::Float: return floatCode(literal.real, type.spelling, type.bits);
  case LiteralKind::Text: {
    std::string text = textCode(literal.text, type.spelling);
    bool plain = text.starts_with("\"") && type.spelling != "const char *";
    return exact && plain ? type.spelling + "(" + text + ")" : text;
  }
  case LiteralKind::Int: break;
  }
  switch (type.kind) {
  case TypeKind::Bool: return literal.integer ? "true" : "false";
  case TypeKind::Char: return charCode(literal.integer, type);
  case TypeKind::Enum: return enumCode(literal.integer, type, component);
  case TypeKind::Float: return floatCode(static_cast<double>(literal.integer), type.spelling, type.bits);
  default: return intCode(literal.integer, type, exact);
  }
}

}  // namespace eclat
