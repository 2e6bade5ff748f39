// As family_catalogue_test.cpp, of sequences.
#include "family_example.h"

namespace eclat {
namespace {

using namespace family;

TEST(FamilyCatalogue, ElementsOfOneSequence) {
  auto numbers = [](auto make) { return [=](Call &c, Random &r) { c.before["a[]"] = make(r); }; };
  const std::vector<std::string> a = {"a[] int", "id int"};
  expectInferred({
      {"ascending",
       a, {},
       {},
       kObject, "a[] is ascending",
       numbers([](Random &r) { return sorted(anyNumbers(r)); }),
       to("a[]", Numbers{2, 1}),
       ""},
      {"without duplicates",
       a, {},
       {},
       kObject, "a[] has no duplicates",
       numbers([](Random &r) {
         Numbers out = sorted(anyNumbers(r));
         out.erase(std::unique(out.begin(), out.end()), out.end());
         std::ranges::rotate(out, out.begin() + static_cast<std::ptrdiff_t>(out.size() / 2));
         return out;
       }),
       to("a[]", Numbers{2, 1, 2}),
       ""},
      {"signs",
       a, {},
       {},
       kObject, "a[] >= 0",
       numbers([](Random &r) { return anyNumbers(r, 0, 0, 30); }),
       to("a[]", Numbers{2, -1}),
       ""},
      {"never zero",
       a, {},
       {},
       kObject, "a[] != 0",
       numbers([](Random &r) {
         Numbers out = anyNumbers(r, 1, 1, 5);
         for (int &n : out)
           n = r.chance(50) ? n : -n;
         return out;
       }),
       to("a[]", Numbers{2, 0}),
       ""},
      {"few numbers",
       a, {},
       {},
       kObject, "a[] is subset of {1, 2, 4}",
       numbers([](Random &r) {
         Numbers out = anyNumbers(r, 0, 0, 2);
         for (int &n : out)
           n = 1 << n;
         return out;
       }),
       to("a[]", Numbers{2, 3}),
       ""},
      {"few enumerators",
       {"m[] Mode"},
       {},
       {},
       kObject, "m[] is subset of {Mode::Off, Mode::On}",
       [](Call &c, Random &r) { c.before["m[]"] = anyNumbers(r, 0, 0, 1); },
       to("m[]", Numbers{2}),
       ""},
      {"few texts",
       {"s[] text"},
       {},
       {},
       kObject, "s[] is subset of {\"a\", \"b\"}",
       [](Call &c, Random &r) {
         Texts out;
         for (int n : anyNumbers(r, 0, 0, 1))
           out.push_back(n ? "a" : "b");
         c.before["s[]"] = out;
       }, to("s[]", Texts{"c"}),
       ""},
      {"always the same",
       a, {},
       {},
       kObject, "a[] == {3, 1, 2}",
       [](Call &c, Random &r) { c.before["id"] = any(r, 0, 900), c.before["a[]"] = Numbers{3, 1, 2}; },
       to("a[]", Numbers{3, 1}),
       ""},
      {"keys of a map",
       {"m.keys[] int", "m.values[] int"},
       {},
       {},
       kObject, "m.keys[] >= 0",
       [](Call &c, Random &r) {
         Numbers keys = sorted(anyNumbers(r, 0, 0, 30));
         c.before["m.keys[]"] = keys, c.before["m.values[]"] = Numbers(keys.size(), any(r, 0, 50));
       }, to("m.keys[]", Numbers{-1, 2}),
       ""},
      {"values of a map",
       {"m.keys[] int", "m.values[] int"},
       {},
       {},
       kObject, "m.values[] >= 0",
       [](Call &c, Random &r) {
         Numbers values = anyNumbers(r, 0, 0, 40);
         c.before["m.values[]"] = values, c.before["m.keys[]"] = Numbers(values.size(), any(r, -50, 50));
       }, to("m.values[]", Numbers{2, -1}),
       ""},
  });
}

TEST(FamilyCatalogue, SequencesAndValues) {
  expectInferred({
      {"limit of the elements",
       {"a[] int", "most int"},
       {},
       {},
       kObject, "a[] <= most",
       [](Call &c, Random &r) {
         Numbers a = anyNumbers(r, 1);
         c.before["a[]"] = a, c.before["most"] = std::ranges::max(a) + (r.chance(30) ? 0 : any(r, 0, 20));
       }, to("most", -90),
       ""},
      {"strict at entry",
       {"id int"},
       {"a[] int", "n int"},
       {},
       kEntry, "a[] < n",
       [](Call &c, Random &r) {
         Numbers a = anyNumbers(r, 1);
         c.before["id"] = any(r, 0, 900), c.before["a[]"] = a, c.before["n"] = std::ranges::max(a) + any(r, 1, 6);
       }, to("n", -90),
       ""},
      {"positions",
       {"next[] int"},
       {},
       {},
       kObject, "next[] < size(next)",
       [](Call &c, Random &r) {
         Numbers a = anyNumbers(r, 1);
         for (int &n : a)
           n = any(r, -1, static_cast<int>(a.size()) - 1);
         c.before["next[]"] = a;
       }, to("next[]", Numbers{0, 2}),
       ""},
      {"absence on one side",
       {"a[] int", "x int"},
       {},
       {"return bool"},
       kExit, "return == false ==> a[] != x",
       [](Call &c, Random &r) {
         Numbers a = anyNumbers(r, 1, 0, 9);
         int x = any(r, 0, 9);
         bool isThere = std::ranges::find(a, x) != a.end();
         c.before["a[]"] = a, c.before["x"] = x, c.after["return"] = isThere || r.chance(50);
       }, [](Call &c) {
         c.before["a[]"] = c.after["a[]"] = Numbers{3}, c.before["x"] = c.after["x"] = 3, c.after["return"] = false;
       }, ""},
      {"member",
       {"a[] int"},
       {"n int"},
       {},
       kEntry, "n in a[]",
       [](Call &c, Random &r) {
         Numbers a = anyNumbers(r, 1);
         c.before["a[]"] = a, c.before["n"] = a[r.below(a.size())];
       }, to("n", 400),
       ""},
  });
}

TEST(FamilyCatalogue, TwoSequences) {
  auto two = [](auto makeB) {
    return [=](Call &c, Random &r) {
      Numbers a = anyNumbers(r);
      c.before["a[]"] = a, c.before["b[]"] = makeB(a, r);
    };
  };
  auto moved = [](Numbers a, auto by) {
    for (int &n : a)
      n = by(n);
    return a;
  };
  const std::vector<std::string> ab = {"a[] int", "b[] int"};
  auto example = [&](const char *title, const char *statement, std::function<void(Call &, Random &)> call, Numbers b) {
    Numbers a = {5, 9};
    return Example{title,
                   ab,
                   {},
                   {},
                   kObject,
                   statement,
                   std::move(call),
                   [=](Call &c) { c.before["a[]"] = c.after["a[]"] = a, c.before["b[]"] = c.after["b[]"] = b; },
                   ""};
  };
  expectInferred({
      example("pair by pair", "a[] <= b[]",
              two([=](Numbers a, Random &r) { return moved(a, [&](int n) { return n + any(r, 0, 3); }); }), {4, 9}),
      example("linear", "b[] == 2 * a[] + 1",
              two([=](Numbers a, Random &) { return moved(a, [](int n) { return 2 * n + 1; }); }), {11, 18}),
      example("moved", "b[] == a[] - 3",
              two([=](Numbers a, Random &) { return moved(a, [](int n) { return n - 3; }); }), {2, 5}),
      example("subset", "b[] is subset of a[]", two([](Numbers a, Random &r) {
                Numbers b;
                for (int n = any(r, 0, 4); !a.empty() && n > 0; --n)
                  b.push_back(a[r.below(a.size())]);
                return b;
              }),
              {5, 1}),
      example("subsequence", "b[] is subsequence of a[]", two([](Numbers a, Random &r) {
                std::erase_if(a, [&](int) { return r.chance(30); });
                return a;
              }),
              {9, 5}),
      example("in a dictionary", "a[] does not come after b[]", two([](Numbers a, Random &r) {
                Numbers b = anyNumbers(r);
                return b < a ? a : b;
              }),
              {4, 20}),
      example("strictly", "a[] comes before b[]", two([](Numbers a, Random &r) {
                Numbers b = anyNumbers(r, 1);
                b[0] = a.empty() ? b[0] : a[0] + any(r, 0, 1);
                if (b <= a)
                  b = with(a, a.size(), 0);
                return b;
              }),
              {5, 9}),
      example("backwards", "a[] == reverse(b[])", two([](Numbers a, Random &) {
                std::ranges::reverse(a);
                return a;
              }),
              {5, 9}),
      example("another order", "a[] is permutation of b[]", two([](Numbers a, Random &r) {
                std::ranges::rotate(a, a.begin() + static_cast<std::ptrdiff_t>(r.below(a.size())));
                return a;
              }),
              {5, 5}),
      example("beginning", "b[] starts with a[]",
              two([](Numbers a, Random &r) { return with(a, a.size(), any(r, 0, 9)); }), {5, 8, 9}),
  });
}

TEST(FamilyCatalogue, NeighboursAcrossParallelSequences) {
  expectInferred({
      {"neighbours",
       {"lo[] int", "hi[] int"},
       {},
       {},
       kObject, "without_last(hi[]) < without_first(lo[])",
       [](Call &c, Random &r) {
         Numbers lo, hi;
         for (int at = any(r, -20, 20), n = any(r, 0, 5); n > 0; --n) {
           lo.push_back(at), hi.push_back(at += any(r, 0, 9));
           at += any(r, 1, 5);
         }
         c.before["lo[]"] = lo, c.before["hi[]"] = hi;
       }, [](Call &c) {
         c.before["lo[]"] = c.after["lo[]"] = Numbers{1, 3}, c.before["hi[]"] = c.after["hi[]"] = Numbers{3, 4};
       }, ""},
  });
}

TEST(FamilyCatalogue, WhatACallChanges) {
  auto change = [](auto make) {
    return [=](Call &c, Random &r) {
      Numbers a = anyNumbers(r, 2);
      int i = any(r, 0, static_cast<int>(a.size()) - 1), k = any(r, -40, 40);
      c.before["a[]"] = a, c.before["i"] = i, c.before["k"] = k;
      c.after["a[]"] = make(a, static_cast<std::size_t>(i), k);
    };
  };
  auto example = [&](const char *title, const char *statement, auto make) {
    return Example{
        title,
        {"a[] int"},
        {"i int", "k int"},
        {},
        kExit,
        statement,
        change(make),
        [](Call &c) { c.before["a[]"] = Numbers{7, 8, 9}, c.after["a[]"] = Numbers{9, 8, 6}; },
        ""
    };
  };
  expectInferred({
      example("same", "a[] == orig(a[])", [](Numbers a, std::size_t, int) { return a; }),
      example("appended", "a[] == append(orig(a[]), k)",
              [](Numbers a, std::size_t, int k) { return with(a, a.size(), k); }),
      example("prepended", "a[] == prepend(orig(a[]), k)", [](Numbers a, std::size_t, int k) { return with(a, 0, k); }),
      example("first removed", "a[] == without_first(orig(a[]))",
              [](Numbers a, std::size_t, int) { return without(a, 0); }),
      example("last removed", "a[] == without_last(orig(a[]))",
              [](Numbers a, std::size_t, int) { return without(a, a.size() - 1); }),
      example("inserted", "a[] == insert(orig(a[]), i, k)",
              [](Numbers a, std::size_t i, int k) { return with(a, i, k); }),
      example("erased", "a[] == erase(orig(a[]), i)", [](Numbers a, std::size_t i, int) { return without(a, i); }),
      example("beginning kept", "a[] starts with orig(a[])",
              [](Numbers a, std::size_t i, int k) {
                return i % 2 ? with(with(a, a.size(), 5), a.size(), k) : with(a, a.size(), 1);
              }),
      example("end kept", "a[] ends with orig(a[])",
              [](Numbers a, std::size_t i, int k) { return i % 2 ? with(with(a, 0, 5), 0, k) : with(a, 0, 1); }),
      example("another order", "a[] is permutation of orig(a[])",
              [](Numbers a, std::size_t i, int) {
                std::ranges::rotate(a, a.begin() + static_cast<std::ptrdiff_t>(i));
                return a;
              }),
      example("some removed", "a[] is subsequence of orig(a[])",
              [](Numbers a, std::size_t, int k) {
                std::erase_if(a, [&](int n) { return n > k; });
                return a;
              }),
      example("one added somewhere", "orig(a[]) is subsequence of a[]",
              [](Numbers a, std::size_t, int k) { return with(a, static_cast<std::size_t>(k + 40) % 3, 99); }),
      example("each moved", "a[] == orig(a[]) - 2",
              [](Numbers a, std::size_t, int) {
                for (int &n : a)
                  n -= 2;
                return a;
              }),
      example("each moved by an argument", "a[] == orig(a[]) + k",
              [](Numbers a, std::size_t, int k) {
                for (int &n : a)
                  n += k;
                return a;
              }),
  });
}

// Which of equal elements was removed, and where one more of them was put, nobody can tell.
TEST(FamilyCatalogue, EqualElementsSayNothingOfPlaces) {
  auto statementsOf = [](int elements, bool isAlone = false) {
    Example e{"",
              {"a[] int"},
              {"i int"},
              {},
              kExit,
              "",
              [=](Call &c, Random &r) {
                Numbers a = isAlone ? Numbers{any(r, 1, elements)} : anyNumbers(r, 2, 1, elements);
                c.before["i"] = 0;
                c.before["a[]"] = a;
                c.after["a[]"] = without(a, 0);
              },
              nullptr,
              ""};
    return Recorder(e).infer(400, -1);
  };
  EXPECT_TRUE(believes(statementsOf(9), kExit, "a[] == erase(orig(a[]), i)"));
  Model equal = statementsOf(1), alone = statementsOf(9, true);
  EXPECT_FALSE(believes(alone, kExit, "a[] == without_first(orig(a[]))")) << listed(alone);
  EXPECT_FALSE(believes(alone, kExit, "a[] == without_last(orig(a[]))")) << listed(alone);
  for (const char *statement : {"a[] == without_first(orig(a[]))", "a[] == without_last(orig(a[]))",
                                "a[] == erase(orig(a[]), i)", "without_first(orig(a[])) == a[]"})
    EXPECT_FALSE(believes(equal, kExit, statement)) << listed(equal);
}

// Examples that mostly remove the first element, and only equal ones elsewhere, have shown what the index does.
TEST(FamilyCatalogue, AnIndexTellsWhichElementGoesOrComes) {
  auto modelOf = [](bool isRemoved) {
    Example e{
        "",
        {"a[] int"},
        {"i int", "k int"},
        {},
        kExit,
        "",
        [=](Call &c, Random &r) {
          bool isFirst = r.chance(50);
          Numbers a = isFirst ? anyNumbers(r, 2) : Numbers(static_cast<std::size_t>(any(r, 2, 9)), 1);
          int i = isFirst ? 0 : any(r, 0, static_cast<int>(a.size()) - 1), k = isFirst ? any(r, -40, 40) : 1;
          c.before["i"] = i, c.before["k"] = k, c.before["a[]"] = a;
          c.after["a[]"] =
              isRemoved ? without(a, static_cast<std::size_t>(i)) : with(a, static_cast<std::size_t>(i), k);
          },
        nullptr,
        ""
    };
    return Recorder(e).infer(400, -1);
  };
  Model removed = modelOf(true), added = modelOf(false);
  EXPECT_TRUE(believes(removed, kExit, "a[] == erase(orig(a[]), i)")) << listed(removed);
  EXPECT_TRUE(believes(added, kExit, "a[] == insert(orig(a[]), i, k)")) << listed(added);
  for (const char *statement : {"a[] == without_first(orig(a[]))", "orig(a[]) ends with a[]"})
    EXPECT_FALSE(believes(removed, kExit, statement)) << listed(removed);
  for (const char *statement :
       {"a[] == prepend(orig(a[]), k)", "a[] ends with orig(a[])", "without_first(a[]) == orig(a[])"})
    EXPECT_FALSE(believes(added, kExit, statement)) << listed(added);
}

}  // namespace
}  // namespace eclat
