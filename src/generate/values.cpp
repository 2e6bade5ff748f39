#include "generate/values.h"

#include "flow/language/form.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <cstddef>
#include <limits>

namespace eclat {

namespace {

// How the kinds of integer are mixed, in percent. Small ones build states; the rest look for limits.
constexpr int kSmall = 60, kFromSource = 20, kExtreme = 10;
constexpr int kNothing = 25;  // of optionals: none

std::int64_t lowest(const Type &type) {
  return !type.isSigned ? 0 : type.bits >= 64 ? INT64_MIN : -(std::int64_t{1} << (type.bits - 1));
}
std::int64_t highest(const Type &type) {  // as a bit pattern for unsigned 64-bit types
  if (type.bits >= 64)
    return type.isSigned ? INT64_MAX : -1;
  return static_cast<std::int64_t>((std::uint64_t{1} << (type.isSigned ? type.bits - 1 : type.bits)) - 1);
}

std::int64_t fit(std::int64_t value, const Type &type) {
  if (type.bits >= 64)
    return value;
  if (type.isSigned)
    return std::clamp(value, lowest(type), highest(type));
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(value) & static_cast<std::uint64_t>(highest(type)));
}

bool isText(const Type &element) { return element.spelling == "char" || element.spelling == "const char"; }
std::string parameterKey(const std::string &signature, std::ptrdiff_t index) {
  return signature + " " + std::to_string(index);
}

Literal integer(std::int64_t value) {
  Literal literal;
  literal.integer = value;
  return literal;
}

}  // namespace

std::int64_t Values::most(const Type &type) { return type.bits >= 64 ? INT64_MAX : highest(type); }

bool Values::fits(std::int64_t value, const Type &type) { return value >= lowest(type) && value <= most(type); }

Values::Values(const Component &component, int given) : component_(component), given_(given) {
  for (std::int64_t x : component.literals.integers)
    for (std::int64_t step : {0, -1, 1})
      if (std::int64_t near = 0; !__builtin_add_overflow(x, step, &near))
        integers_.push_back(near);
  floats_ = {0.0, 1.0, -1.0, 0.5, 2.0, 10.0, -0.0};
  floats_.insert(floats_.end(), component.literals.floats.begin(), component.literals.floats.end());
  texts_ = {"", "a", "b", "ab", "hello", " ", "A"};
  for (int copies = 0; copies < 2; ++copies)  // what the source compares against deserves more tries
    texts_.insert(texts_.end(), component.literals.strings.begin(), component.literals.strings.end());
  for (const GivenLiterals &given : component.given) {
    Given &to = given.operation.empty() ? givenByType_[given.type]
                                        : givenByParameter_[parameterKey(given.operation, given.parameter)];
    to.literals.insert(to.literals.end(), given.literals.begin(), given.literals.end());
    to.only = to.only || given.only;
  }
}

std::optional<Literal> Values::pickFrom(const std::map<std::string, Given> &given, const std::string &key,
                                        Random &random) const {
  auto it = given.find(key);
  if (it == given.end() || (!it->second.only && !random.chance(given_)))
    return std::nullopt;
  return random.pick(it->second.literals);
}

std::optional<Literal> Values::pickGiven(const Operation &operation, const Parameter &parameter, Random &random) const {
  return givenByParameter_.empty()
             ? std::nullopt
             : pickFrom(givenByParameter_, parameterKey(operation.signature, &parameter - operation.parameters.data()),
                        random);
}

Literal Values::pick(const Type &type, Random &random) const {
  if (!givenByType_.empty())
    if (std::optional<Literal> given = pickFrom(givenByType_, type.spelling, random))
      return *given;
  return pickOwn(type, random);
}

