#pragma once

#include "flow/input.h"

#include <string>
#include <utility>
#include <vector>

namespace eclat::testing {

inline Literal ofKind(LiteralKind kind) {
  Literal l;
  l.kind = kind;
  return l;
}
inline Literal integer(std::int64_t value) {
  Literal l;
  l.integer = value;
  return l;
}
inline Literal real(double value) {
  Literal l = ofKind(LiteralKind::Float);
  l.real = value;
  return l;
}
inline Literal text(std::string bytes) {
  Literal l = ofKind(LiteralKind::Text);
  l.text = std::move(bytes);
  return l;
}
inline Literal list(std::vector<Literal> elements) {
  Literal l = ofKind(LiteralKind::List);
  l.elements = std::move(elements);
  return l;
}
inline Literal null() { return ofKind(LiteralKind::Null); }

inline Argument constant(Literal literal) { return {-1, std::move(literal)}; }
inline Argument step(int index) { return {index, {}}; }

}  // namespace eclat::testing
