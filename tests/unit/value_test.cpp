#include "../../runtime/bytes.h"
#include "../../runtime/value.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <string>
#include <vector>

namespace eclat::rt {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Value text(const std::string &s) { return Value::ofText(s.data(), s.size()); }
Value sequence(const std::vector<Value> &v) { return Value::ofSequence(v.data(), v.size()); }

void expectOrder(const Value &smaller, const Value &greater) {
  EXPECT_EQ(compare(smaller, greater), Order::Less);
  EXPECT_EQ(compare(greater, smaller), Order::Greater);
}

TEST(Value, IntegersAndFloatsAreComparedWithoutRoundingEither) {
  constexpr std::int64_t odd = (std::int64_t{1} << 53) + 1;  // the first integer that no double can hold
  EXPECT_EQ(static_cast<double>(odd), 9007199254740992.0);
  expectOrder(Value::ofFloat(9007199254740992.0), Value::ofInt(odd));
  expectOrder(Value::ofInt(odd), Value::ofFloat(9007199254740994.0));
  EXPECT_EQ(compare(Value::ofInt(odd - 1), Value::ofFloat(9007199254740992.0)), Order::Equal);
  expectOrder(Value::ofInt(-odd), Value::ofFloat(-9007199254740992.0));
}

TEST(Value, FractionsLieBetweenIntegers) {
  expectOrder(Value::ofInt(2), Value::ofFloat(2.5));
  expectOrder(Value::ofFloat(2.5), Value::ofInt(3));
  expectOrder(Value::ofInt(-3), Value::ofFloat(-2.5));
  expectOrder(Value::ofFloat(-2.5), Value::ofInt(-2));
}

TEST(Value, TheLimitsOfTheIntegersMeetFloatsExactly) {
  EXPECT_EQ(compare(Value::ofInt(INT64_MIN), Value::ofFloat(-9223372036854775808.0)), Order::Equal);
  expectOrder(Value::ofInt(INT64_MAX), Value::ofFloat(9223372036854775808.0));
  EXPECT_EQ(compare(Value::ofUnsigned(std::uint64_t{1} << 63), Value::ofFloat(9223372036854775808.0)), Order::Equal);
  expectOrder(Value::ofUnsigned(UINT64_MAX), Value::ofFloat(18446744073709551616.0));
  expectOrder(Value::ofFloat(18446744073709549568.0), Value::ofUnsigned(UINT64_MAX));
  expectOrder(Value::ofInt(INT64_MAX), Value::ofFloat(kInfinity));
  expectOrder(Value::ofFloat(-kInfinity), Value::ofInt(INT64_MIN));
}

TEST(Value, BigUnsignedIsAboveEveryInteger) {
  EXPECT_EQ(Value::ofUnsigned(INT64_MAX).kind, Kind::Int);
  EXPECT_EQ(Value::ofUnsigned(std::uint64_t{1} << 63).kind, Kind::Big);
  expectOrder(Value::ofInt(INT64_MAX), Value::ofUnsigned(std::uint64_t{1} << 63));
  expectOrder(Value::ofInt(-1), Value::ofUnsigned(UINT64_MAX));
  expectOrder(Value::ofUnsigned(UINT64_MAX - 1), Value::ofUnsigned(UINT64_MAX));
}

TEST(Value, NaNIsUnorderedButTheSameState) {
  for (const Value &other : {Value::ofFloat(kNaN), Value::ofFloat(1), Value::ofInt(0), Value::ofUnsigned(UINT64_MAX)}) {
    EXPECT_EQ(compare(Value::ofFloat(kNaN), other), Order::Unordered);
    EXPECT_EQ(compare(other, Value::ofFloat(kNaN)), Order::Unordered);
  }
  EXPECT_TRUE(same(Value::ofFloat(kNaN), Value::ofFloat(-kNaN)));
  EXPECT_EQ(hashValue(Value::ofFloat(kNaN), 1), hashValue(Value::ofFloat(-kNaN), 1));
}

TEST(Value, ZeroAndMinusZeroAreEqualButDifferentStates) {
  EXPECT_EQ(compare(Value::ofFloat(0.0), Value::ofFloat(-0.0)), Order::Equal);
  EXPECT_FALSE(same(Value::ofFloat(0.0), Value::ofFloat(-0.0)));
  EXPECT_NE(hashValue(Value::ofFloat(0.0), 1), hashValue(Value::ofFloat(-0.0), 1));
}

TEST(Value, TextsAreOrderedByBytesAndMayHoldZeroBytes) {
  std::string a("a\0b", 3), b("a\0c", 3), prefix("a\0", 2), high("\xff"), low("z");
  expectOrder(text(a), text(b));
  expectOrder(text(prefix), text(a));
  expectOrder(text(low), text(high));
  EXPECT_EQ(compare(Value::ofText(nullptr, 0), text("")), Order::Equal);
}

TEST(Value, PointersAreComparedForEqualityOnly) {
  int x = 0, y = 0;
  EXPECT_EQ(compare(Value::ofPointer(&x), Value::ofPointer(&x)), Order::Equal);
  EXPECT_EQ(compare(Value::ofPointer(&x), Value::ofPointer(&y)), Order::Unordered);
  EXPECT_EQ(compare(Value::ofPointer(nullptr), Value::ofPointer(nullptr)), Order::Equal);
  // Addresses differ from run to run: a state must not depend on them.
  EXPECT_EQ(hashValue(Value::ofPointer(&x), 1), hashValue(Value::ofPointer(&y), 1));
  EXPECT_NE(hashValue(Value::ofPointer(&x), 1), hashValue(Value::ofPointer(nullptr), 1));
}

TEST(Value, SequencesAreOrderedLikeWords) {
  std::vector<Value> ab = {Value::ofInt(1), Value::ofInt(2)}, abc = {Value::ofInt(1), Value::ofInt(2), Value::ofInt(0)},
                     b = {Value::ofInt(2)};
  expectOrder(sequence(ab), sequence(abc));
  expectOrder(sequence(abc), sequence(b));
  EXPECT_EQ(compare(sequence(ab), sequence(ab)), Order::Equal);
  expectOrder(sequence({}), sequence(b));
}

TEST(Value, DifferentKindsDoNotCompare) {
  std::string s = "1";
  EXPECT_EQ(compare(text(s), Value::ofInt(1)), Order::Unordered);
  EXPECT_EQ(compare(Value::ofPointer(nullptr), Value::ofInt(0)), Order::Unordered);
  EXPECT_EQ(compare(Value(), Value()), Order::Unordered);
  EXPECT_TRUE(same(Value(), Value()));
}

TEST(Value, HashesTellLengthsAndNestingApart) {
  std::vector<Value> one = {Value::ofInt(1)}, empty, nested = {sequence(one)},
                     flat = {Value::ofInt(1), Value::ofInt(1)};
  std::vector<std::uint64_t> hashes = {hashValue(sequence(empty), 0),  hashValue(sequence(one), 0),
                                       hashValue(sequence(nested), 0), hashValue(sequence(flat), 0),
                                       hashValue(Value(), 0),          hashValue(Value::ofInt(0), 0)};
  for (std::size_t i = 0; i < hashes.size(); ++i)
    for (std::size_t k = i + 1; k < hashes.size(); ++k)
      EXPECT_NE(hashes[i], hashes[k]) << i << " and " << k;
}

TEST(Value, SequencesOfDifferentLengthDifferEvenWhereOnlyTheCutPartDoes) {
  std::vector<Value> held(kMaxElements, Value::ofInt(7));
  Value longer = Value::ofSequence(held.data(), kMaxElements + 2),
        longest = Value::ofSequence(held.data(), kMaxElements + 9);
  EXPECT_EQ(longer.held(), kMaxElements);
  expectOrder(longer, longest);
  EXPECT_FALSE(same(longer, longest));
}

TEST(Arena, GivesBackTheSameMemoryAfterAReset) {
  Arena arena;
  void *first = arena.allocate(100);
  arena.allocate(1u << 20);  // more than a block
  arena.reset();
  EXPECT_EQ(arena.allocate(100), first);
}

TEST(Arena, PiecesDoNotOverlapAndAreAligned) {
  Arena arena;
  for (int round = 0; round < 2; ++round) {
    std::vector<std::pair<unsigned char *, std::size_t>> pieces;
    for (std::size_t n : {1u, 15u, 16u, 17u, 70'000u, 3u, 65'536u, 40'000u, 40'000u}) {
      auto *p = static_cast<unsigned char *>(arena.allocate(n));
      EXPECT_EQ(reinterpret_cast<std::uintptr_t>(p) % 16, 0u);
      std::memset(p, static_cast<int>(pieces.size() + 1), n);
      pieces.emplace_back(p, n);
    }
    for (std::size_t i = 0; i < pieces.size(); ++i)
      for (std::size_t at : {std::size_t{0}, pieces[i].second - 1})
        EXPECT_EQ(pieces[i].first[at], i + 1);
    arena.reset();
  }
}

TEST(Bytes, EveryValueIsReadBackAsWritten) {
  std::string bytes("\0\xff x", 4);
  std::vector<Value> inner = {Value::ofInt(-1), Value(), Value::ofFloat(kNaN)};
  std::vector<Value> values = {Value(),
                               Value::ofInt(INT64_MIN),
                               Value::ofInt(INT64_MAX),
                               Value::ofInt(-1),
                               Value::ofUnsigned(UINT64_MAX),
                               Value::ofFloat(-0.0),
                               Value::ofFloat(kNaN),
                               Value::ofPointer(&bytes),
                               text(bytes),
                               sequence(inner),
                               sequence({})};
  std::vector<Value> all = values;
  values.push_back(sequence(all));
  ByteWriter out;
  for (const Value &v : values)
    out.value(v);
  ByteReader in(out.bytes().data(), out.bytes().size());
  Arena arena;
  for (const Value &v : values)
    EXPECT_TRUE(same(in.value(arena), v));
  EXPECT_TRUE(in.ok());
  EXPECT_TRUE(in.atEnd());
}

TEST(Bytes, ALongSequenceKeepsItsTrueLengthAndItsFirstElements) {
  std::vector<Value> held;
  for (std::uint32_t i = 0; i < kMaxElements; ++i)
    held.push_back(Value::ofInt(i));
  ByteWriter out;
  out.value(Value::ofSequence(held.data(), 1'000'000));
  out.value(Value::ofInt(42));
  ByteReader in(out.bytes().data(), out.bytes().size());
  Arena arena;
  Value v = in.value(arena);
  EXPECT_EQ(v.length, 1'000'000u);
  EXPECT_EQ(v.elements[kMaxElements - 1].i, kMaxElements - 1);
  EXPECT_EQ(in.value(arena).i, 42);
}

TEST(Bytes, SignedNumbersOfAllSizesSurvive) {
  std::vector<std::int64_t> numbers = {0, 1, -1, 63, 64, -64, -65, 1 << 20, INT64_MAX, INT64_MIN};
  for (int shift = 0; shift < 63; ++shift) {
    numbers.push_back(std::int64_t{1} << shift);
    numbers.push_back(-(std::int64_t{1} << shift));
  }
  ByteWriter out;
  for (std::int64_t x : numbers)
    out.signedVarint(x);
  ByteReader in(out.bytes().data(), out.bytes().size());
  for (std::int64_t x : numbers)
    EXPECT_EQ(in.signedVarint(), x);
  EXPECT_TRUE(in.ok() && in.atEnd());
}

TEST(Bytes, ReadingBeyondTheEndIsNoticedAtEveryLength) {
  std::string bytes = "some text";
  std::vector<Value> inner = {Value::ofInt(300), text(bytes), Value::ofFloat(1)};
  ByteWriter out;
  out.value(sequence(inner));
  for (std::size_t n = 0; n < out.bytes().size(); ++n) {
    std::string cut = out.bytes().substr(0, n);
    ByteReader in(cut.data(), cut.size());
    Arena arena;
    in.value(arena);
    EXPECT_FALSE(in.ok()) << n;
    EXPECT_EQ(in.u8(), 0);
    EXPECT_EQ(in.fixed64(), 0u);
  }
}

TEST(Bytes, NestingWithoutEndAndUnknownKindsAreRefused) {
  std::string nested;
  for (int i = 0; i < 1000; ++i)
    nested += {static_cast<char>(Kind::Sequence), 1};
  std::string unknown = {static_cast<char>(Kind::Sequence) + 1, 0, 0};
  for (const std::string &bytes : {nested, unknown}) {
    ByteReader in(bytes.data(), bytes.size());
    Arena arena;
    in.value(arena);
    EXPECT_FALSE(in.ok());
  }
}

}  // namespace
}  // namespace eclat::rt
