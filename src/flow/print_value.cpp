#include "flow/print_value.h"

#include "flow/language/expr.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

std::string printValue(const rt::Value &value, const std::string &type, const std::vector<EnumInfo> &enums) {
  switch (value.kind) {
  case rt::Kind::Undefined: return "?";
  case rt::Kind::Big: return fmt::format("{}", value.u);
  case rt::Kind::Float: return printFloat(value.d);
  case rt::Kind::Text: return quoteText(std::string(value.text, value.length));
  case rt::Kind::Pointer: return value.u ? "not null" : "null";
  case rt::Kind::Sequence: {
    constexpr std::uint32_t kShown = 16;
    std::string out = "[";
    for (std::uint32_t i = 0; i < std::min(value.held(), kShown); ++i)
      out += (i ? ", " : "") + printValue(value.elements[i], type, enums);
    return out + (value.length > kShown ? fmt::format(", … {} in all]", value.length) : "]");
  }
  case rt::Kind::Int: break;
  }
  if (type == "bool")
    return value.i ? "true" : "false";
  for (const EnumInfo &info : enums)
    if (info.name == type)
      for (const Enumerator &enumerator : info.enumerators)
        if (enumerator.value == value.i)
          return enumerator.name;
  return fmt::format("{}", value.i);
}

}  // namespace eclat
