#include "flow/files/bytecode.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <map>
#include <set>

namespace eclat {
namespace {

constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

using rt::Truth;
using rt::Value;

// A program point with values; expressions are written as people write them.
class Sample {
public:
  Sample &with(const std::string &name, Value now, Value before = {}) {
    Rep rep = now.kind == rt::Kind::Sequence ? Rep::Sequence : Rep::Int;
    variables_.push_back({parseVariable(name), rep, Rep::Int, "int", {"this"}});
    now_.push_back(now);
    before_.push_back(before);
    return *this;
  }
  Sample &with(const std::string &name, std::int64_t now) { return with(name, Value::ofInt(now)); }

  Truth holds(const std::string &text, bool hasEntry = true) const {
    auto code = compiled(text);
    return code ? code->holds(now_.data(), hasEntry ? before_.data() : nullptr, arena_) : Truth::Undefined;
  }
  Value value(const std::string &text) const {
    auto code = compiled(text);
    return code ? rt::evaluate(code->code.data(), code->code.size(), now_.data(), before_.data(), arena_) : Value();
  }
  std::optional<Bytecode> compiled(const std::string &text) const {
    auto expr = parseExpr(text);
    if (!expr) {
      ADD_FAILURE() << text << ": " << expr.error().message;
      return std::nullopt;
    }
    auto code = compileExpr(*expr, variables_, {});
    if (!code) {
      ADD_FAILURE() << text << ": " << code.error();
      return std::nullopt;
    }
    return std::move(*code);
  }

private:
  std::vector<Variable> variables_;
  std::vector<Value> now_, before_;
  mutable rt::Arena arena_;
};

#define EXPECT_TRUE_OF(sample, text) EXPECT_EQ((sample).holds(text), Truth::True) << (text)
#define EXPECT_FALSE_OF(sample, text) EXPECT_EQ((sample).holds(text), Truth::False) << (text)
#define EXPECT_UNDEFINED(sample, text) EXPECT_EQ((sample).holds(text), Truth::Undefined) << (text)

std::vector<Value> numbers(std::initializer_list<std::int64_t> list) {
  std::vector<Value> out;
  for (std::int64_t x : list)
    out.push_back(Value::ofInt(x));
  return out;
}
Value sequence(const std::vector<Value> &elements) { return Value::ofSequence(elements.data(), elements.size()); }
Value text(const std::string &s) { return Value::ofText(s.data(), s.size()); }

TEST(Eval, ComparesNumbers) {
  Sample s;
  s.with("x", 3).with("y", 5);
  for (const char *t : {"x == 3", "x != y", "x < y", "x <= 3", "y > x", "y >= 5"})
    EXPECT_TRUE_OF(s, t);
  for (const char *t : {"x == y", "x != 3", "y < x", "y <= x", "x > 3", "x >= y"})
    EXPECT_FALSE_OF(s, t);
}

TEST(Eval, DoesArithmetic) {
  Sample s;
  s.with("x", 7).with("d", Value::ofFloat(0.5));
  for (const char *t : {"x + 3 == 10", "x - 10 == -3", "x * x == 49", "x % 4 == 3", "-7 % 4 == -3", "x + d == 7.5",
                        "x * d == 3.5", "x - d == 6.5", "7.5 % 2 == 1.5", "x + 2 * 3 == 13"})
    EXPECT_TRUE_OF(s, t);
}

TEST(Eval, OverflowIsUndefinedAndNotAWrongNumber) {
  Sample s;
  s.with("max", INT64_MAX).with("min", INT64_MIN).with("big", Value::ofUnsigned(UINT64_MAX));
  for (const char *t : {"max + 1 > 0", "max + 1 <= 0", "min - 1 < 0", "max * 2 > 0", "min * -1 > 0", "big + 1 > 0",
                        "big - 1 > 0", "1 * big > 0", "big % 2 == 1"})
    EXPECT_UNDEFINED(s, t);
  EXPECT_TRUE_OF(s, "min + max == -1");
}

TEST(Eval, RemainderByZeroIsUndefinedAndByMinusOneIsZero) {
  Sample s;
  s.with("x", 7).with("min", INT64_MIN).with("d", Value::ofFloat(1.5));
  EXPECT_UNDEFINED(s, "x % 0 == 0");
  EXPECT_UNDEFINED(s, "d % 0 == 0");
  EXPECT_TRUE_OF(s, "min % -1 == 0");
}

TEST(Eval, ComparesIntegersWithFloatsExactly) {
  Sample s;
  s.with("i", (std::int64_t{1} << 53) + 1)
      .with("d", Value::ofFloat(9007199254740992.0))
      .with("big", Value::ofUnsigned(UINT64_MAX));
  for (const char *t : {"i > d", "d < i", "i != d", "i - 1 == d", "big < 18446744073709551616.0",
                        "big > 9223372036854775807", "big == 18446744073709551615", "big > -1"})
    EXPECT_TRUE_OF(s, t);
  EXPECT_FALSE_OF(s, "i == d");
}

TEST(Eval, NaNComparesAsInCpp) {
  Sample s;
  s.with("d", Value::ofFloat(kNaN)).with("x", 1);
  for (const char *t : {"d == d", "d < 1.0", "d >= 1.0", "d == x", "d <= x"})
    EXPECT_FALSE_OF(s, t);
  EXPECT_TRUE_OF(s, "d != d");
  EXPECT_TRUE_OF(s, "d != x");
}

TEST(Eval, TextsAreComparedByBytes) {
  std::string a("a\0b", 3);
  Sample s;
  s.with("t", text(a));
  EXPECT_TRUE_OF(s, "t == \"a\\000b\"");
  EXPECT_FALSE_OF(s, "t == \"a\"");
  EXPECT_TRUE_OF(s, "t > \"a\"");
  EXPECT_TRUE_OF(s, "size(t) == 3");
  EXPECT_TRUE_OF(s, "t in {\"x\", \"a\\000b\"}");
}

TEST(Eval, PointersAreNullOrAnIdentity) {
  int object = 0;
  Sample s;
  s.with("p", Value::ofPointer(&object)).with("q", Value::ofPointer(&object)).with("n", Value::ofPointer(nullptr));
  for (const char *t : {"p != null", "n == null", "p == q", "p != n"})
    EXPECT_TRUE_OF(s, t);
  EXPECT_FALSE_OF(s, "p == null");
}

TEST(Eval, IndexesSlicesAndSizes) {
  auto elements = numbers({10, 11, 12});
  Sample s;
  s.with("a[]", sequence(elements)).with("i", 1);
  for (const char *t :
       {"size(a) == 3", "size(a[]) == 3", "a[0] == 10", "a[i + 1] == 12", "size(a[1..2]) == 2", "a[1..2] == {11, 12}",
        "size(a[0..-1]) == 0", "size(a[3..2]) == 0", "a[0..2] == a[]", "a[0..i] >= 10", "a[1..2][1] == 12"})
    EXPECT_TRUE_OF(s, t);
}

TEST(Eval, WhatLiesOutsideASequenceIsUndefined) {
  auto elements = numbers({10, 11, 12});
  Sample s;
  s.with("a[]", sequence(elements)).with("min", INT64_MIN).with("max", INT64_MAX);
  for (const char *t :
       {"a[3] == 0", "a[-1] == 0", "a[min] == 0", "a[max] == 0", "a[0..3] >= 0", "a[-1..1] >= 0", "size(a[2..0]) == 0",
        "size(a[4..3]) == 0", "a[max..min] >= 0", "a[0.5] == 10", "a[0..max] >= 0"})
    EXPECT_UNDEFINED(s, t);
}

TEST(Eval, AStatementOverASequenceIsAboutEveryElement) {
  auto elements = numbers({1, 2, 3});
  std::vector<Value> none;
  Sample s;
  s.with("a[]", sequence(elements)).with("e[]", sequence(none));
  for (const char *t : {"a[] >= 1", "a[] < 4", "a[] != 0", "e[] > 5", "e[] == 1"})
    EXPECT_TRUE_OF(s, t);
  for (const char *t : {"a[] > 1", "a[] == 1", "a[] != 2", "a[] <= 2"})
    EXPECT_FALSE_OF(s, t);
}

TEST(Eval, ElementsThatCannotBeReadSayNothing) {
  std::vector<Value> elements = {Value::ofInt(1), Value(), Value::ofInt(3)};
  Sample s;
  s.with("a[]", sequence(elements));
  EXPECT_TRUE_OF(s, "a[] >= 1");
  EXPECT_FALSE_OF(s, "a[] >= 2");
  EXPECT_UNDEFINED(s, "a[1] == 1");
}

TEST(Eval, MembershipLooksForAnEqualElement) {
  auto elements = numbers({1, 2, 3});
  Sample s;
  s.with("a[]", sequence(elements)).with("x", 2).with("y", 9).with("d", Value::ofFloat(3.0));
  for (const char *t : {"x in a[]", "y not in a[]", "d in a[]", "x in {4, x}", "x not in {}", "1 in {true}"})
    EXPECT_TRUE_OF(s, t);
  for (const char *t : {"y in a[]", "x not in a[]", "x in {}"})
    EXPECT_FALSE_OF(s, t);
  EXPECT_UNDEFINED(s, "x in y");
}

TEST(Eval, TheHeldPartOfALongSequenceDecidesOrNothingDoes) {
  std::vector<Value> elements(rt::kMaxElements, Value::ofInt(5));
  elements[3] = Value::ofInt(8);
  Sample s;
  s.with("a[]", Value::ofSequence(elements.data(), rt::kMaxElements + 10));
  EXPECT_TRUE_OF(s, "size(a) == 266");
  EXPECT_FALSE_OF(s, "a[] <= 7");   // one held element decides
  EXPECT_UNDEFINED(s, "a[] <= 8");  // the rest might be greater
  EXPECT_TRUE_OF(s, "8 in a[]");
  EXPECT_FALSE_OF(s, "8 not in a[]");
  EXPECT_UNDEFINED(s, "9 in a[]");
  EXPECT_UNDEFINED(s, "9 not in a[]");
  EXPECT_UNDEFINED(s, "a[260] == 5");
  EXPECT_UNDEFINED(s, "a[0..260] >= 0");
  EXPECT_TRUE_OF(s, "a[4..255] == 5");
}

TEST(Eval, EqualHeldPartsOfLongSequencesDoNotMakeThemEqual) {
  std::vector<Value> elements(rt::kMaxElements, Value::ofInt(5)), other(elements);
  other[7] = Value::ofInt(6);
  Sample s;
  s.with("a[]", Value::ofSequence(elements.data(), 300)).with("b[]", Value::ofSequence(elements.data(), 300));
  s.with("c[]", Value::ofSequence(other.data(), 300)).with("d[]", Value::ofSequence(elements.data(), 301));
  EXPECT_FALSE_OF(s, "a[] == c[]");
  EXPECT_TRUE_OF(s, "a[] != c[]");
  EXPECT_FALSE_OF(s, "a[] == d[]");  // the lengths are known
  EXPECT_UNDEFINED(s, "a[] == b[]");
  EXPECT_UNDEFINED(s, "a[] != b[]");
}

TEST(Eval, OrigIsTheSampleAtEntry) {
  auto before = numbers({1}), after = numbers({1, 2});
  Sample s;
  s.with("x", Value::ofInt(4), Value::ofInt(3)).with("a[]", sequence(after), sequence(before));
  for (const char *t : {"x == orig(x) + 1", "orig(x) == 3", "size(a) == size(orig(a)) + 1", "orig(a)[0] == a[0]",
                        "a[0..0] == orig(a[])", "orig(a[]) <= 1"})
    EXPECT_TRUE_OF(s, t);
  EXPECT_EQ(s.holds("orig(x) == 3", false), Truth::Undefined);  // there is no entry sample
}

TEST(Eval, AnUndefinedOperandMakesAStatementUndefined) {
  auto elements = numbers({1});
  Sample s;
  s.with("u", Value()).with("x", 1).with("a[]", sequence(elements));
  for (const char *t : {"u == 1", "u != 1", "u < x", "x >= u", "u + 1 == 2", "u - u == 0", "u * 0 == 0", "u % 2 == 0",
                        "size(u) == 0", "size(x) == 0", "a[u] == 1", "a[u..0] == 1", "a[0..u] == 1", "u in a[]",
                        "u not in a[]", "x in u", "not (u == 1)", "u == u", "u == null"})
    EXPECT_UNDEFINED(s, t);
}

TEST(Eval, ConnectivesDecideFromOneSideWhereTheyCan) {
  Sample s;
  s.with("u", Value()).with("x", 1);
  EXPECT_FALSE_OF(s, "u == 1 and x == 2");
  EXPECT_FALSE_OF(s, "x == 2 and u == 1");
  EXPECT_UNDEFINED(s, "u == 1 and x == 1");
  EXPECT_TRUE_OF(s, "u == 1 or x == 1");
  EXPECT_TRUE_OF(s, "x == 1 or u == 1");
  EXPECT_UNDEFINED(s, "u == 1 or x == 2");
  EXPECT_TRUE_OF(s, "x == 2 ==> u == 1");
  EXPECT_TRUE_OF(s, "u == 1 ==> x == 1");
  EXPECT_UNDEFINED(s, "x == 1 ==> u == 1");
  EXPECT_UNDEFINED(s, "u == 1 ==> x == 2");
}

TEST(Eval, ConnectivesFollowTheirTruthTables) {
  for (bool a : {false, true})
    for (bool b : {false, true}) {
      Sample s;
      s.with("a", a).with("b", b);
      EXPECT_EQ(s.holds("a == 1 and b == 1"), a && b ? Truth::True : Truth::False);
      EXPECT_EQ(s.holds("a == 1 or b == 1"), a || b ? Truth::True : Truth::False);
      EXPECT_EQ(s.holds("a == 1 ==> b == 1"), !a || b ? Truth::True : Truth::False);
      EXPECT_EQ(s.holds("not a == 1"), !a ? Truth::True : Truth::False);
    }
}

TEST(Eval, ATermThatIsNoStatementNeitherHoldsNorFails) {
  std::string t = "x";
  auto elements = numbers({1});
  Sample s;
  s.with("t", text(t)).with("a[]", sequence(elements)).with("d", Value::ofFloat(1));
  for (const char *term : {"t", "a[]", "d", "null", "{}", "1.5"})
    EXPECT_UNDEFINED(s, term);
}

TEST(Eval, OrderBetweenSequencesIsPairByPair) {
  auto low = numbers({1, 2, 3}), high = numbers({1, 5, 3}), shorter = numbers({9});
  Sample s;
  s.with("a[]", sequence(low)).with("b[]", sequence(high)).with("c[]", sequence(shorter));
  EXPECT_TRUE_OF(s, "a[] <= b[]");
  EXPECT_FALSE_OF(s, "a[] < b[]");
  EXPECT_FALSE_OF(s, "a[] >= b[]");
  EXPECT_UNDEFINED(s, "a[] <= c[]");
  EXPECT_TRUE_OF(s, "a[] != c[]");
}

TEST(Eval, AggregatesNumbers) {
  auto elements = numbers({4, -2, 9}), huge = numbers({INT64_MAX, 1});
  std::vector<Value> none, mixed = {Value::ofInt(1), Value::ofFloat(0.5)}, unreadable = {Value::ofInt(1), Value()};
  Sample s;
  s.with("a[]", sequence(elements)).with("e[]", sequence(none)).with("m[]", sequence(mixed));
  s.with("h[]", sequence(huge)).with("u[]", sequence(unreadable)).with("x", 3);
  for (const char *t : {"sum(a[]) == 11", "min(a[]) == -2", "max(a[]) == 9", "sum(e[]) == 0", "sum(m[]) == 1.5",
                        "min(m[]) == 0.5", "max(h[]) == 9223372036854775807"})
    EXPECT_TRUE_OF(s, t);
  for (const char *t :
       {"min(e[]) == 0", "max(e[]) == 0", "sum(h[]) > 0", "sum(u[]) == 1", "sum(x) == 3", "min(x) == 3"})
    EXPECT_UNDEFINED(s, t);
}

TEST(Eval, RearrangesSequences) {
  auto elements = numbers({5, 6, 7});
  std::vector<Value> none;
  Sample s;
  s.with("a[]", sequence(elements)).with("e[]", sequence(none)).with("x", 9);
  for (const char *t :
       {"reverse(a[]) == {7, 6, 5}", "indices(a[]) == {0, 1, 2}", "without_first(a[]) == {6, 7}",
        "without_last(a[]) == {5, 6}", "append(a[], x) == {5, 6, 7, 9}", "prepend(a[], x) == {9, 5, 6, 7}",
        "insert(a[], 1, x) == {5, 9, 6, 7}", "insert(a[], 3, x) == {5, 6, 7, 9}", "insert(e[], 0, x) == {9}",
        "erase(a[], 0) == {6, 7}", "erase(a[], 2) == {5, 6}", "reverse(e[]) == {}", "size(append(e[], x)) == 1"})
    EXPECT_TRUE_OF(s, t);
  for (const char *t : {"without_first(e[]) == {}", "without_last(e[]) == {}", "insert(a[], 4, x) == {}",
                        "insert(a[], -1, x) == {}", "erase(a[], 3) == {}", "erase(a[], -1) == {}",
                        "erase(e[], 0) == {}", "reverse(x) == {}", "erase(a[], 0.5) == {}"})
    EXPECT_UNDEFINED(s, t);
}

TEST(Eval, AnUndefinedElementToAddMakesTheWholeUndefined) {
  auto elements = numbers({5});
  Sample s;
  s.with("a[]", sequence(elements)).with("u", Value());
  for (const char *t :
       {"append(a[], u) == a[]", "prepend(a[], u) == a[]", "insert(a[], 0, u) == a[]", "size(append(a[], u)) == 1"})
    EXPECT_UNDEFINED(s, t);
}

TEST(Eval, AFullSequenceCannotGrowBeyondWhatIsHeld) {
  std::vector<Value> elements(rt::kMaxElements, Value::ofInt(5));
  Sample s;
  s.with("a[]", sequence(elements)).with("c[]", Value::ofSequence(elements.data(), 300)).with("x", 5);
  EXPECT_UNDEFINED(s, "append(a[], x) == a[]");
  for (const char *t :
       {"reverse(c[]) == a[]", "sum(c[]) == 0", "max(c[]) == 5", "without_last(c[]) == a[]", "c[] is subset of a[]",
        "c[] is permutation of c[]", "c[] starts with a[]", "c[] is ascending", "erase(c[], 0) == a[]"})
    EXPECT_UNDEFINED(s, t);
  EXPECT_FALSE_OF(s, "c[] has no duplicates");  // the held part decides
}

TEST(Eval, JudgesContentsAndOrderOfSequences) {
  auto up = numbers({1, 2, 2, 3}), down = numbers({3, 2, 2, 1}), set = numbers({1, 2, 3}),
       other = numbers({1, 1, 2, 3});
  std::vector<Value> none;
  Sample s;
  s.with("up[]", sequence(up)).with("down[]", sequence(down)).with("set[]", sequence(set));
  s.with("other[]", sequence(other)).with("e[]", sequence(none)).with("x", 1);
  for (const char *t :
       {"up[] is ascending", "down[] is descending", "e[] is ascending", "e[] is descending", "set[] has no duplicates",
        "e[] has no duplicates", "up[] is subset of set[]", "e[] is subset of set[]", "up[] is permutation of down[]",
        "e[] is permutation of e[]", "up[] starts with {1, 2}", "up[] ends with {2, 3}", "up[] contains {2, 2}",
        "up[] contains e[]", "e[] starts with e[]", "up[] contains up[]"})
    EXPECT_TRUE_OF(s, t);
  for (const char *t : {"up[] is descending", "down[] is ascending", "up[] has no duplicates", "set[] is subset of e[]",
                        "up[] is permutation of set[]", "up[] is permutation of other[]", "up[] starts with {2}",
                        "up[] ends with {1}", "up[] contains {1, 3}", "e[] contains {1}"})
    EXPECT_FALSE_OF(s, t);
  for (const char *t : {"x is ascending", "x has no duplicates", "x is subset of up[]", "up[] starts with x"})
    EXPECT_UNDEFINED(s, t);
}

TEST(Eval, LooksIntoTexts) {
  std::string name("ab\0cd", 5);
  Sample s;
  s.with("t", text(name)).with("x", 1);
  for (const char *t :
       {"t starts with \"ab\"", "t ends with \"cd\"", "t contains \"b\\000c\"", "t contains \"\"", "t starts with t"})
    EXPECT_TRUE_OF(s, t);
  for (const char *t : {"t starts with \"b\"", "t ends with \"c\"", "t contains \"bc\"", "t contains \"ab\\000cde\""})
    EXPECT_FALSE_OF(s, t);
  EXPECT_UNDEFINED(s, "t starts with x");
}

TEST(Eval, KnowsPowersOfTwoAndNaN) {
  Sample s;
  s.with("one", 1)
      .with("six", 6)
      .with("zero", std::int64_t{0})
      .with("min", INT64_MIN)
      .with("top", Value::ofUnsigned(std::uint64_t{1} << 63));
  s.with("bad", Value::ofFloat(kNaN)).with("d", Value::ofFloat(2)).with("big", Value::ofUnsigned(UINT64_MAX));
  for (const char *t : {"power_of_two(one)", "power_of_two(top)", "is_nan(bad)", "not is_nan(d)", "is_nan(d) == false"})
    EXPECT_TRUE_OF(s, t);
  for (const char *t :
       {"power_of_two(six)", "power_of_two(zero)", "power_of_two(min)", "power_of_two(big)", "is_nan(d)"})
    EXPECT_FALSE_OF(s, t);
  EXPECT_UNDEFINED(s, "power_of_two(d)");
  EXPECT_UNDEFINED(s, "is_nan(one)");
}

TEST(Eval, WhetherASequenceWithANaNHasChangedCannotBeSaid) {
  std::vector<Value> before = {Value::ofFloat(1), Value::ofFloat(kNaN)}, after = before,
                     other = {Value::ofFloat(2), Value::ofFloat(kNaN)};
  Sample s;
  s.with("b[]", sequence(before)).with("a[]", sequence(after)).with("o[]", sequence(other));
  EXPECT_UNDEFINED(s, "a[] == b[]");
  EXPECT_UNDEFINED(s, "a[] != b[]");
  EXPECT_FALSE_OF(s, "a[] == o[]");
}

TEST(Eval, NaNIsNoElementOfAnything) {
  std::vector<Value> nan = {Value::ofFloat(kNaN)}, one = {Value::ofFloat(1)};
  Sample s;
  s.with("n[]", sequence(nan)).with("o[]", sequence(one));
  EXPECT_FALSE_OF(s, "n[] is permutation of o[]");
  EXPECT_FALSE_OF(s, "n[] is subset of o[]");
}

TEST(Eval, AListWithAnUnknownValueMayHoldWhatIsLookedFor) {
  Sample s;
  s.with("a", 5).with("b", 8).with("gone", Value());
  EXPECT_TRUE_OF(s, "b in {gone, 8}");
  EXPECT_FALSE_OF(s, "b not in {gone, 8}");
  EXPECT_UNDEFINED(s, "a in {gone, 8}");
  EXPECT_UNDEFINED(s, "a not in {gone, 8}");
  EXPECT_UNDEFINED(s, "gone in {5, 8}");
  EXPECT_FALSE_OF(s, "a in {8}");
}

TEST(Eval, AnOperatorIsAStatementOrAValue) {
  for (rt::Op op : {rt::Op::Eq, rt::Op::NotIn, rt::Op::Not, rt::Op::Implies, rt::Op::IsNaN, rt::Op::Distinct,
                    rt::Op::Permutation, rt::Op::Contains})
    EXPECT_TRUE(rt::isStatement(op)) << static_cast<int>(op);
  for (rt::Op op : {rt::Op::Var, rt::Op::OrigVar, rt::Op::Const, rt::Op::List, rt::Op::Size, rt::Op::Slice, rt::Op::Mod,
                    rt::Op::Max, rt::Op::Erase})
    EXPECT_FALSE(rt::isStatement(op)) << static_cast<int>(op);
}

TEST(Eval, ArithmeticOfASequenceIsThatOfItsElements) {
  auto elements = numbers({4, 5}), none = numbers({}), extreme = numbers({1, INT64_MAX});
  std::vector<Value> holes = {Value::ofInt(1), Value()};
  Sample s;
  s.with("x", 5).with("a[]", sequence(elements)).with("none[]", sequence(none)).with("most[]", sequence(extreme));
  s.with("holes[]", sequence(holes)).with("gone", Value()).with("t", Value::ofText("t", 1));
  EXPECT_TRUE_OF(s, "2 * a[] + 1 == {9, 11}");
  EXPECT_TRUE_OF(s, "x - a[] == {1, 0}");
  EXPECT_TRUE_OF(s, "a[] - x == {-1, 0}");
  EXPECT_TRUE_OF(s, "a[] % 2 == {0, 1}");
  EXPECT_FALSE_OF(s, "a[] * x == {20, 26}");
  EXPECT_TRUE_OF(s, "none[] + 1 == {}");
  for (const char *text : {"most[] + 1 > 0", "a[] % 0 == 0", "holes[] + 1 > 0", "a[] + gone > 0", "none[] + gone == {}",
                           "a[] + a[] > 0", "a[] + t == a[]", "none[] + t == {}"})
    EXPECT_UNDEFINED(s, text);
}

TEST(Eval, CommonDivisors) {
  Sample s;
  s.with("x", 12).with("least", Value::ofInt(INT64_MIN)).with("d", Value::ofFloat(4));
  s.with("big", Value::ofUnsigned(~0ull));
  EXPECT_TRUE_OF(s, "gcd(x, 18) == 6");
  EXPECT_TRUE_OF(s, "gcd(0 - x, -18) == 6");
  EXPECT_TRUE_OF(s, "gcd(x, 0) == 12");
  EXPECT_TRUE_OF(s, "gcd(0, 0) == 0");
  EXPECT_TRUE_OF(s, "gcd(least, 12) == 4");
  for (const char *text : {"gcd(least, 0) > 0", "gcd(least, least) > 0", "gcd(d, 2) == 2", "gcd(big, 3) == 3"})
    EXPECT_UNDEFINED(s, text);
}

TEST(Eval, WholeSequencesAndTextsHaveTheOrderOfADictionary) {
  auto elements = numbers({4, 5}), none = numbers({});
  std::vector<Value> holes = {Value::ofInt(4), Value()}, odd = {Value::ofFloat(NAN)};
  Sample s;
  s.with("a[]", sequence(elements)).with("none[]", sequence(none)).with("s", Value::ofText("ab", 2));
  s.with("holes[]", sequence(holes)).with("odd[]", sequence(odd)).with("gone", Value());
  EXPECT_TRUE_OF(s, "a[] comes before {4, 6}");
  EXPECT_TRUE_OF(s, "a[] comes before {4, 5, 0}");
  EXPECT_FALSE_OF(s, "a[] comes before {4, 5}");
  EXPECT_TRUE_OF(s, "a[] does not come after {4, 5}");
  EXPECT_FALSE_OF(s, "a[] does not come after {4}");
  EXPECT_TRUE_OF(s, "none[] comes before a[]");
  EXPECT_FALSE_OF(s, "odd[] does not come after odd[]");
  EXPECT_TRUE_OF(s, "s comes before \"b\"");
  EXPECT_FALSE_OF(s, "s does not come after \"aa\"");
  EXPECT_TRUE_OF(s, "a[] is subsequence of {1, 4, 4, 5}");
  EXPECT_FALSE_OF(s, "a[] is subsequence of {5, 4}");
  EXPECT_TRUE_OF(s, "none[] is subsequence of none[]");
  for (const char *text : {"a[] comes before s", "holes[] comes before a[]", "a[] does not come after gone",
                           "holes[] is subsequence of a[]", "a[] is subsequence of s"})
    EXPECT_UNDEFINED(s, text);
}

// A further operator must not go untested: every line of ops.def is met by one of these.
TEST(Eval, EveryOperatorIsEvaluated) {
  auto elements = numbers({4, 5});
  Sample s;
  s.with("x", Value::ofInt(5), Value::ofInt(4)).with("a[]", sequence(elements)).with("d", Value::ofFloat(1));
  const char *texts[] = {"x == orig(x) + 1",
                         "x in {5, 6}",
                         "size(a) == 2",
                         "a[1] == x",
                         "a[0..1] != 3",
                         "x - 1 < 5",
                         "x * 2 <= 10",
                         "x % 2 > 0",
                         "x >= 5",
                         "6 not in a[]",
                         "not x == 4",
                         "x == 5 and x != 4",
                         "x == 4 or x == 5",
                         "x == 4 ==> x == 9",
                         "sum(a[]) == 9",
                         "min(a[]) < max(a[])",
                         "indices(a[]) == {0, 1}",
                         "reverse(a[]) == {5, 4}",
                         "without_first(a[]) == {5}",
                         "without_last(a[]) == {4}",
                         "append(a[], 6) == {4, 5, 6}",
                         "prepend(a[], 3) == {3, 4, 5}",
                         "insert(a[], 1, 0) == {4, 0, 5}",
                         "erase(a[], 0) == {5}",
                         "not power_of_two(x)",
                         "not is_nan(d)",
                         "a[] has no duplicates",
                         "a[] is ascending",
                         "not a[] is descending",
                         "a[] is subset of {5, 4, 3}",
                         "a[] is permutation of {5, 4}",
                         "a[] starts with {4}",
                         "a[] ends with {5}",
                         "a[] contains {4, 5}",
                         "gcd(x, 10) == 5",
                         "2 * a[] + 1 == {9, 11}",
                         "a[] is subsequence of {4, 1, 5}",
                         "a[] comes before {4, 6}",
                         "a[] does not come after {4, 5}"};
  std::set<int> met;
  for (const char *t : texts) {
    EXPECT_TRUE_OF(s, t);
    if (auto code = s.compiled(t))
      for (const rt::Instr &instr : code->code)
        met.insert(static_cast<int>(instr.op));
  }
#define ECLAT_OP(name, id, operands, kin) EXPECT_TRUE(met.contains(static_cast<int>(rt::Op::name))) << id;
#include "../../runtime/ops.def"
#undef ECLAT_OP
}

}  // namespace
}  // namespace eclat
