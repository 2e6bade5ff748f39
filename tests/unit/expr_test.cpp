#include "flow/language/expr.h"

#include "support/random.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>

namespace eclat {
namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();

Expr big(std::uint64_t value) {
  Expr e = Expr::number(static_cast<std::int64_t>(value));
  e.constant = ConstKind::Big;
  return e;
}

Expr parsed(const std::string &text) {
  auto e = parseExpr(text);
  EXPECT_TRUE(e) << text << ": " << (e ? "" : e.error().message);
  return e ? *e : Expr();
}

void expectRoundTrip(const Expr &e) {
  std::string text = print(e);
  auto again = parseExpr(text);
  ASSERT_TRUE(again) << text << "\n" << std::string(again.error().column, ' ') << "^ " << again.error().message;
  EXPECT_EQ(*again, e) << text << " is read as " << print(*again);
  EXPECT_EQ(print(*again), text);
}

// Random trees of the language: everything that can be nested in everything.
class Trees {
public:
  Trees(std::uint64_t seed, bool withImplications) : random_(seed), withImplications_(withImplications) {}

  Expr tree(int depth) {
    if (depth == 0 || random_.chance(15))
      return leaf();
    switch (random_.below(10)) {
    case 8:
    case 9: return spelled(depth);
    case 0: return list(depth);
    case 1: return Expr::make(Op::Size, {tree(depth - 1)});
    case 2: return element(depth);
    case 3: return Expr::make(Op::Not, {tree(depth - 1)});
    default: break;
    }
    if (withImplications_ && random_.chance(20))
      return Expr::make(Op::Implies, {tree(depth - 1), tree(depth - 1)});
    return Expr::make(random_.pick(kInfix), {tree(depth - 1), tree(depth - 1)});
  }

private:
  // A function or a phrase, as ops.def lists them.
  Expr spelled(int depth) {
    struct Row {
      Op op;
      int operands;
    };
    static const std::vector<Row> rows = {
#define ECLAT_OP(name, spelling, operands, kin)
#define ECLAT_FUNCTION(name, spelling, operands, kin) {Op::name, operands},
#define ECLAT_PHRASE(name, spelling, operands, kin) {Op::name, operands},
#include "../../runtime/ops.def"
#undef ECLAT_OP
#undef ECLAT_FUNCTION
#undef ECLAT_PHRASE
    };
    const Row &row = random_.pick(rows);
    std::vector<Expr> kids;
    for (int i = 0; i < row.operands; ++i)
      kids.push_back(tree(depth - 1));
    return Expr::make(row.op, kids);
  }

  Expr list(int depth) {
    std::vector<Expr> kids;
    for (std::size_t n = random_.below(4); n > 0; --n)
      kids.push_back(tree(depth - 1));
    return Expr::make(Op::List, kids);
  }

  Expr element(int depth) {
    static const std::vector<std::string> names = {"elems[]",         "a[]",    "this->a[]",
                                                   "s->list.items[]", "size[]", "orig[]"};
    VariableRef name = parseVariable(random_.pick(names));
    Expr base = depth > 1 && random_.chance(30) ? element(depth - 1)
                : random_.chance(30)            ? Expr::orig(name)
                                                : Expr::var(name);
    if (random_.chance(50))
      return Expr::make(Op::Index, {base, tree(depth - 1)});
    return Expr::make(Op::Slice, {base, tree(depth - 1), tree(depth - 1)});
  }

  Expr leaf() {
    static const std::vector<std::string> names = {
        "x",        "numElems", "s->max", "origin.x", "this",  "this->k", "a[]",      "return",
        "size()",   "empty()",  "_x1",    "thrown",   "orig",  "size",    "orig()",   "nana",
        "infinite", "nullable", "notin",  "sum",      "min",   "max",     "contains", "is",
        "has",      "starts",   "oral",   "android",  "inner", "e1",      "p->q->r[]"};
    switch (random_.below(10)) {
    case 0:
    case 1:
    case 2: return Expr::var(parseVariable(random_.pick(names)));
    case 3: return Expr::orig(parseVariable(random_.pick(names)));
    case 4: return integer();
    case 5: return real();
    case 6: return Expr::ofText(bytes());
    case 7: return Expr::boolean(random_.chance(50));
    case 8: return random_.chance(50) ? Expr::null() : big((std::uint64_t{1} << 63) | random_.next());
    default: return Expr::enumerator(random_.chance(50) ? "geo::Color::Red" : "Level::high");
    }
  }

  Expr integer() {
    static const std::vector<std::int64_t> special = {0, 1, -1, INT64_MIN, INT64_MAX, INT64_MIN + 1, 255};
    return Expr::number(random_.chance(50) ? random_.pick(special) : static_cast<std::int64_t>(random_.next()));
  }