Literal Values::pickOwn(const Type &type, Random &random) const {
  switch (type.kind) {
  case TypeKind::Bool: return integer(static_cast<std::int64_t>(random.below(2)));
  case TypeKind::Char: {
    static const std::vector<std::int64_t> usual = {'a', 'b', 'z', 'A', '0', '9', ' ', '\n', 0, '-', '_'};
    return integer(fit(random.chance(85) ? random.pick(usual) : static_cast<std::int64_t>(random.below(256)), type));
  }
  case TypeKind::Int: return pickInteger(type, random);
  case TypeKind::Float: return pickFloat(type, random);
  case TypeKind::Enum: {
    const EnumInfo *info = component_.findEnum(type.spelling);
    return integer(info && !info->enumerators.empty() ? random.pick(info->enumerators).value : 0);
  }
  case TypeKind::String: return type.spelling == "const char *" ? pickCString(random) : pickText(random);
  case TypeKind::Stream: return type.spelling == "std::ostream" ? Literal{.kind = LiteralKind::Text} : pickText(random);
  case TypeKind::Sequence:
  case TypeKind::Range: return pickSequence(type, random);
  case TypeKind::Buffer: return isText(type.elements.front()) ? pickText(random) : pickSequence(type, random);
  case TypeKind::Choice: return pickForm(type, random);
  case TypeKind::Tuple: return pickEach(type, random);
  case TypeKind::Wrapped: return pick(type.elements.front(), random);
  case TypeKind::Optional:
    return random.chance(kNothing) ? Literal{.kind = LiteralKind::Null} : pick(type.elements.front(), random);
  default: return {.kind = LiteralKind::Null};
  }
}

Literal Values::pickInteger(const Type &type, Random &random) const {
  int die = static_cast<int>(random.below(100));
  if (die < kSmall) {
    static const std::vector<std::int64_t> small = {0, 1, 2, 3, 4, 5, 7, 10, -1, -2, 1, 2, 0, 3};
    return integer(fit(random.pick(small), type));
  }
  die -= kSmall;
  if (die < kFromSource && !integers_.empty())
    return integer(fit(random.pick(integers_), type));
  die -= kFromSource;
  if (die >= 0 && die < kExtreme) {
    const std::int64_t extremes[] = {lowest(type), highest(type), fit(highest(type) - 1, type),
                                     fit(lowest(type) + 1, type)};
    return integer(extremes[random.below(4)]);
  }
  return integer(fit(static_cast<std::int64_t>(random.below(201)) - 100, type));
}

Literal Values::pickFloat(const Type &type, Random &random) const {
  Literal literal{.kind = LiteralKind::Float};
  static const std::vector<double> special = {std::numeric_limits<double>::quiet_NaN(),
                                              std::numeric_limits<double>::infinity(),
                                              -std::numeric_limits<double>::infinity(), DBL_MAX, DBL_MIN};
  literal.real = random.chance(10)   ? random.pick(special)
                 : random.chance(25) ? (static_cast<double>(random.below(2001)) - 1000) / 8
                                     : random.pick(floats_);
  // A conversion that does not fit would be undefined behaviour of our own making.
  if (type.bits == 32 && std::isfinite(literal.real))
    literal.real = std::clamp(literal.real, -static_cast<double>(FLT_MAX), static_cast<double>(FLT_MAX));
  return literal;
}

Literal Values::pickText(Random &random) const {
  Literal literal{.kind = LiteralKind::Text};
  literal.text = random.pick(texts_);
  if (random.chance(10))
    for (std::size_t n = random.below(6); n > 0; --n)
      literal.text += static_cast<char>('a' + random.below(26));
  return literal;
}

Literal Values::pickCString(Random &random) const {
  Literal literal = pickText(random);
  literal.text.resize(std::min(literal.text.find('\0'), literal.text.size()));
  return literal;
}

Literal Values::pickEach(const Type &type, Random &random) const {
  Literal literal{.kind = LiteralKind::List};
  for (const Type &element : type.elements)
    literal.elements.push_back(pick(element, random));
  return literal;
}

Literal Values::pickForm(const Type &type, Random &random) const {
  Literal literal{.kind = LiteralKind::List};
  std::size_t form = random.below(type.forms.size());
  literal.elements.push_back(integer(static_cast<std::int64_t>(form)));
  for (const Type &hole : holesOf(type, form))
    literal.elements.push_back(pick(hole, random));
  return literal;
}

Literal Values::pickSequence(const Type &type, Random &random) const {
  Literal literal{.kind = LiteralKind::List};
  for (std::size_t n = random.below(5); n > 0; --n)
    literal.elements.push_back(pick(type.elements.front(), random));
  return literal;
}

}  // namespace eclat
