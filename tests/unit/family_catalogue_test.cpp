// Every kind of statement that can be inferred, each from a synthetic trace: believed after many calls, not after two,
// and not after a single counterexample among the many. Sequences: family_sequences_test.cpp.
#include "family_example.h"

#include <cmath>
#include <numeric>

namespace eclat {
namespace {

using namespace family;

TEST(FamilyCatalogue, ValuesOfOneVariable) {
  auto id = [](Call &c, Random &r) { c.before["id"] = any(r, 0, 900); };
  expectInferred({
      {"enumerators by name",
       {"mode Mode", "id int"},
       {},
       {},
       kObject, "mode in {Mode::On, Mode::Broken}",
       [=](Call &c, Random &r) { id(c, r), c.before["mode"] = any(r, 1, 2); },
       to("mode",        3),
       ""},
      {"optional state",
       {"o.has_value bool", "id int"},
       {},
       {},
       kObject, "o.has_value == true",
       [=](Call &c, Random &r) { id(c, r), c.before["o.has_value"] = true; },
       to("o.has_value", false),
       ""},
      {"variant state",
       {"v.index int", "id int"},
       {},
       {},
       kObject, "v.index in {0, 2}",
       [=](Call &c, Random &r) { id(c, r), c.before["v.index"] = 2 * any(r, 0, 1); },
       to("v.index",     1),
       ""},
      {"sign of an integer",
       {"x int"},
       {},
       {},
       kObject, "x >= 0",
       [](Call &c,  Random &r) { c.before["x"] = any(r, 0, 60); },
       to("x",           -1),
       ""},
      {"sign of a real number",
       {"f real"},
       {},
       {},
       kObject, "f >= 0.0",
       [](Call &c,  Random &r) { c.before["f"] = 0.5 * any(r, 0, 60); },
       to("f",           -0.5),
       ""},
      {"not NaN",
       {"f real"},
       {},
       {},
       kObject, "not is_nan(f)",
       [](Call &c,  Random &r) { c.before["f"] = 0.5 * any(r, -60, 60); },
       to("f",           std::nan("")),
       ""},
      {"never zero",
       {"x int", "id int"},
       {},
       {},
       kObject, "x != 0",
       [=](Call &c, Random &r) { id(c, r), c.before["x"] = any(r, 1, 6) * (r.chance(50) ? 1 : -1); },
       to("x",           0),
       ""},
      {"never null",
       {"p pointer", "id int"},
       {},
       {},
       kObject, "p != null",
       [=](Call &c, Random &r) { id(c, r), c.before["p"] = Address{8u * r.below(9) + 8}; },
       to("p",           Address{0}),
       ""},
      {"remainder",
       {"x int"},
       {},
       {},
       kObject, "x % 4 == 1",
       [](Call &c,  Random &r) { c.before["x"] = 4 * any(r, 0, 90) + 1; },
       to("x",           4),
       ""},
      {"power of two",
       {"x int"},
       {},
       {},
       kObject, "power_of_two(x)",
       [](Call &c,  Random &r) { c.before["x"] = 1 << any(r, 0, 20); },
       to("x",           12),
       ""},
  });
}

TEST(FamilyCatalogue, NumbersAmongEachOther) {
  auto two = [](Call &c, Random &r) { c.before["x"] = any(r, -30, 30), c.before["y"] = any(r, -30, 30); };
  auto of = [](Call &c, const char *name) { return std::get<int>(c.before[name]); };
  expectInferred({
      {"order",
       {"x int", "y int"},
       {},
       {},
       kObject, "x < y",
       [](Call &c, Random &r) { c.before["x"] = any(r, -9, 30), c.before["y"] = any(r, 31, 90); },
       to("y", -50),
       ""},
      {"few numbers, all of them",
       {"n int", "other int"},
       {"i int"},
       {},
       PointKind::Entry,
       "n > i", [](Call &c, Random &r) {
         int n = any(r, 1, 4);
         c.before["n"] = n, c.before["i"] = any(r, 0, n - 1), c.before["other"] = any(r, -30, 30);
       }, [](Call &c) { c.before["n"] = 2, c.before["i"] = 2; },
       ""},
      {"linear",
       {"x int", "y int"},
       {},
       {},
       kObject, "y == 2 * x + 1",
       [=](Call &c, Random &r) { two(c, r), c.before["y"] = 2 * of(c, "x") + 1; },
       to("y", 77),
       ""},
      {"sum of two",
       {"x int", "y int", "z int"},
       {},
       {},
       kObject, "z == x + y",
       [=](Call &c, Random &r) { two(c, r), c.before["z"] = of(c, "x") + of(c, "y"); },
       to("z", 99),
       ""},
      {"least of two",
       {"x int", "y int", "z int"},
       {},
       {},
       kObject, "z == min({x, y})",
       [=](Call &c, Random &r) { two(c, r), c.before["z"] = std::min(of(c, "x"), of(c, "y")); },
       to("z", 99),
       ""},
      {"greatest of two",
       {"x int", "y int", "z int"},
       {},
       {},
       kObject, "z == max({x, y})",
       [=](Call &c, Random &r) { two(c, r), c.before["z"] = std::max(of(c, "x"), of(c, "y")); },
       to("z", -99),
       ""},
      {"high-water mark",
       {"high int"},
       {"n int"},
       {},
       kExit, "high == max({n, orig(high)})",
       [](Call &c, Random &r) {
         int high = any(r, 0, 60), n = any(r, 0, 60);
         c.before["high"] = high, c.before["n"] = n, c.after["high"] = std::max(high, n);
       }, afterwards("high", 99),
       ""},
      {"common divisor",
       {"x int", "y int"},
       {},
       {"return int"},
       kExit, "return == gcd(x, y)",
       [=](Call &c, Random &r) {
         int d = any(r, 1, 9);
         c.before["x"] = d * any(r, 1, 40), c.before["y"] = d * any(r, 1, 40);
         c.after["return"] = std::gcd(of(c, "x"), of(c, "y"));
       }, afterwards("return", 37),
       ""},
      {"divides",
       {"x int", "y int"},
       {},
       {},
       kObject, "y % x == 0",
       [](Call &c, Random &r) {
         int x = any(r, 2, 30);
         c.before["x"] = x, c.before["y"] = x * any(r, 2, 30);
       }, [](Call &c) { c.before["x"] = c.after["x"] = 7, c.before["y"] = c.after["y"] = 15; },
       ""},
      {"sharing of pointers",
       {"p pointer", "q pointer", "id int"},
       {},
       {},
       kObject, "p == q",
       [](Call &c, Random &r) {
         c.before["id"] = any(r, 0, 900);
         c.before["p"] = c.before["q"] = Address{8u * r.below(30)};
       }, to("q", Address{4000}),
       ""},
      {"sum of the elements",
       {"total int", "sizes[] int"},
       {},
       {},
       kObject, "total == sum(sizes[])",
       [](Call &c, Random &r) {
         Numbers sizes = anyNumbers(r);
         c.before["sizes[]"] = sizes, c.before["total"] = std::accumulate(sizes.begin(), sizes.end(), 0);
       }, to("total", 7777),
       ""},
  });
}

TEST(FamilyCatalogue, Texts) {
  auto textual = [](const char *name, std::string head, std::string tail) {
    return [=](Call &c, Random &r) { c.before[name] = head + anyText(r) + tail; };
  };
  expectInferred({
      {"beginning", {"s text"}, {}, {}, kObject, "s starts with \"id-\"", textual("s", "id-", ""), to("s", "x"), ""},
      {"end", {"s text"}, {}, {}, kObject, "s ends with \".txt\"", textual("s", "", ".txt"), to("s", "x"), ""},
      {"never empty", {"s text"}, {}, {}, kObject, "size(s) >= 1", textual("s", "", ""), to("s", ""), ""},
      {"one of few",
       {"s text", "id int"},
       {},
       {},
       kObject, "s in {\"no\", \"yes\"}",
       [](Call &c, Random &r) {
         c.before["id"] = any(r, 0, 900);
         c.before["s"] = std::string(r.chance(50) ? "yes" : "no");
       }, to("s", "maybe"),
       ""},
      {"part of another",
       {"line text"},
       {"key text"},
       {},
       kEntry, "line contains key",
       [](Call &c, Random &r) {
         std::string key = anyText(r);
         c.before["key"] = key, c.before["line"] = anyText(r) + key + anyText(r);
       }, to("key", "???"),
       ""},
      {"order",
       {"first text", "last text"},
       {},
       {},
       kObject, "first < last",
       [](Call &c, Random &r) { c.before["first"] = "a" + anyText(r), c.before["last"] = "b" + anyText(r); },
       to("last", "AA"),
       ""},
  });
}

TEST(FamilyCatalogue, WhatACallLeavesAloneMovesOrRefuses) {
  auto step = [](Call &c, Random &r) {
    int x = any(r, 0, 50);
    c.before["x"] = x, c.after["x"] = x + 1, c.before["y"] = any(r, 0, 50);
  };
  auto refuse = [](Call &c, Random &r) {
    int x = r.chance(20) ? 0 : any(r, 1, 50);
    c.before["x"] = x, c.before["y"] = any(r, 0, 50), c.throws = x == 0;
  };
  expectInferred({
      {"never changed", {"x int", "y int"}, {}, {}, kExit, "y == orig(y)", step, afterwards("y", 99), ""},
      {"moved", {"x int", "y int"}, {}, {}, kExit, "x == orig(x) + 1", step, afterwards("x", 99), ""},
      {"when it throws",
       {"x int", "y int"},
       {},
       {},
       kThrow, "orig(x) == 0",
       refuse, [](Call &c) { c.before["x"] = 5, c.throws = true; },
       "x == 0"},
      {"when it returns",
       {"x int", "y int"},
       {},
       {},
       kExit, "orig(x) != 0",
       refuse, [](Call &c) { c.before["x"] = 0, c.throws = false; },
       "x == 0"},
  });
}

// Two objects that no example passed as equal ones: who does so is where no example was.
TEST(FamilyCatalogue, ThatTwoObjectsWereNeverEqualIsNoRuleButKept) {
  auto isKept = [](int leastX) {
    Example e{
        "",
        {"n int"},
        {"p.x int", "p.y int", "q.x int", "q.y int"},
        {},
        kExit,
        "",
        [=](Call &c, Random &r) {
          int x = any(r, leastX, 3), y = any(r, 0, 3);
          c.before["n"] = c.after["n"] = 0;
          c.before["p.x"] = 0, c.before["p.y"] = y, c.before["q.x"] = x, c.before["q.y"] = any(r, 0, 3);
          },
        nullptr,
        ""
    };
    Model model = Recorder(e).infer(400, -1);
    return std::ranges::any_of(model.territory, [](const Property &p) {
      return p.point.kind == PointKind::Entry && print(p.expr) == "p.y == q.y ==> p.x != q.x";
    });
  };
  EXPECT_TRUE(isKept(1));
  EXPECT_FALSE(isKept(0));
}

}  // namespace
}  // namespace eclat