  Expr real() {
    static const std::vector<double> special = {0.0,
                                                -0.0,
                                                1.0,
                                                -1.5,
                                                1e100,
                                                1e-100,
                                                1e20,
                                                123456789012345680.0,
                                                kInfinity,
                                                -kInfinity,
                                                std::nan(""),
                                                5e-324,
                                                -5e-324,
                                                std::numeric_limits<double>::max(),
                                                std::numeric_limits<double>::min(),
                                                0.1,
                                                1e16,
                                                1e15};
    if (random_.chance(60))
      return Expr::ofFloat(random_.pick(special));
    double x = 0;
    do {
      std::uint64_t bits = random_.next();
      std::memcpy(&x, &bits, sizeof x);
    } while (std::isnan(x));
    return Expr::ofFloat(x);
  }

  std::string bytes() {
    std::string out;
    for (std::size_t n = random_.below(6); n > 0; --n)
      out += static_cast<char>(random_.below(256));
    return out;
  }

  static inline const std::vector<Op> kInfix = {Op::Add, Op::Sub, Op::Mul, Op::Mod, Op::Eq,    Op::Ne,  Op::Lt,
                                                Op::Le,  Op::Gt,  Op::Ge,  Op::In,  Op::NotIn, Op::And, Op::Or};
  Random random_;
  bool withImplications_;
};

TEST(Expr, TextsOfTheLanguageArePrintedAsTheyWereWritten) {
  const char *texts[] = {
      "x == 3",
      "numElems >= 0",
      "numElems <= size(elems)",
      "size(elems) == size(orig(elems)) + 1",
      "elems[] >= 0",
      "orig(elems[]) == elems[]",
      "k in elems[]",
      "k not in elems[0..numElems - 1]",
      "elems[numElems - 1] == k",
      "orig(elems)[0] == return",
      "a[0..1][0] == a[i][j]",
      "x in {1, 2, 3}",
      "x not in {}",
      "color in {geo::Color::Red, geo::Color::Green}",
      "p == null",
      "this->x != s->x",
      "ok == true ==> count > 0",
      "a == 1 ==> b == 1 ==> c == 1",
      "(a == 1 ==> b == 1) ==> c == 1",
      "not a == 1 and b == 2 or c == 3",
      "not (a == 1 and b == 2)",
      "not not a == 1",
      "(not a) == b",
      "x + y * z == (x + y) * z",
      "x - (y - z) != x - y - z",
      "x * (y % z) == x * y % z",
      "(a == b) == c",
      "x - -1 == 2",
      "-9223372036854775808 <= x",
      "x <= 18446744073709551615",
      "d == -0.0",
      "d != nan",
      "d < inf or d > -inf",
      "d == 1e+100",
      "d == 5e-324",
      "d == 1.0",
      "name == \"a\\n\\t\\r\\\"\\\\\"",
      "name == \"\\000\\377\\200\"",
      "name == \"\\0011\"",
      "{{1}, {}, {\"\"}} == {}",
      "isEmpty() == false",
      "size(name) > 0",
      "a[] == append(orig(a[]), k)",
      "sum(a[]) == max(b[]) - min(b[])",
      "insert(a[], 0, x) == prepend(a[], x)",
      "erase(orig(a[]), size(a)) == without_last(orig(a[]))",
      "a[] is ascending",
      "a[] has no duplicates and b[] is subset of a[]",
      "name starts with \"x\" or name contains \"y\"",
      "not a[] is permutation of b[]",
      "min == 1 ==> sum == 2",
  };
  for (const char *text : texts)
    EXPECT_EQ(print(parsed(text)), text);
}

TEST(Expr, AnImplicationMayHaveAnyPremise) {
  for (const char *text : {"not a ==> b", "not a == 1 ==> b == 2", "a or b ==> c", "a == 1 and b == 2 ==> c == 3",
                           "a == 1 or b == 2 ==> c == 3", "x in {1} and y ==> z", "a[] is ascending ==> b"})
    EXPECT_EQ(print(parsed(text)), text);
}

TEST(Expr, FunctionsTakeTheirNumberOfOperands) {
  for (const char *text :
       {"sum()", "sum(a, b)", "append(a)", "insert(a, 1)", "insert(a, 1, 2, 3)", "is_nan(", "min(a"}) {
    auto e = parseExpr(text);
    if (e) {
      EXPECT_EQ(e->op, Op::Var) << text;  // sum() is also how an observer of that name is written
    } else {
      EXPECT_FALSE(e.error().message.empty());
    }
  }
}

TEST(Expr, SpacesAndNeedlessParenthesesDoNotMatter) {
  EXPECT_EQ(parsed("  x==3 "), parsed("x == 3"));
  EXPECT_EQ(parsed("((x) == (3))"), parsed("x == 3"));
  EXPECT_EQ(parsed("x\tnot   in {1,2}"), parsed("x not in {1, 2}"));
  EXPECT_EQ(parsed("a[ 0 .. i ]==1"), parsed("a[0..i] == 1"));
  EXPECT_EQ(parsed("size( a )==1"), parsed("size(a) == 1"));
}

TEST(Expr, OperatorsBindAsInCpp) {
  Expr a = Expr::var("a"), b = Expr::var("b"), c = Expr::var("c");
  EXPECT_EQ(parsed("a + b * c"), Expr::make(Op::Add, {a, Expr::make(Op::Mul, {b, c})}));
  EXPECT_EQ(parsed("a - b - c"), Expr::make(Op::Sub, {Expr::make(Op::Sub, {a, b}), c}));
  EXPECT_EQ(parsed("a or b and c"), Expr::make(Op::Or, {a, Expr::make(Op::And, {b, c})}));
  EXPECT_EQ(parsed("a ==> b ==> c"), Expr::make(Op::Implies, {a, Expr::make(Op::Implies, {b, c})}));
  EXPECT_EQ(parsed("not a and b"), Expr::make(Op::And, {Expr::make(Op::Not, {a}), b}));
  EXPECT_EQ(parsed("not a == b"), Expr::make(Op::Not, {Expr::make(Op::Eq, {a, b})}));
  EXPECT_EQ(parsed("a == b + c"), Expr::make(Op::Eq, {a, Expr::make(Op::Add, {b, c})}));
}

TEST(Expr, WordsOfTheLanguageMayBeginAName) {
  for (const char *name :
       {"notes", "order", "android", "inside", "nano", "info", "nullable", "trueish", "sizes", "origin", "in"})
    EXPECT_EQ(parsed(name), Expr::var(name));
}

void expectRandomRoundTrips(Trees trees) {
  for (int i = 0; i < 6000 && !::testing::Test::HasFailure(); ++i)
    expectRoundTrip(trees.tree(1 + i % 6));
}

TEST(Expr, PrintAndParseAreInverseOnThousandsOfRandomTrees) { expectRandomRoundTrips(Trees(20240611, false)); }

TEST(Expr, PrintAndParseAreInverseOnThousandsOfRandomTreesWithImplications) {
  expectRandomRoundTrips(Trees(20240612, true));
}

TEST(Expr, EveryFloatIsReadBackBitForBit) {
  for (double x :
       {-0.0, 0.1, 1.0 / 3, 1e22, 1e23, 123456.0, std::numeric_limits<double>::denorm_min(), kInfinity, -kInfinity})
    expectRoundTrip(Expr::ofFloat(x));
  EXPECT_TRUE(std::signbit(parsed("-0.0").real));
  EXPECT_EQ(printFloat(3), "3.0");  // stays a float, not the integer 3
}

TEST(Expr, NaNOfEitherSignIsReadBack) { expectRoundTrip(Expr::ofFloat(-std::nan(""))); }

TEST(Expr, VariablesNamedLikeConstantsStayVariables) {
  for (const char *name : {"inf", "nan", "null"})  // all are legal names of fields
    expectRoundTrip(Expr::make(Op::Eq, {Expr::var(name), Expr::number(1)}));
}

TEST(Expr, AVariableNamedInCanBeNegated) { expectRoundTrip(Expr::make(Op::Not, {Expr::var("in")})); }

TEST(Expr, EnumeratorsInsideClassTemplatesAreReadBack) {
  expectRoundTrip(Expr::make(Op::Eq, {Expr::var("c"), Expr::enumerator("geo::Box<int>::Color::Red")}));
}

TEST(Expr, BadTextsSayWhereAndWhy) {
  struct Case {
    const char *text;
    std::size_t column;
  };
  const Case cases[] = {
      {"",                          0 },
      {"   ",                       3 },
      {"x ==",                      4 },
      {"x == == 3",                 5 },
      {"x == 3)",                   6 },
      {"(x == 3",                   7 },
      {"x in {1, 2",                10},
      {"x @ 3",                     2 },
      {"size(a",                    6 },
      {"orig(a",                    6 },
      {"a[1",                       3 },
      {"x == \"abc",                9 },
      {"x == 99999999999999999999", 5 },
      {"x == -9223372036854775809", 5 },
      {"x == 1e999",                5 },
      {"x y",                       2 },
      {"x == $",                    5 },
  };
  for (const Case &c : cases) {
    auto e = parseExpr(c.text);
    ASSERT_FALSE(e) << c.text;
    EXPECT_EQ(e.error().column, c.column) << c.text << ": " << e.error().message;
    EXPECT_FALSE(e.error().message.empty());
  }
}

TEST(Expr, BadEscapesAreRefused) {
  for (const char *text : {"\"\\", "\"\\x41\"", "\"\\08\"", "\"\\12\"", "\"\\q\""})
    EXPECT_FALSE(parseExpr(text)) << text;
}

TEST(Expr, NestingWithoutEndIsRefusedAndDoesNotExhaustTheStack) {
  for (const char *piece : {"(", "{", "not ", "a[", "size(", "x ==> "}) {
    std::string text;
    for (int i = 0; i < 200'000; ++i)
      text += piece;
    auto e = parseExpr(text);
    ASSERT_FALSE(e) << piece;
    EXPECT_LE(e.error().column, text.size());
  }
}

// Whatever is accepted has one meaning: it prints as something that is read as the same.
TEST(Expr, GarbageIsRefusedWithAPlaceOrReadUnambiguously) {
  static const std::vector<std::string> pieces = {"x",
                                                  "a[]",
                                                  "[",
                                                  "]",
                                                  "(",
                                                  ")",
                                                  "{",
                                                  "}",
                                                  ",",
                                                  "..",
                                                  ".",
                                                  "->",
                                                  "::",
                                                  "==",
                                                  "==>",
                                                  "!=",
                                                  "<",
                                                  "<=",
                                                  "-",
                                                  "+",
                                                  "*",
                                                  "%",
                                                  "not",
                                                  "in",
                                                  "and",
                                                  "or",
                                                  "sum(",
                                                  "append(",
                                                  "is ascending",
                                                  "contains",
                                                  " starts with ",
                                                  "size",
                                                  "orig",
                                                  "size(",
                                                  "nan",
                                                  "-inf",
                                                  "null",
                                                  "true",
                                                  "1",
                                                  "-1",
                                                  "1.5",
                                                  "1e",
                                                  "e5",
                                                  "\"",
                                                  "\\",
                                                  "\"a\"",
                                                  "\\0",
                                                  " ",
                                                  " ",
                                                  " ",
                                                  "\t",
                                                  "\n",
                                                  "~",
                                                  "\xff",
                                                  std::string(1, '\0'),
                                                  "18446744073709551615",
                                                  "E::a"};
  Random random(7);
  int accepted = 0;
  for (int i = 0; i < 40'000; ++i) {
    std::string text;
    for (std::size_t n = 1 + random.below(9); n > 0; --n)
      text += random.pick(pieces);
    auto e = parseExpr(text);
    if (!e) {
      ASSERT_LE(e.error().column, text.size()) << text;
      ASSERT_FALSE(e.error().message.empty()) << text;
      continue;
    }
    ++accepted;
    auto again = parseExpr(print(*e));
    ASSERT_TRUE(again) << "'" << text << "' prints as '" << print(*e) << "'";
    EXPECT_EQ(*again, *e) << "'" << text << "' prints as '" << print(*e) << "'";
    if (::testing::Test::HasFailure())
      return;
  }
  EXPECT_GT(accepted, 500);  // or the pieces no longer make sense
}

TEST(Expr, DamagedTextsNeverCrashTheParser) {
  Trees trees(3, true);
  Random random(4);
  for (int i = 0; i < 3000; ++i) {
    std::string text = print(trees.tree(3));
    for (std::size_t n = 1 + random.below(3); n > 0 && !text.empty(); --n) {
      std::size_t at = random.below(text.size());
      if (random.chance(50))
        text.erase(at, 1 + random.below(3));
      else
        text[at] = static_cast<char>(random.below(256));
    }
    auto e = parseExpr(text);
    if (!e) {
      EXPECT_LE(e.error().column, text.size()) << text;
    }
  }
}

TEST(Expr, VariablesAreListedOnceInOrderOfAppearance) {
  EXPECT_EQ(variablesOf(parsed("k in a[0..n] and n == orig(n) + k")),
            (std::vector<Expr>{Expr::var("k"), Expr::var("a[]"), Expr::var("n"), Expr::orig("n")}));
  EXPECT_TRUE(variablesOf(parsed("1 == 2")).empty());
}

TEST(Expr, QuotedTextIsPlainAscii) {
  std::string all;
  for (int c = 0; c < 256; ++c)
    all += static_cast<char>(c);
  std::string quoted = quoteText(all);
  for (char c : quoted)
    EXPECT_TRUE(c >= 0x20 && c < 0x7f);
  EXPECT_EQ(parsed(quoted).text, all);
}

}  // namespace
}  // namespace eclat
