// Integers of up to 64 bits. In the runtime: Decode (call.h), ShapeKind::Scalar (shape.h).
#include "kinds/integers.h"

#include "kinds/literal_code.h"
#include "kinds/reading.h"
#include "kinds/registry.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>

namespace eclat {

namespace {

// How the sorts of integer are mixed, in percent. Small ones build states; the rest look for limits.
constexpr int kSmall = 60, kFromSource = 20, kExtreme = 10;

std::int64_t lowest(const Type &type) {
  return !type.isSigned ? 0 : type.bits >= 64 ? INT64_MIN : -(std::int64_t{1} << (type.bits - 1));
}
std::int64_t highest(const Type &type) {  // as a bit pattern for unsigned 64-bit types
  if (type.bits >= 64)
    return type.isSigned ? INT64_MAX : -1;
  return static_cast<std::int64_t>((std::uint64_t{1} << (type.isSigned ? type.bits - 1 : type.bits)) - 1);
}

// Of a number that is no greater than one of the type.
bool staysWithin(std::int64_t value, const Type &type) {
  return type.isSigned ? type.bits >= 64 || value < std::int64_t{1} << (type.bits - 1) : value >= 0;
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

class IntKind : public Kind {
public:
  IntKind() : Kind({.hasLiterals = true, .isPlain = true, .equalsItself = true, .isTelling = true}) {}

  Literal make(const Type &type, const Making &making) const override {
    Random &random = making.random;
    int die = static_cast<int>(random.below(100));
    if (die < kSmall) {
      static const std::vector<std::int64_t> small = {0, 1, 2, 3, 4, 5, 7, 10, -1, -2, 1, 2, 0, 3};
      return integerLiteral(fitted(random.pick(small), type));
    }
    die -= kSmall;
    if (die < kFromSource && !making.constants.integers.empty())
      return integerLiteral(fitted(random.pick(making.constants.integers), type));
    die -= kFromSource;
    if (die >= 0 && die < kExtreme) {
      const std::int64_t extremes[] = {lowest(type), highest(type), fitted(highest(type) - 1, type),
                                       fitted(lowest(type) + 1, type)};
      return integerLiteral(extremes[random.below(4)]);
    }
    return integerLiteral(fitted(static_cast<std::int64_t>(random.below(201)) - 100, type));
  }

  std::vector<Literal> beside(const Expr &constant, const Type &type) const override {
    std::vector<Literal> out;
    if (constant.constant == ConstKind::Int)
      for (std::int64_t step : {0, -1, 1})
        if (std::int64_t near = 0; !__builtin_add_overflow(constant.integer, step, &near) && isWithin(near, type))
          out.push_back(integerLiteral(near));
    return out;
  }

  std::expected<Literal, BadValue> read(const Written &written, const Type &type, const Component &) const override {
    return readInteger(written, type);
  }

  std::optional<Literal> recall(const rt::Value &value, const Type &) const override { return recallInteger(value); }

  bool canVary(const Type &) const override { return true; }

  // The next number, where it is still a small one.
  void vary(Literal &literal, const Type &, Random &random) const override {
    if (literal.kind == LiteralKind::Int && literal.integer > -100 && literal.integer < 100)
      literal.integer += literal.integer > 0 && random.chance(50) ? -1 : 1;
  }

  std::vector<Literal> simpler(const Literal &literal, const Type &type) const override {
    std::vector<Literal> out;
    if (literal.kind != LiteralKind::Int)
      return out;
    std::int64_t value = literal.integer;
    bool isHuge = value < 0 && !type.isSigned;  // a bit pattern
    for (std::int64_t candidate : {std::int64_t{0}, std::int64_t{1}})
      out.push_back(integerLiteral(candidate));
    if (value < 0 && !isHuge)
      out.push_back(integerLiteral(-1));
    if (!isHuge && value != INT64_MIN)
      for (std::int64_t candidate : {-value, value / 2, value - (value > 0 ? 1 : -1)})
        if (staysWithin(candidate, type))
          out.push_back(integerLiteral(candidate));
    return out;
  }

  Domain domain(const Type &type, const Component &) const override { return integerDomain(type); }

  std::expected<ValueShape, std::string> shape(const Type &type, const Component &) const override {
    return ValueShape{.shape = type.bits >= 64 && !type.isSigned ? Shape::Big : Shape::Int, .bits = type.bits};
  }
};

}  // namespace

const Kind &kindOfInt() {
  static const IntKind kind;
  return kind;
}

std::int64_t mostOf(const Type &type) { return type.bits >= 64 ? INT64_MAX : highest(type); }

bool isWithin(std::int64_t value, const Type &type) { return value >= lowest(type) && value <= mostOf(type); }

std::int64_t fitted(std::int64_t value, const Type &type) {
  if (type.bits >= 64)
    return value;
  if (type.isSigned)
    return std::clamp(value, lowest(type), highest(type));
  return static_cast<std::int64_t>(static_cast<std::uint64_t>(value) & static_cast<std::uint64_t>(highest(type)));
}

std::expected<Literal, BadValue> readInteger(const Written &w, const Type &type) {
  std::int64_t value = 0;
  std::uint64_t large = 0;
  bool isWord = w.kind == WrittenKind::Word && !w.isQuoted;
  if (isWord && !type.isSigned && parsesAs(w.text, large)) {
    std::uint64_t most = type.bits >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << type.bits) - 1;
    if (large <= most)
      return integerLiteral(static_cast<std::int64_t>(large));
    return bad(w, fmt::format("{} does not fit '{}', which ends at {}", w.text, type.spelling, most));
  }
  if (!isWord || !parsesAs(w.text, value))
    return badKind(w, type, "a whole number");
  std::int64_t most =
      type.bits >= 64 ? std::numeric_limits<std::int64_t>::max() : (std::int64_t{1} << (type.bits - 1)) - 1;
  if (!type.isSigned || value > most || value < -most - 1)
    return bad(w, fmt::format("{} does not fit '{}', which is from {} to {}", w.text, type.spelling,
                              type.isSigned ? -most - 1 : 0, type.isSigned ? most : 2 * most + 1));
  return integerLiteral(value);
}

std::optional<Literal> recallInteger(const rt::Value &value) {
  if (value.kind != rt::Kind::Int && value.kind != rt::Kind::Big)
    return std::nullopt;
  return integerLiteral(value.i);
}

Domain integerDomain(const Type &type) {
  return {.bits = type.bits > 0 && type.bits <= 64 ? static_cast<unsigned>(type.bits) : 64, .isSigned = type.isSigned};
}

std::string integerCode(std::int64_t value) { return integerCode(value, integerType("long long", 64, true), false); }

std::string integerCode(std::int64_t value, const Type &type, bool exact) {
  std::uint64_t most = type.bits >= 64 ? ~0ull : (1ull << type.bits) - 1;
  if (type.isSigned)
    most >>= 1;
  // The extremes of narrow types are short numbers that everybody knows.
  if (type.bits >= 32 && static_cast<std::uint64_t>(value) == most)
    return limitCode(type.spelling, "max");
  if (type.bits >= 32 && type.isSigned && value == -static_cast<std::int64_t>(most) - 1)
    return limitCode(type.spelling, "min");
  std::string digits = type.isSigned ? fmt::format("{}", value) : fmt::format("{}", static_cast<std::uint64_t>(value));
  bool isInt = type.isSigned || value >= 0 ? value == static_cast<std::int32_t>(value) : false;
  if (!exact && isInt)
    return digits;
  const char *suffix = suffixOf(type.spelling);
  if (suffix)
    return digits + suffix;
  return exact ? castCode(type.spelling, isInt ? digits : digits + (type.isSigned ? "LL" : "ULL"))
               : digits + (type.isSigned ? "LL" : "ULL");
}

}  // namespace eclat
