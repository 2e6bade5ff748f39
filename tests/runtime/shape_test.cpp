#include "shape_probe.h"

#include <any>
#include <array>
#include <atomic>
#include <bitset>
#include <chrono>
#include <complex>
#include <deque>
#include <forward_list>
#include <functional>
#include <gtest/gtest.h>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <stack>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <variant>

namespace {

struct Interval {
  int lo, hi;
};

struct Item {
  double price;
  std::string name;
};

struct Wrapped {
  Interval inner;
  std::vector<int> many;
};

struct Opaque {
  int hidden;
  bool has_value() const { throw hidden; }  // nobody may call this
  int operator*() const { throw hidden; }
  using value_type = int;
};

}  // namespace

#define FIELD(Class, name) v.field(#Class, #name, [](const Class &o) -> decltype(auto) { return (o.name); })

template <> struct eclat::rt::Fields<Interval> {
  static constexpr const char *kName = "Interval";
  static constexpr bool kIsUnderTest = false;
  template <class V> static constexpr void visit(V &v) {
    FIELD(Interval, lo);
    FIELD(Interval, hi);
  }
};
template <> struct eclat::rt::Fields<Item> {
  static constexpr const char *kName = "Item";
  static constexpr bool kIsUnderTest = true;
  template <class V> static constexpr void visit(V &v) {
    FIELD(Item, price);
    FIELD(Item, name);
  }
};
template <> struct eclat::rt::Fields<Wrapped> {
  static constexpr const char *kName = "Wrapped";
  static constexpr bool kIsUnderTest = false;
  template <class V> static constexpr void visit(V &v) {
    FIELD(Wrapped, inner);
    FIELD(Wrapped, many);
  }
};

