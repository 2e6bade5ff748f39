#include "kinds/reading.h"

#include <fmt/format.h>

namespace eclat {

std::unexpected<BadValue> bad(const Written &at, std::string message) {
  return std::unexpected(BadValue{at.line, at.column, std::move(message)});
}

std::unexpected<BadValue> badKind(const Written &at, const Type &type, const char *expected) {
  return bad(at, fmt::format("{} is no value of type '{}': expected {}", shown(at), type.spelling, expected));
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

}  // namespace eclat
