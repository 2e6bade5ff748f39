#include "flow/quantity.h"

#include <utility>

namespace eclat {

namespace {

constexpr std::pair<QuantityPart, std::string_view> kParts[] = {
    {QuantityPart::Size,     "size "    },
    {QuantityPart::Elements, "elements "},
    {QuantityPart::Values,   "values "  }
};
constexpr std::string_view kField = "field ", kParameter = "param ", kResult = "return ";

bool take(std::string_view &text, std::string_view start) {
  if (!text.starts_with(start))
    return false;
  text.remove_prefix(start.size());
  return true;
}

}  // namespace

Quantity::Quantity(const char *written) : Quantity(parseQuantity(written)) {}

Quantity Quantity::partOf(QuantityPart wanted) const {
  Quantity out = *this;
  out.part = wanted;
  return out;
}

std::string print(const Quantity &quantity) {
  std::string out;
  for (auto [part, spelling] : kParts)
    if (part == quantity.part)
      out = spelling;
  switch (quantity.of) {
  case QuantityOf::Field: return (out.empty() ? std::string(kField) : out) + quantity.name;
  case QuantityOf::Parameter: return out + std::string(kParameter) + quantity.owner + " " + quantity.name;
  case QuantityOf::Result: return out + std::string(kResult) + quantity.owner;
  }
  return out;
}

Quantity parseQuantity(std::string_view text) {
  QuantityPart part = QuantityPart::Whole;
  for (auto [candidate, spelling] : kParts)
    if (take(text, spelling)) {
      part = candidate;
      break;
    }
  if (take(text, kResult))
    return Quantity::result(std::string(text)).partOf(part);
  if (take(text, kParameter)) {
    std::size_t space = text.rfind(' ');  // signatures have spaces, names have none
    std::string name(space == std::string_view::npos ? "" : text.substr(space + 1));
    return Quantity::parameter(std::string(text.substr(0, space)), name).partOf(part);
  }
  take(text, kField);
  return Quantity::field(std::string(text)).partOf(part);
}

}  // namespace eclat
