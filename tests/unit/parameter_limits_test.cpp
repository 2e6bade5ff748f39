#include "infer/habits/parameter_limits.h"

#include "infer/habits/territory.h"

#include <gtest/gtest.h>
#include <set>

namespace eclat {
namespace {

const Type kInt{TypeKind::Int, "int", 32, true, {}};

Operation method(const std::string &signature, std::vector<std::string> parameters,
                 OperationKind kind = OperationKind::Method) {
  Operation op;
  op.kind = kind;
  op.className = "Row";
  op.signature = signature;
  for (const std::string &name : parameters)
    op.parameters.push_back({name, kInt, Passing::Value, "int", false, false});
  return op;
}

Property at(PointKind kind, const std::string &subject, const std::string &text, std::uint64_t samples = 9,
            FamilyId family = FamilyId::Bound) {
  return {
      {kind, subject},
      *parseExpr(text), family, samples, samples
  };
}

std::set<std::string> texts(const std::vector<Property> &properties, const std::string &subject) {
  std::set<std::string> out;
  for (const Property &p : properties)
    if (p.point.subject == subject)
      out.insert(print(p.expr));
  return out;
}

using Texts = std::set<std::string>;

TEST(ParameterLimits, WhatIsPutIntoAContainerIsData) {
  for (const char *how : {"x in items[]", "items[] == append(orig(items[]), x)", "return == true ==> x in items[]",
                          "items[] == insert(orig(items[]), i, x)"}) {
    Model model;
    model.territory = {at(PointKind::Entry, "add", "x <= 100"), at(PointKind::Entry, "add", "n <= 100"),
                       at(PointKind::Entry, "make", "all[] >= 1")};
    model.properties = {at(PointKind::Exit, "add", how), at(PointKind::Object, "Row", "items[] >= 1"),
                        at(PointKind::Object, "Row", "items[] >= indices(items[])"),
                        at(PointKind::Object, "Row", "items[] is ascending"),
                        at(PointKind::Object, "Row", "others[] >= 1")};
    markData(model);
    EXPECT_EQ(model.territory[0].family, FamilyId::DataLimit) << how;
    EXPECT_EQ(model.territory[1].family, FamilyId::Bound);
    EXPECT_EQ(model.territory[2].family, FamilyId::DataLimit);  // elements of a list
    EXPECT_EQ(texts(model.properties, "Row"), (Texts{"items[] is ascending", "others[] >= 1"})) << how;
    EXPECT_EQ(model.dropped.size(), 2u);
  }
}

TEST(ParameterLimits, ATrustedLimitOfDataStays) {
  Model model;
  model.properties = {at(PointKind::Exit, "add", "x in items[]"), at(PointKind::Object, "Row", "items[] >= 1")};
  model.properties[1].isTrusted = true;
  markData(model);
  EXPECT_EQ(model.properties.size(), 2u);
}

TEST(ParameterLimits, ParametersOfOneNameShareTheirHabits) {
  Component c;
  c.operations = {method("get", {"i"}), method("drop", {"i"}), method("both", {"i", "j"}), method("other", {"k"})};
  Model model;
  model.evidence = {
      {{PointKind::Entry, "get"},  3, 3},
      {{PointKind::Entry, "drop"}, 9, 9},
      {{PointKind::Entry, "both"}, 1, 1}
  };
  model.territory = {at(PointKind::Entry, "get", "i >= 2", 3), at(PointKind::Entry, "get", "i <= 5", 3),
                     at(PointKind::Entry, "drop", "i >= 1", 9), at(PointKind::Entry, "drop", "i <= 4", 9)};
  model.habits = {at(PointKind::Entry, "drop", "i < size(items)", 9, FamilyId::Comparison)};
  shareHabits(model, c);
  EXPECT_EQ(texts(model.habits, "get"), (Texts{"i >= 1", "i <= 5", "i < size(items)"}));
  EXPECT_EQ(texts(model.habits, "both"), (Texts{"i >= 1", "i <= 5", "i < size(items)"}));
  EXPECT_EQ(texts(model.habits, "drop"), (Texts{"i < size(items)"}));  // it has its own
  EXPECT_EQ(texts(model.habits, "other"), Texts{});
}

TEST(ParameterLimits, AClassAndItsBaseMeanTheSame) {
  Component c;
  ClassInfo base, derived;
  base.name = "Row";
  derived.name = "LongRow";
  derived.bases = {"Row"};
  c.classes = {base, derived};
  c.operations = {method("get", {"i"}), method("put", {"i"}), method("far", {"i"})};
  c.operations[1].className = "LongRow";
  c.operations[2].className = "Elsewhere";
  Model model;
  model.territory = {at(PointKind::Entry, "get", "i >= 1", 9)};
  shareHabits(model, c);
  EXPECT_EQ(texts(model.habits, "put"), Texts{"i >= 1"});
  EXPECT_EQ(texts(model.habits, "far"), Texts{});
}

Condition branch(const std::string &operation, const std::string &text) {
  Condition condition;
  condition.operation = operation;
  condition.text = text;
  return condition;
}

TEST(Territory, AFewCallsAreAHabitWhereTheClassLooksAfterNothingOfTheKind) {
  Component c;
  c.operations = {method("front", {}), method("back", {})};
  Model model;
  model.habits = {at(PointKind::Entry, "front", "size(items) >= 1", 1)};
  Model kept = model;
  dropDefended(kept, c);
  EXPECT_EQ(kept.habits.size(), 1u);
  c.conditions = {branch("back", "items.empty()")};  // another operation thinks of it
  kept = model;
  dropDefended(kept, c);
  EXPECT_EQ(kept.habits.size(), 0u);
  kept.habits = {at(PointKind::Entry, "front", "size(items) >= 1", kEnoughForHabit)};
  dropDefended(kept, c);
  EXPECT_EQ(kept.habits.size(), 1u);
  c.conditions = {branch("front", "items.empty()")};  // it does itself
  dropDefended(kept, c);
  EXPECT_EQ(kept.habits.size(), 0u);
}

TEST(Territory, AConditionAsksNothingOfWhatItTakesForGranted) {
  Component c;
  c.operations = {method("front", {}), method("back", {})};
  for (const auto &[condition, isDefended] :
       {std::pair("items[i] < other", false), std::pair("items[f(a[0])] < 1", false), std::pair("items->next", false),
        std::pair("other[items]", false), std::pair("!items", true), std::pair("items.empty()", true),
        std::pair("x[0] == items", true)}) {
    c.conditions = {branch("back", condition)};
    Model model;
    model.habits = {at(PointKind::Entry, "front", "size(items) >= 1", 1)};
    dropDefended(model, c);
    EXPECT_EQ(model.habits.empty(), isDefended) << condition;
  }
}

TEST(Territory, OfAFewNumbersOnlyTheSignIsAHabit) {
  Component c;
  c.operations = {method("make", {"n"})};
  Model model;
  model.habits = {at(PointKind::Entry, "make", "n >= 8", 1, FamilyId::ArgumentHabit),
                  at(PointKind::Entry, "make", "n <= 8", 1, FamilyId::ArgumentHabit)};
  dropDefended(model, c);
  EXPECT_EQ(texts(model.habits, "make"), Texts{"n >= 8"});
}

}  // namespace
}  // namespace eclat
