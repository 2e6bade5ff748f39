#include "flow/input.h"

#include <cmath>
#include <cstring>
#include <functional>

namespace eclat {

bool Literal::operator==(const Literal &o) const {
  bool sameReal = std::memcmp(&real, &o.real, sizeof real) == 0 || (std::isnan(real) && std::isnan(o.real));
  return kind == o.kind && integer == o.integer && sameReal && text == o.text && elements == o.elements;
}

namespace {

std::uint64_t mix(std::uint64_t h, std::uint64_t x) {
  h ^= x + 0x9e3779b97f4a7c15ull + (h << 12) + (h >> 4);
  h *= 0xbf58476d1ce4e5b9ull;
  return h ^ (h >> 29);
}

std::uint64_t hashLiteral(const Literal &literal, std::uint64_t h) {
  h = mix(h, static_cast<std::uint64_t>(literal.kind));
  h = mix(h, static_cast<std::uint64_t>(literal.integer));
  std::uint64_t bits = 0;
  if (!std::isnan(literal.real))
    std::memcpy(&bits, &literal.real, sizeof bits);
  h = mix(h, bits);
  for (char c : literal.text)
    h = mix(h, static_cast<unsigned char>(c));
  for (const Literal &element : literal.elements)
    h = hashLiteral(element, h);
  return mix(h, literal.text.size() * 31 + literal.elements.size());
}

}  // namespace

std::uint64_t hashInput(const Input &input) {
  std::uint64_t h = input.steps.size();
  for (const Step &step : input.steps) {
    h = mix(h, static_cast<std::uint64_t>(step.operation));
    for (const Argument &argument : step.arguments)
      h = argument.isStep() ? mix(h, static_cast<std::uint64_t>(argument.step) + (argument.isAlias ? 70007 : 7))
                            : hashLiteral(argument.literal, h);
  }
  return h;
}

void append(Input &head, const Input &tail) {
  int offset = static_cast<int>(head.steps.size());
  head.steps.reserve(head.steps.size() + tail.steps.size() + 1);  // and the call that is made of both
  for (const Step &step : tail.steps) {
    head.steps.push_back(step);
    for (Argument &argument : head.steps.back().arguments)
      if (argument.isStep())
        argument.step += offset;
  }
}

}  // namespace eclat