namespace eclat::rt {
namespace {

TEST(Shape, PlainValuesAreOneVariable) {
  EXPECT_EQ(observed(-3), "x = -3\n");
  EXPECT_EQ(observed(true), "x = 1\n");
  EXPECT_EQ(observed(0.5), "x = 0.50\n");
  EXPECT_EQ(observed(std::string("a b")), "x = \"a b\"\n");
  EXPECT_EQ(observed(std::string_view("view")), "x = \"view\"\n");
  EXPECT_EQ(observed(std::atomic<int>(7)), "x = 7\n");
  EXPECT_EQ(observed(std::chrono::milliseconds(250)), "x = 250\n");
}

TEST(Shape, ContainersOfPlainValuesAreOneSequence) {
  EXPECT_EQ(observed(std::vector<int>{3, 1}), "x[] = [3 1]\n");
  EXPECT_EQ(observed(std::vector<bool>{true, false}), "x[] = [1 0]\n");
  EXPECT_EQ(observed(std::array<int, 2>{4, 5}), "x[] = [4 5]\n");
  EXPECT_EQ(observed(std::deque<std::string>{"a"}), "x[] = [\"a\"]\n");
  EXPECT_EQ(observed(std::list<int>{}), "x[] = []\n");
  EXPECT_EQ(observed(std::forward_list<int>{1, 2, 3}), "x[] = [1 2 3]\n");
  EXPECT_EQ(observed(std::set<int>{9, 2}), "x[] = [2 9]\n");
  EXPECT_EQ(observed(std::bitset<3>(6)), "x[] = [0 1 1]\n");
  EXPECT_EQ(observed(std::vector<std::vector<int>>{{1}, {}}), "x[] = [[1] []]\n");
  int array[] = {1, 2};
  EXPECT_EQ(observed(array), "x[] = [1 2]\n");
}

TEST(Shape, AStackOrQueueShowsItsContainer) {
  std::stack<int> stack({1, 2});
  EXPECT_EQ(observed(stack), "x[] = [1 2]\n");
  EXPECT_EQ(observed(std::queue<std::string>({"a", "b"})), "x[] = [\"a\" \"b\"]\n");
  std::priority_queue<int> heap;
  for (int i : {1, 5, 2})
    heap.push(i);
  EXPECT_EQ(observed(heap), "x[] = [5 1 2]\n");
}

TEST(Shape, FieldsOfElementsAreParallelSequences) {
  EXPECT_EQ(observed(std::vector<Interval>{
                {1, 2},
                {5, 9}
  }),
            "x.lo[] = [1 5]\nx.hi[] = [2 9]\n");
  auto variables = declared<std::vector<Interval>>();
  EXPECT_EQ(variables[1].path, "root|elements|field Interval::hi");
  EXPECT_EQ(variables[1].rep, "sequence of int");
  EXPECT_EQ(observed(std::list<std::pair<int, std::string>>{
                {1, "a"}
  }),
            "x.first[] = [1]\nx.second[] = [\"a\"]\n");
}

TEST(Shape, WhatCannotBeOpenedIsCounted) {
  std::vector<Opaque> opaque(3);
  EXPECT_EQ(observed(opaque), "x[] = [? ? ?]\n");
  EXPECT_EQ(observed(Opaque{1}), "");
}

TEST(Shape, InsideElementsThereAreNoFurtherSequences) {
  std::vector<Wrapped> wrapped = {
      {{1, 2}, {7, 7}}
  };
  EXPECT_EQ(observed(wrapped), "x.inner.lo[] = [1]\nx.inner.hi[] = [2]\n");
  EXPECT_EQ(observed(wrapped[0]), "x.inner.lo = 1\nx.inner.hi = 2\nx.many[] = [7 7]\n");
}

TEST(Shape, ElementsMayPointToObjects) {
  Item item{2.5, "pen"};
  std::vector<Item *> items = {&item, nullptr};
  EXPECT_EQ(observed(items), "x[] = [set null]\nx->price[] = [2.50 ?]\nx->name[] = [\"pen\" ?]\n");
  EXPECT_EQ(declared<std::vector<Item *>>()[1].path, "root|elements|deref|field Item::price");
  std::vector<std::unique_ptr<Item>> owned;
  owned.push_back(std::make_unique<Item>(item));
  EXPECT_EQ(observed(owned), "x[] = [set]\nx->price[] = [2.50]\nx->name[] = [\"pen\"]\n");
}

TEST(Shape, AMapIsItsKeysAndItsValues) {
  std::map<std::string, Interval> map = {
      {"b", {3, 4}},
      {"a", {1, 2}}
  };
  EXPECT_EQ(observed(map), "x.keys[] = [\"a\" \"b\"]\nx.values.lo[] = [1 3]\nx.values.hi[] = [2 4]\n");
  EXPECT_EQ(declared<decltype(map)>()[1].path, "root|entries|member second|field Interval::lo");
  EXPECT_EQ(observed(std::multimap<int, Opaque>{
                {1, {}},
                {1, {}}
  }),
            "x.keys[] = [1 1]\n");
}

TEST(Shape, TheOrderInsideAHashTableIsNotObserved) {
  std::unordered_map<int, int> map;
  std::string keys, values;
  for (int i = 0; i < 200; ++i)
    map[(i * 7919) % 1000003] = i;
  Arena arena;
  Value out[2];
  Recorder recorder(out, arena);
  Shape<decltype(map), 1>::record(recorder, map);
  ASSERT_EQ(out[0].length, 200u);
  for (std::uint32_t i = 0; i < 200; ++i) {
    EXPECT_EQ(map[static_cast<int>(out[0].elements[i].i)], out[1].elements[i].i);
    if (i)
      EXPECT_LT(out[0].elements[i - 1].i, out[0].elements[i].i);
  }
  EXPECT_EQ(observed(std::unordered_set<std::string>{"b", "c", "a"}), "x[] = [\"a\" \"b\" \"c\"]\n");
  EXPECT_EQ((declared<std::unordered_map<int, int>>()[0].path), "root|sorted entries|member first");
}

TEST(Shape, LongSequencesAreHeldInPartWithTheirTrueLength) {
  std::vector<Interval> many(kMaxElements + 10, Interval{1, 2});
  std::string text = observed(many);
  EXPECT_NE(text.find(" of 266]"), std::string::npos);
  std::unordered_set<int> sorted;
  for (int i = 300; i-- > 0;)
    sorted.insert(i);
  text = observed(sorted);
  EXPECT_EQ(text.substr(0, 12), "x[] = [0 1 2");
  EXPECT_NE(text.find("254 255 of 300]"), std::string::npos);
}

TEST(Shape, OptionalsTellWhetherTheyHoldAndWhat) {
  EXPECT_EQ(observed(std::optional<int>(4)), "x.has_value = 1\nx.value = 4\n");
  EXPECT_EQ(observed(std::optional<int>()), "x.has_value = 0\nx.value = ?\n");
  EXPECT_EQ(observed(std::optional<Interval>({1, 2})), "x.has_value = 1\nx.value.lo = 1\nx.value.hi = 2\n");
  EXPECT_EQ(observed(std::vector<std::optional<int>>{1, {}}), "x.has_value[] = [1 0]\nx.value[] = [1 ?]\n");
  EXPECT_EQ(declared<std::optional<int>>()[0].type, "bool");
}

TEST(Shape, VariantsTellWhichAlternative) {
  using V = std::variant<int, std::string, Opaque>;
  EXPECT_EQ(observed(V("a")), "x.index = 1\nx.get0 = ?\nx.get1 = \"a\"\n");
  EXPECT_EQ(observed(V(Opaque{})), "x.index = 2\nx.get0 = ?\nx.get1 = ?\n");
}

TEST(Shape, PairsTuplesAndOtherSmallTypes) {
  EXPECT_EQ(observed(std::pair(1, 'a')), "x.first = 1\nx.second = 97\n");
  EXPECT_EQ(observed(std::tuple(1, std::string("b"))), "x.get0 = 1\nx.get1 = \"b\"\n");
  EXPECT_EQ(observed(std::complex<double>(1, -1)), "x.real = 1.00\nx.imag = -1.0\n");
  EXPECT_EQ(observed(std::function<void()>()), "x.has_value = 0\n");
  EXPECT_EQ(observed(std::any(1)), "x.has_value = 1\n");
}

TEST(Shape, PointersLeadToArraysTextsAndObjects) {
  std::unique_ptr<int[]> array(new int[2]{4, 5});
  EXPECT_EQ(observed(array.get()), "x = set\nx[] = [4 5]\n");
  EXPECT_EQ(observed(array), "x = set\nx[] = [4 5]\n");
  const char *text = "abc";
  EXPECT_EQ(observed(text), "x = set\nx.text = \"abc\"\n");
  Item item{2.5, "pen"};
  EXPECT_EQ(observed(&item), "x = set\nx->price = 2.50\nx->name = \"pen\"\n");
  EXPECT_EQ(observed(static_cast<Item *>(nullptr)), "x = null\nx->price = ?\nx->name = ?\n");
  EXPECT_EQ(declared<Item *>()[1].path, "root|deref|field Item::price");
  EXPECT_EQ(declared<Interval *>()[1].path, "root|deref part|field Interval::lo");
}

TEST(Shape, WhatMayNotBeReadIsUndefined) {
  auto *freed = new Item{1, "x"};
  delete freed;
  EXPECT_EQ(observed(freed), "x = set\nx->price = ?\nx->name = ?\n");
  auto *wild = reinterpret_cast<Item *>(0x10);
  EXPECT_EQ(observed(wild), "x = set\nx->price = ?\nx->name = ?\n");
  auto *unterminated = new char[3]{'a', 'b', 'c'};
  EXPECT_EQ(observed<const char *>(unterminated), "x = set\nx.text = ?\n");
  unterminated[2] = '\0';
  EXPECT_EQ(observed<const char *>(unterminated), "x = set\nx.text = \"ab\"\n");
  delete[] unterminated;
  EXPECT_EQ(observed<const char *>(unterminated), "x = set\nx.text = ?\n");
  std::string_view view;
  {
    std::string text(100, 'a');
    view = text;
  }
  EXPECT_EQ(observed(view), "x = ?\n");
}

}  // namespace
}  // namespace eclat::rt
