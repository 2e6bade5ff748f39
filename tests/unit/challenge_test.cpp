#include "../support/temp_folder.h"
#include "../support/trace_writer.h"
#include "infer/infer_model.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>
#include <vector>

namespace eclat {
namespace {

using testing::number;
using testing::TraceWriter;

constexpr int kAdd = 0;

// struct Bag { std::vector<int> items; void add(int x); }
Component component() {
  Component c;
  ClassInfo info;
  info.name = "Bag";
  c.classes = {info};
  Operation add;
  add.id = kAdd;
  add.kind = OperationKind::Method;
  add.name = "add";
  add.className = "Bag";
  add.signature = "Bag::add";
  add.parameters = {
      {"x", {TypeKind::Int, "int", 32, true, {}}, Passing::Value, "int", false, false}
  };
  c.operations = {add};
  return c;
}

Schema schema() {
  Variable items{
      "items[]", Rep::Sequence, Rep::Int, "std::vector<int>", {"this", "field Bag::items", "elements"}
  };
  Variable x{"x", Rep::Int, Rep::Int, "int", {"param 0"}};
  Schema s;
  s.classes = {
      {"Bag", {items}}
  };
  s.operations = {
      {kAdd, {items, x}, 2, {{"Bag", 0, -1}}}
  };
  return s;
}

rt::Value sequence(const std::vector<rt::Value> &values) { return rt::Value::ofSequence(values.data(), values.size()); }

// Each history is that of an object. Sorted: where an element goes is the class's business.
Model infer(const std::vector<std::vector<int>> &histories, bool isSorted) {
  TraceWriter trace;
  std::uint64_t object = 0;
  for (const std::vector<int> &history : histories) {
    std::vector<int> held;
    ++object;
    auto values = [&] {
      std::vector<rt::Value> out;
      for (int i : held)
        out.push_back(number(i));
      return out;
    };
    for (int x : history) {
      std::vector<rt::Value> before = values();
      auto call = trace.enter(kAdd, {object}, {sequence(before), number(x)});
      held.insert(isSorted ? std::ranges::upper_bound(held, x) : held.end(), x);
      std::vector<rt::Value> after = values();
      trace.exit(call, kAdd, {object}, {sequence(after), number(x)});
    }
  }
  testing::TempFolder folder;
  auto model = inferModel(component(), {folder.write("trace.bin", trace.bytes()), schema(), 0, 0});
  EXPECT_TRUE(model);
  return model ? *model : Model();
}

std::vector<std::vector<int>> histories(bool isAscending) {
  std::vector<std::vector<int>> out;
  for (int i = 0; i < 40; ++i)
    out.push_back(isAscending ? std::vector<int>{i, i + 3, i + 4, 2 * i + 9, 3 * i + 20}
                              : std::vector<int>{i + 4, i, 3 * i + 20, i + 3, 2 * i + 9});
  return out;
}

bool believes(const Model &model, const std::string &text) {
  return std::ranges::any_of(model.properties, [&](const Property &p) { return print(p.expr) == text; });
}

std::string whyNot(const Model &model, const std::string &text) {
  auto it = std::ranges::find(model.dropped, text, &Dropped::text);
  return it == model.dropped.end() ? "" : it->reason.words;
}

TEST(Challenge, AnOrderThatTheExamplesBroughtAlongIsNoneOfTheClass) {
  EXPECT_TRUE(believes(infer(histories(false), true), "items[] is ascending"));
  Model brought = infer(histories(true), false);
  EXPECT_FALSE(believes(brought, "items[] is ascending"));
  EXPECT_EQ(whyNot(brought, "items[] is ascending"), "nothing was put in that could have broken it");
}

TEST(Challenge, WhoWasNeverGivenTheSameTwiceRefusesNothing) {
  Model model = infer(histories(false), true);
  EXPECT_FALSE(believes(model, "items[] has no duplicates"));
  EXPECT_EQ(whyNot(model, "items[] has no duplicates"), "nothing was put in that could have broken it");
}

}  // namespace
}  // namespace eclat
