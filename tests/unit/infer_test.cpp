#include "infer/infer_model.h"

#include "../support/temp_folder.h"
#include "../support/trace_writer.h"
#include "flow/files/bytecode.h"
#include "infer/redundancy.h"
#include "support/random.h"

#include <algorithm>
#include <cmath>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace eclat {
namespace {

using testing::number;
using testing::TempFolder;
using testing::TraceWriter;

enum : int { kCreate, kAdd, kGet, kJoin, kTick };

Variable variable(const std::string &name, const std::string &root, const std::string &type = "int", Rep rep = Rep::Int,
                  Rep elementRep = Rep::Int) {
  Path path = {parseStep(root)};
  if (root == "this")
    path.push_back(PathStep(StepKind::Field, "Counter::" + name));
  return {parseVariable(name), rep, elementRep, type, path};
}

const Type kInt{TypeKind::Int, "int", 32, true, {}};

Operation operation(int id, OperationKind kind, const std::string &name, const std::vector<Parameter> &parameters,
                    bool isConst = false) {
  Operation op;
  op.id = id;
  op.kind = kind;
  op.name = name;
  op.className = "Counter";
  op.signature = "Counter::" + name;
  op.parameters = parameters;
  op.isConst = isConst;
  return op;
}

// struct Counter { int value, limit; Counter(int lim); void add(int n); int get() const; void join(Counter &other);
// void tick(); }
Component component() {
  Component c;
  ClassInfo info;
  info.name = "Counter";
  c.classes = {info};
  Type counter{TypeKind::Class, "Counter", 0, false, {}};
  c.operations = {
      operation(kCreate, OperationKind::Constructor, "Counter", {{"lim", kInt, Passing::Value, "int", false, false}         }
         ),
      operation(kAdd, OperationKind::Method, "add", {{"n", kInt, Passing::Value, "int", false, false}           }
         ),
      operation(kGet, OperationKind::Method, "get", {},
         true),
      operation(kJoin, OperationKind::Method, "join", {{"other", counter, Passing::Ref, "Counter &", false, false}                                                          }
         ),
      operation(kTick, OperationKind::Method, "tick", {}
         )
  };
  return c;
}

Schema schema() {
  std::vector<Variable> fields = {variable("value", "this"), variable("limit", "this")};
  auto with = [&](std::vector<Variable> more) {
    more.insert(more.begin(), fields.begin(), fields.end());
    return more;
  };
  Schema s;
  s.classes = {
      {"Counter", fields}
  };
  s.operations = {
      {kCreate, with({variable("lim", "param 0")}),                                    3, {{"Counter", 0, -1}}                   },
      {kAdd,    with({variable("n", "param 0")}),                                      3, {{"Counter", 0, -1}}                   },
      {kGet,    with({variable("return", "return")}),                                  2, {{"Counter", 0, -1}}                   },
      {kJoin,
       with({variable("other.value", "param 0"), variable("other.limit", "param 0")}),
       4,                                                                                 {{"Counter", 0, -1}, {"Counter", 2, 0}}},
      {kTick,   fields,                                                                2, {{"Counter", 0, -1}}                   }
  };
  return s;
}

const Point kObject{PointKind::Object, "Counter"};
Point at(PointKind kind, const std::string &name) { return {kind, "Counter::" + name}; }

Result<Model> infer(const std::string &trace, const Component &c = component(), const Schema &s = schema()) {
  TempFolder folder;
  return inferModel(c, {folder.write("trace.bin", trace), s, 0, 0});
}

// The same comparison, written the other way round.
Expr turned(const Expr &e) {
  static const std::map<Op, Op> mirror = {
      {Op::Eq, Op::Eq},
      {Op::Ne, Op::Ne},
      {Op::Lt, Op::Gt},
      {Op::Gt, Op::Lt},
      {Op::Le, Op::Ge},
      {Op::Ge, Op::Le}
  };
  auto it = mirror.find(e.op);
  return it == mirror.end() ? e : Expr::make(it->second, {e.kids[1], e.kids[0]});
}

bool believes(const Model &model, const Point &point, const std::string &text) {
  Expr wanted = *parseExpr(text);
  return std::ranges::any_of(model.properties, [&](const Property &p) {
    return p.point == point && (p.expr == wanted || turned(p.expr) == wanted);
  });
}

std::string dropReason(const Model &model, const Point &point, const std::string &text) {
  for (const Dropped &d : model.dropped)
    if (d.point == point && d.text == text)
      return d.reason.words;
  return {};
}

const PointEvidence &evidence(const Model &model, const Point &point) {
  static const PointEvidence none;
  auto it = std::ranges::find(model.evidence, point, &PointEvidence::point);
  return it == model.evidence.end() ? none : *it;
}

// Says which properties there are when one is missing.
std::string listed(const Model &model) {
  std::string out;
  for (const Property &p : model.properties)
    out += describePoint(p.point) + ": " + print(p.expr) + "\n";
  for (const Dropped &d : model.dropped)
    out += "  dropped at " + describePoint(d.point) + ": " + d.text + " (" + d.reason.words + ")\n";
  return out;
}

#define EXPECT_BELIEVED(model, point, text)                                                                            \
  EXPECT_TRUE(believes(model, point, text)) << (text) << " is not in\n" << listed(model)
#define EXPECT_NOT_BELIEVED(model, point, text)                                                                        \
  EXPECT_FALSE(believes(model, point, text)) << (text) << " is in\n" << listed(model)

void add(TraceWriter &trace, std::int64_t value, std::int64_t limit, std::int64_t n) {
  auto call = trace.enter(kAdd, {1}, {number(value), number(limit), number(n)});
  trace.exit(call, kAdd, {1}, {number(value + n), number(limit), number(n)});
}
void get(TraceWriter &trace, std::int64_t value, std::int64_t limit, std::uint64_t object = 1,
         std::uint64_t thread = 1) {
  auto call = trace.enter(kGet, {object}, {number(value), number(limit)}, thread);
  trace.exit(call, kGet, {object}, {number(value), number(limit), number(value)}, thread);
}
void tick(TraceWriter &trace, std::int64_t value, std::int64_t limit) {
  auto call = trace.enter(kTick, {1}, {number(value), number(limit)});
  trace.exit(call, kTick, {1}, {number(value + 1), number(limit)});
}

// A healthy history: `count` states, each of value, limit and the parameter varied.
TraceWriter manyAdds(int count) {
  TraceWriter trace;
  for (int i = 0; i < count; ++i)
    add(trace, i % 20, 100 + i, 1 + i % 7);
  for (int i = 0; i < count; ++i)
    get(trace, i % 20, 100 + i);
  return trace;
}

TEST(Infer, BelievesWithManyStatesWhatItDoesNotWithFew) {
  auto many = infer(manyAdds(60).bytes()), few = infer(manyAdds(2).bytes());
  ASSERT_TRUE(many && few);
  EXPECT_BELIEVED(*many, kObject, "value >= 0");
  EXPECT_BELIEVED(*many, kObject, "value < limit");
  EXPECT_BELIEVED(*many, at(PointKind::Entry, "add"), "n >= 1");
  EXPECT_BELIEVED(*many, at(PointKind::Exit, "add"), "limit == orig(limit)");
  EXPECT_BELIEVED(*many, at(PointKind::Exit, "get"), "return == value");
  EXPECT_TRUE(few->properties.empty()) << listed(*few);
  EXPECT_FALSE(few->dropped.empty());
  for (const Dropped &d : few->dropped)
    EXPECT_FALSE(d.reason.empty()) << d.text;
}

TEST(Infer, TheSameStateSeenOftenIsNoEvidence) {
  TraceWriter trace;
  for (int i = 0; i < 500; ++i) {
    add(trace, 0, 100, 1);
    add(trace, 1, 101, 2);
  }
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  EXPECT_TRUE(model->properties.empty()) << listed(*model);
  EXPECT_EQ(evidence(*model, at(PointKind::Entry, "add")).samples, 1000u);
  EXPECT_EQ(evidence(*model, at(PointKind::Entry, "add")).states, 2u);
}

TEST(Infer, OneCounterexampleIsEnough) {
  TraceWriter trace = manyAdds(60);
  add(trace, -1, 200, 3);
  get(trace, 7, 3);
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  EXPECT_NOT_BELIEVED(*model, kObject, "value >= 0");
  EXPECT_NOT_BELIEVED(*model, kObject, "value < limit");
  EXPECT_BELIEVED(*model, at(PointKind::Entry, "add"), "n >= 1");
}

// Long after families have stopped looking at every visit.
TEST(Infer, AnyVisitOfALongTraceIsEnoughToContradict) {
  auto longTrace = [](int oddAt) {
    TraceWriter trace;
    for (int i = 0; i < 12'000; ++i)
      i == oddAt ? add(trace, -1, 0, 50) : add(trace, i % 97, 1000 + i % 1013, 1 + i % 7);
    return infer(trace.bytes());
  };
  auto whole = longTrace(-1);
  ASSERT_TRUE(whole);
  EXPECT_BELIEVED(*whole, kObject, "value >= 0");
  EXPECT_BELIEVED(*whole, kObject, "value < limit");
  EXPECT_BELIEVED(*whole, at(PointKind::Exit, "add"), "value == orig(value) + n");
  for (int oddAt : {0, 1999, 5000, 11'999}) {
    auto odd = longTrace(oddAt);
    ASSERT_TRUE(odd);
    EXPECT_NOT_BELIEVED(*odd, kObject, "value >= 0");
    EXPECT_BELIEVED(*odd, at(PointKind::Entry, "add"), "n >= 1");
    EXPECT_NOT_BELIEVED(*odd, at(PointKind::Entry, "add"), "n <= 7");
  }
}

TEST(Infer, CountsEveryVisitOfALongTrace) {
  TraceWriter trace;
  for (int i = 0; i < 12'000; ++i)
    add(trace, i % 97, 1000 + i % 1013, 1 + i % 7);
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  EXPECT_EQ(evidence(*model, at(PointKind::Exit, "add")).samples, 12'000u);
  for (const Property &p : model->properties) {
    EXPECT_EQ(p.samples, p.point == kObject ? 24'000u : 12'000u) << print(p.expr);
  }
}

// What a late visit weakens is said of all visits, those included that nobody looked at when they came.
TEST(Infer, WhatIsWeakenedLateHoldsForAllThatWasBefore) {
  TraceWriter trace;
  for (int i = 0; i < 12'000; ++i) {
    std::int64_t value = i == 4000 ? 2000 : i == 9000 ? 1500 : i % 97;
    add(trace, value, 3000, 1 + i % 7);
  }
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  for (const Property &p : model->properties) {
    if (p.point == kObject && p.expr.op == Op::Le && print(p.expr.kids[0]) == "value") {
      EXPECT_GE(p.expr.kids[1].integer, 2000);
    }
  }
}

TEST(Infer, AStateInWhichObjectsMostlyAreIsNoCondition) {
  auto withNegative = [](int everyNth) {
    TraceWriter trace;
    for (int i = 0; i < 120; ++i)
      add(trace, i % everyNth == 0 ? -1 - i : 1 + i % 20, 1000 + i, 1 + i % 7);
    for (int i = 0; i < 20; ++i)
      tick(trace, 1 + i % 5, 1000 + i);
    return infer(trace.bytes());
  };
  // Half of the objects are negative, and yet tick() was never called on one.
  auto often = withNegative(2);
  ASSERT_TRUE(often);
  EXPECT_BELIEVED(*often, at(PointKind::Entry, "tick"), "value >= 1");
  // One in thirty: twenty calls would not have met it anyway.
  auto seldom = withNegative(30);
  ASSERT_TRUE(seldom);
  EXPECT_NOT_BELIEVED(*seldom, at(PointKind::Entry, "tick"), "value >= 1");
  EXPECT_NE(dropReason(*seldom, at(PointKind::Entry, "tick"), "value >= 1").find("anyway"), std::string::npos);
}

TEST(Infer, WhatTheSourceAssignsNeedsMoreEvidenceToBeUnchanged) {
  auto believesUnchanged = [](std::vector<std::string> keeps, std::vector<std::string> writes) {
    TraceWriter trace;
    for (int i = 0; i < 20; ++i)
      tick(trace, i, 100 + i);
    Component c = component();
    c.operations[kTick].keeps = std::move(keeps);
    c.operations[kTick].writes = std::move(writes);
    auto model = infer(trace.bytes(), c);
    return model && believes(*model, at(PointKind::Exit, "tick"), "limit == orig(limit)");
  };
  EXPECT_TRUE(believesUnchanged({"limit"}, {"value"}));
  EXPECT_TRUE(believesUnchanged({}, {}));
  EXPECT_FALSE(believesUnchanged({}, {"limit", "value"}));
}

TEST(Infer, WhenAnOperationThrowsIsLearnedFromItsOwnConditions) {
  auto examples = [](bool onceWithout) {
    TraceWriter trace;
    for (int i = 0; i < 12; ++i)
      tick(trace, 1 + i, 100 + i);
    if (onceWithout)
      tick(trace, 0, 77);
    auto call = trace.enter(kTick, {1}, {number(0), number(50)});
    trace.throws(call, kTick, {1}, {number(0), number(50)}, "std::logic_error");
    Component c = component();
    c.conditions = {
        {"Counter::tick", "value == 0"}
    };
    return infer(trace.bytes(), c);
  };
  auto model = examples(false);
  ASSERT_TRUE(model);
  EXPECT_BELIEVED(*model, at(PointKind::Throw, "tick"), "orig(value) == 0");
  EXPECT_BELIEVED(*model, at(PointKind::Exit, "tick"), "orig(value) != 0");
  auto other = examples(true);
  ASSERT_TRUE(other);
  EXPECT_NOT_BELIEVED(*other, at(PointKind::Throw, "tick"), "orig(value) == 0");
}

TEST(Infer, OfVariablesThatAreAlwaysEqualOneSpeaks) {
  Model model;
  Component c = component();
  for (const char *text : {"value == limit", "value >= 0", "limit >= 0", "limit <= 7"})
    model.properties.push_back({kObject, *parseExpr(text), FamilyId::Comparison, 9, 9});
  for (const char *text : {"return == value", "return >= 0", "value == 0 ==> return == 0", "return >= 1"})
    model.properties.push_back({at(PointKind::Exit, "get"), *parseExpr(text), FamilyId::Comparison, 9, 9});
  dropRedundant(model, c);
  EXPECT_BELIEVED(model, kObject, "value == limit");
  EXPECT_BELIEVED(model, kObject, "value >= 0");
  EXPECT_NOT_BELIEVED(model, kObject, "limit >= 0");
  EXPECT_BELIEVED(model, kObject, "limit <= 7");
  EXPECT_BELIEVED(model, at(PointKind::Exit, "get"), "return == value");
  EXPECT_NOT_BELIEVED(model, at(PointKind::Exit, "get"), "return >= 0");
  EXPECT_NOT_BELIEVED(model, at(PointKind::Exit, "get"), "value == 0 ==> return == 0");
  EXPECT_BELIEVED(model, at(PointKind::Exit, "get"), "return >= 1");
}

TEST(Infer, EqualVariablesAreTiedTogetherByAsManyEqualitiesAsItTakes) {
  Model model;
  for (const char *text :
       {"a == b", "a == c", "b == c", "c == d", "b == d", "size(e) == d", "size(e) >= 3", "b >= 3", "a >= 3"})
    model.properties.push_back({kObject, *parseExpr(text), FamilyId::Comparison, 9, 9});
  dropRedundant(model, component());
  auto count = [&](Op op) {
    return std::ranges::count(model.properties, op, [](const Property &p) { return p.expr.op; });
  };
  EXPECT_EQ(count(Op::Eq), 4) << listed(model);  // five variables
  EXPECT_BELIEVED(model, kObject, "a == b");
  EXPECT_BELIEVED(model, kObject, "a == c");
  EXPECT_BELIEVED(model, kObject, "size(e) == d");
  EXPECT_BELIEVED(model, kObject, "a >= 3");
  EXPECT_EQ(count(Op::Ge), 1) << listed(model);
}

TEST(Infer, ArgumentsLikeThoseOfTheExamplesAreFamiliar) {
  TraceWriter trace;
  for (int i = 0; i < 3; ++i)
    add(trace, i, 100 + i, 5);
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  std::set<std::string> territory;
  for (const Property &p : model->territory)
    territory.insert(print(p.expr));
  EXPECT_EQ(territory, (std::set<std::string>{"n >= 1", "n <= 100"}));
}

// Something was always there when the call was made, and what was passed had a sign and a size.
TEST(Infer, StatesInWhichTheExamplesMakeACallAreHabits) {
  TraceWriter trace;
  for (int i = 1; i < 6; ++i)
    add(trace, i, 100 + i, 5);
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  std::set<std::string> habits;
  for (const Property &p : model->habits)
    habits.insert(print(p.expr));
  EXPECT_TRUE(habits.contains("n >= 1")) << ::testing::PrintToString(habits);
  EXPECT_TRUE(habits.contains("n <= 100")) << ::testing::PrintToString(habits);
  for (const std::string &habit : habits)
    EXPECT_EQ(habit.find("orig("), std::string::npos) << habit;
}

TEST(Infer, PropertiesCarryTheirEvidence) {
  auto model = infer(manyAdds(60).bytes());
  ASSERT_TRUE(model);
  EXPECT_EQ(evidence(*model, at(PointKind::Entry, "add")).samples, 60u);
  EXPECT_EQ(evidence(*model, at(PointKind::Entry, "add")).states, 60u);
  for (const Property &p : model->properties) {
    EXPECT_GT(p.samples, 0u) << print(p.expr);
    EXPECT_LE(p.states, p.samples) << print(p.expr);
  }
}

TEST(Infer, AnObjectInTheMiddleOfItsOwnOperationMayBeBroken) {
  TraceWriter busy = manyAdds(60);
  auto call = busy.enter(kAdd, {1}, {number(3), number(150), number(1)});
  get(busy, -50, 150);  // add() looks at itself while value is wrong
  busy.exit(call, kAdd, {1}, {number(4), number(150), number(1)});
  auto model = infer(busy.bytes());
  ASSERT_TRUE(model);
  EXPECT_BELIEVED(*model, kObject, "value >= 0");
  EXPECT_NOT_BELIEVED(*model, at(PointKind::Exit, "get"), "value >= 0");  // it is the object's

  TraceWriter idle = manyAdds(60);
  get(idle, -50, 150);
  auto other = infer(idle.bytes());
  ASSERT_TRUE(other);
  EXPECT_NOT_BELIEVED(*other, kObject, "value >= 0");
}

TEST(Infer, AnotherThreadSeesAnObjectThatIsNotBusy) {
  TraceWriter trace = manyAdds(60);
  auto call = trace.enter(kAdd, {1}, {number(3), number(150), number(1)});
  get(trace, -50, 150, 1, 2);
  trace.exit(call, kAdd, {1}, {number(4), number(150), number(1)});
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  EXPECT_NOT_BELIEVED(*model, kObject, "value >= 0");
}

TEST(Infer, WhatTheClassPassesToItselfDoesNotCountAsWhatCallersPass) {
  auto nestedIn = [](std::uint64_t outer) {
    TraceWriter trace = manyAdds(60);
    auto call = trace.enter(kTick, {outer}, {number(3), number(150)});
    auto inner = trace.enter(kAdd, {1}, {number(3), number(150), number(-40)});
    trace.exit(inner, kAdd, {1}, {number(4), number(150), number(-40)});
    trace.exit(call, kTick, {outer}, {number(4), number(150)});
    return infer(trace.bytes());
  };
  auto own = nestedIn(1), others = nestedIn(2);
  ASSERT_TRUE(own && others);
  EXPECT_BELIEVED(*own, at(PointKind::Entry, "add"), "n >= 1");
  EXPECT_EQ(evidence(*own, at(PointKind::Entry, "add")).samples, 60u);
  EXPECT_EQ(evidence(*own, at(PointKind::Exit, "add")).samples, 60u);
  EXPECT_NOT_BELIEVED(*others, at(PointKind::Entry, "add"), "n >= 1");
}

TEST(Infer, ExceptionsOfTheExamplesAreRecordedPerOperation) {
  TraceWriter trace;
  for (const char *type : {"std::runtime_error", "std::out_of_range", "std::runtime_error"}) {
    auto call = trace.enter(kAdd, {1}, {number(1), number(2), number(3)});
    trace.throws(call, kAdd, {1}, {number(1), number(2), number(3)}, type);
  }
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  EXPECT_EQ(model->thrown, (std::map<std::string, std::vector<std::string>>{
                               {"Counter::add", {"std::out_of_range", "std::runtime_error"}}
  }));
}

TEST(Infer, ACallThatThrewSaysNothingAboutTheExit) {
  TraceWriter trace = manyAdds(60);
  for (int i = 0; i < 60; ++i) {
    auto call = trace.enter(kAdd, {1}, {number(i % 20), number(500 + i), number(1 + i % 7)});
    trace.throws(call, kAdd, {1}, {number(i % 20), number(500 + i), number(1 + i % 7)}, "E");
  }
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  EXPECT_EQ(evidence(*model, at(PointKind::Exit, "add")).samples, 60u);
  EXPECT_EQ(evidence(*model, at(PointKind::Throw, "add")).samples, 60u);
  EXPECT_BELIEVED(*model, at(PointKind::Throw, "add"), "value == orig(value)");  // a throw leaves it alone
}

TEST(Infer, HowAnOperationMovesAFieldIsFound) {
  TraceWriter trace;
  for (int i = 0; i < 60; ++i)
    tick(trace, i % 20, 100 + i);
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  EXPECT_BELIEVED(*model, at(PointKind::Exit, "tick"), "value == orig(value) + 1");
  EXPECT_BELIEVED(*model, at(PointKind::Exit, "tick"), "limit == orig(limit)");
}

TEST(Infer, AConstantIsStatedOnceForTheObjectAndNotAgainAtEveryPoint) {
  TraceWriter trace;
  for (int i = 0; i < 60; ++i) {
    add(trace, i % 20, 10, 1 + i % 7);
    get(trace, i, 10);
  }
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  EXPECT_BELIEVED(*model, kObject, "limit == 10");
  for (const Property &p : model->properties)
    if (p.point != kObject) {
      EXPECT_EQ(print(p.expr).find("limit =="), std::string::npos) << describePoint(p.point) << ": " << print(p.expr);
    }
  EXPECT_NE(dropReason(*model, at(PointKind::Entry, "add"), "limit == 10"), "");
}

TEST(Infer, WhatAnOperationCannotChangeIsAMatterOfItsEntry) {
  auto model = infer(manyAdds(60).bytes());
  ASSERT_TRUE(model);
  EXPECT_BELIEVED(*model, at(PointKind::Entry, "add"), "n >= 1");
  EXPECT_NOT_BELIEVED(*model, at(PointKind::Exit, "add"), "n >= 1");
}

TEST(Infer, RedundantPropertiesAreDroppedWithTheOneThatImpliesThem) {
  Component c = component();
  Model model;
  for (const char *text : {"limit == 10", "limit >= 10", "limit <= 10", "value >= 0"})
    model.properties.push_back({kObject, *parseExpr(text), FamilyId::Comparison, 9, 9});
  for (const char *text : {"limit == orig(limit)", "value >= 0", "value == orig(value) + 1"})
    model.properties.push_back({at(PointKind::Exit, "add"), *parseExpr(text), FamilyId::Comparison, 9, 9});
  dropRedundant(model, c);
  EXPECT_BELIEVED(model, kObject, "limit == 10");
  EXPECT_BELIEVED(model, kObject, "value >= 0");
  EXPECT_BELIEVED(model, at(PointKind::Exit, "add"), "value == orig(value) + 1");
  EXPECT_EQ(model.properties.size(), 3u) << listed(model);
  EXPECT_NE(dropReason(model, kObject, "limit >= 10").find("'limit == 10'"), std::string::npos);
  EXPECT_NE(dropReason(model, at(PointKind::Exit, "add"), "limit == orig(limit)").find("'limit == 10'"),
            std::string::npos);
  EXPECT_NE(dropReason(model, at(PointKind::Exit, "add"), "value >= 0"), "");
}

TEST(Infer, ArgumentsOfTheClassFeedItsObjectPoint) {
  TraceWriter trace = manyAdds(60);
  auto call = trace.enter(kJoin, {1, 2}, {number(1), number(100), number(-3), number(50)});
  trace.exit(call, kJoin, {1, 2}, {number(1), number(100), number(0), number(50)});
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  EXPECT_NOT_BELIEVED(*model, kObject, "value >= 0");
}

TEST(Infer, AnArgumentThatIsNotThereFeedsNothing) {
  TraceWriter trace = manyAdds(60);
  auto before = evidence(*infer(trace.bytes()), kObject).samples;
  auto call = trace.enter(kJoin, {1, 0}, {number(1), number(100), rt::Value(), rt::Value()});
  trace.exit(call, kJoin, {1, 0}, {number(1), number(100), rt::Value(), rt::Value()});
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  EXPECT_EQ(evidence(*model, kObject).samples, before + 2);  // the receiver, twice
}

TEST(Infer, AConstructorsObjectExistsOnlyAtItsExit) {
  TraceWriter trace;
  for (int i = 0; i < 60; ++i) {
    std::uint64_t object = 1 + static_cast<std::uint64_t>(i);
    auto call = trace.enter(kCreate, {object}, {rt::Value(), rt::Value(), number(i)});
    trace.exit(call, kCreate, {object}, {number(0), number(i), number(i)});
  }
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  EXPECT_EQ(evidence(*model, kObject).samples, 60u);
  EXPECT_BELIEVED(*model, at(PointKind::Exit, "Counter"), "limit == lim");
  for (const Property &p : model->properties)
    for (const Expr &variable : variablesOf(p.expr))
      EXPECT_NE(variable, Expr::orig("value")) << print(p.expr);
}

TEST(Infer, CallsThatNeverCameBackDoNotDisturbTheOthers) {
  TraceWriter trace;
  auto outer = trace.enter(kTick, {2}, {number(5), number(9)});
  trace.enter(kAdd, {3}, {number(1), number(2), number(3)});  // left by longjmp
  trace.exit(outer, kTick, {2}, {number(6), number(9)});
  trace.exit(77, kGet, {1}, {number(1), number(2), number(1)});  // never entered: tracing began inside it
  for (int i = 0; i < 60; ++i)
    add(trace, i % 20, 100 + i, 1 + i % 7);
  auto model = infer(trace.bytes());
  ASSERT_TRUE(model);
  EXPECT_EQ(evidence(*model, at(PointKind::Exit, "tick")).samples, 1u);
  EXPECT_EQ(evidence(*model, at(PointKind::Exit, "get")).samples, 0u);
  EXPECT_BELIEVED(*model, kObject, "value >= 0");
}

TEST(Infer, ATraceOfAnotherComponentIsRefused) {
  TraceWriter wrongCount, wrongOperation;
  wrongCount.enter(kAdd, {1}, {number(1)});
  wrongOperation.enter(99, {1}, {});
  for (TraceWriter *trace : {&wrongCount, &wrongOperation}) {
    auto model = infer(trace->bytes());
    ASSERT_FALSE(model);
    EXPECT_EQ(model.error().stage, "infer");
    EXPECT_FALSE(model.error().hint.empty());
  }
  EXPECT_FALSE(inferModel(component(), {"/nowhere/trace.bin", schema(), 0, 0}));
}

TEST(Infer, AnExitOfAnotherOperationThanWasEnteredIsRefused) {
  TraceWriter trace;
  auto call = trace.enter(kTick, {1}, {number(1), number(2)});
  trace.exit(call, kJoin, {1, 2}, {number(1), number(2), number(3), number(4)});
  EXPECT_FALSE(infer(trace.bytes()));
}

TEST(Infer, ATraceCutAnywhereIsRefusedOrWholeAndNeverCrashes) {
  TempFolder folder;
  TraceWriter trace;
  for (int i = 0; i < 3; ++i) {
    add(trace, i, 10, 1);
    auto call = trace.enter(kAdd, {1}, {number(i), number(10), number(70)});
    get(trace, i, 10);
    trace.throws(call, kAdd, {1}, {number(i), number(10), number(70)}, "std::length_error");
    trace.objectEnds(1);
  }
  Component c = component();
  Schema s = schema();
  int refused = 0, whole = 0;
  for (std::size_t n = 0; n <= trace.bytes().size(); ++n) {
    auto model = inferModel(c, {folder.write("trace.bin", trace.bytes().substr(0, n)), s, 0, 0});
    if (!model) {
      EXPECT_FALSE(model.error().message.empty());
      EXPECT_EQ(model.error().code, ExitCode::Usage);
    }
    ++(model ? whole : refused);
  }
  EXPECT_EQ(whole, 22);  // behind the magic and behind each of the 21 events
  EXPECT_GT(refused, 100);
}

TEST(Infer, ValuesAreSpelledAsTheirTypesDo) {
  Component c = component();
  c.enums = {
      {"Mode", {{"Mode::Off", 0}, {"Mode::On", 1}, {"Mode::Broken", 2}}}
  };
  std::vector<Variable> variables = {variable("mode", "this", "Mode"), variable("ready", "this", "bool"),
                                     variable("name", "this", "std::string", Rep::Text), variable("id", "this"),
                                     variable("next", "this", "Counter *", Rep::Pointer)};
  Schema s;
  s.classes = {
      {"Counter", variables}
  };
  s.operations = {
      {kTick, variables, 5, {{"Counter", 0, -1}}}
  };
  TraceWriter trace;
  std::string name = "a\n";
  for (int i = 0; i < 80; ++i) {
    std::vector<rt::Value> values = {number(1), number(1), testing::textValue(name), number(i),
                                     rt::Value::ofPointer(&c)};
    auto call = trace.enter(kTick, {1}, values);
    trace.exit(call, kTick, {1}, values);
  }
  auto model = infer(trace.bytes(), c, s);
  ASSERT_TRUE(model);
  EXPECT_BELIEVED(*model, kObject, "mode == Mode::On");
  EXPECT_BELIEVED(*model, kObject, "ready == true");
  EXPECT_BELIEVED(*model, kObject, "name == \"a\\n\"");
  EXPECT_BELIEVED(*model, kObject, "next != null");
}

TEST(Infer, MembershipInASequenceIsFound) {
  Component c = component();
  std::vector<Variable> variables = {variable("a[]", "this", "int", Rep::Sequence), variable("n", "param 0")};
  Schema s;
  s.classes = {
      {"Counter", {variables[0]}}
  };
  s.operations = {
      {kAdd, variables, 2, {{"Counter", 0, -1}}}
  };
  TraceWriter trace;
  for (int i = 0; i < 60; ++i) {
    std::vector<rt::Value> before = {number(i * 3), number(i * 7 % 40)}, after = before;
    after.insert(after.begin() + i % 3, number(i + 1000));
    auto call = trace.enter(kAdd, {1}, {rt::Value::ofSequence(before.data(), 2), number(i + 1000)});
    trace.exit(call, kAdd, {1}, {rt::Value::ofSequence(after.data(), 3), number(i + 1000)});
  }
  auto model = infer(trace.bytes(), c, s);
  ASSERT_TRUE(model);
  EXPECT_BELIEVED(*model, at(PointKind::Exit, "add"), "n in a[]");
  EXPECT_NOT_BELIEVED(*model, at(PointKind::Entry, "add"), "n in a[]");
}

TEST(Infer, TheSameTraceGivesTheSameModel) {
  std::string trace = manyAdds(60).bytes();
  EXPECT_EQ(*infer(trace), *infer(trace));
}

Variable observer(const std::string &name, const std::string &prefix = "") {
  return {
      parseVariable(prefix + name + "()"),
      Rep::Int,
      Rep::Int,
      "int",
      {parseStep(prefix.empty() ? "this" : "param 0"), PathStep(StepKind::Observer, "Counter::" + name)}
  };
}

TEST(Infer, AnObserverThatShowsAMemberIsMentionedOnceAndTheMemberCarriesTheFacts) {
  Schema s;
  std::vector<Variable> variables = {variable("value", "this"), variable("limit", "this"), observer("size"),
                                     observer("sum")};
  s.classes = {
      {"Counter", variables}
  };
  s.operations = {
      {kTick, variables, 4, {{"Counter", 0, -1}}}
  };
  TraceWriter trace;
  for (int k = 0; k < 30; ++k) {
    int value = (k * 7) % 23, limit = 40 - k;
    // Where the object was busy an observer has no value; that does not tell the two apart.
    rt::Value size = k % 10 == 9 ? rt::Value() : number(value);
    auto call = trace.enter(kTick, {1}, {number(value), number(limit), size, number(value + limit)});
    trace.exit(call, kTick, {1}, {number(value + 1), number(limit - 1), number(value + 1), number(value + limit)});
  }
  auto model = infer(trace.bytes(), component(), s);
  ASSERT_TRUE(model);
  EXPECT_TRUE(believes(*model, kObject, "value == size()")) << listed(*model);
  EXPECT_TRUE(believes(*model, at(PointKind::Exit, "tick"), "value == orig(value) + 1")) << listed(*model);
  EXPECT_TRUE(believes(*model, at(PointKind::Exit, "tick"), "sum() == orig(sum())"))
      << "what no member shows is said of the observer: " << listed(*model);
  auto namesSize = [](const Property &p) { return print(p.expr).find("size()") != std::string::npos; };
  EXPECT_EQ(std::ranges::count_if(model->properties, namesSize), 1) << listed(*model);
}

TEST(Infer, StaticMembersAreJudgedWhereNoOperationOfTheClassIsUnderWay) {
  Schema s;
  Variable depth{"Counter::depth", Rep::Int, Rep::Int, "int", {"static Counter::depth"}},
      made{"Counter::made", Rep::Int, Rep::Int, "int", {"static Counter::made"}};
  s.classes = {
      {"Counter", {variable("value", "this")}, {depth, made}}
  };
  s.operations = {
      {kTick, {variable("value", "this"), depth, made}, 3, {{"Counter", 0, -1}}, 1}
  };
  Component c = component();
  c.operations[kTick].isConst = true;  // const promises nothing of them
  TraceWriter trace;
  for (int k = 0; k < 40; ++k) {
    auto values = [&](int d, int m) { return std::vector{number(k % 9), number(d), number(m)}; };
    auto outer = trace.enter(kTick, {1}, values(0, 2 * k));
    auto inner = trace.enter(kTick, {2}, values(1, 2 * k));
    trace.exit(inner, kTick, {2}, values(1, 2 * k + 1));
    trace.exit(outer, kTick, {1}, values(0, 2 * k + 2));
  }
  auto model = infer(trace.bytes(), c, s);
  ASSERT_TRUE(model);
  const Point ofClass{PointKind::Class, "Counter"};
  EXPECT_EQ(evidence(*model, ofClass).samples, 80u);
  EXPECT_TRUE(believes(*model, ofClass, "$Counter::depth == 0")) << listed(*model);
  EXPECT_FALSE(believes(*model, at(PointKind::Entry, "tick"), "$Counter::depth == 0"));
  EXPECT_TRUE(believes(*model, at(PointKind::Exit, "tick"), "$Counter::depth == orig($Counter::depth)"))
      << listed(*model);
}

// Examples with values of every kind, drawn from few so that much holds by construction or by chance.
class RandomExamples {
public:
  RandomExamples(std::uint64_t seed, bool withNaN, bool withBigElements)
      : random_(seed), withNaN_(withNaN), withBigElements_(withBigElements) {
    std::vector<Variable> fields = {variable("i", "this"),
                                    variable("j", "this", "long"),
                                    variable("u", "this", "unsigned long"),
                                    variable("d", "this", "double", Rep::Float),
                                    variable("e", "this", "double", Rep::Float),
                                    variable("t", "this", "std::string", Rep::Text),
                                    variable("p", "this", "int *", Rep::Pointer),
                                    variable("q", "this", "int *", Rep::Pointer),
                                    variable("a[]", "this", "int", Rep::Sequence),
                                    variable("b[]", "this", "int", Rep::Sequence),
                                    variable("w[]", "this", "unsigned long", Rep::Sequence),
                                    variable("f[]", "this", "double", Rep::Sequence, Rep::Float),
                                    variable("ok", "this", "bool"),
                                    variable("mode", "this", "Mode")};
    variables = fields;
    variables.push_back(variable("n", "param 0"));
    variables.push_back(variable("return", "return"));
    schema.classes = {
        {"Counter", fields}
    };
    schema.operations = {
        {kAdd, variables, static_cast<int>(fields.size()) + 1, {{"Counter", 0, -1}}}
    };
    base_ = static_cast<std::int64_t>(random_.below(5)) - 2;
    spread_ = 1 + random_.below(40);
  }

  TraceWriter write(int calls) {
    TraceWriter trace;
    for (int c = 0; c < calls; ++c) {
      std::vector<rt::Value> entry = fields();
      rt::Value n = number(integer());
      std::vector<rt::Value> exit = random_.chance(60) ? entry : fields();
      entry.push_back(n);
      exit.push_back(n);
      exit.push_back(number(integer()));
      auto call = trace.enter(kAdd, {1}, entry);
      trace.exit(call, kAdd, {1}, exit);
      entries.push_back(entry);
      exits.push_back(exit);
    }
    return trace;
  }

  std::vector<Variable> variables;
  Schema schema;
  std::vector<std::vector<rt::Value>> entries, exits;

private:
  std::int64_t integer() { return base_ + static_cast<std::int64_t>(random_.below(spread_)); }
  rt::Value real() {
    if (withNaN_ && random_.chance(80))
      return rt::Value::ofFloat(std::nan(""));
    double x = static_cast<double>(integer());
    return rt::Value::ofFloat(random_.chance(10) ? -0.0 : random_.chance(10) ? HUGE_VAL : x);
  }
  rt::Value text() {
    static const std::string texts[] = {"", "a", std::string("\0b", 2)};
    return testing::textValue(texts[random_.below(3)]);
  }
  rt::Value pointer() { return rt::Value::ofPointer(random_.chance(30) ? nullptr : &pointees_[random_.below(2)]); }
  template <class Make> rt::Value sequence(Make make) {
    std::size_t n = random_.chance(3) ? 300 : random_.below(4);  // now and then one that is cut
    rt::Value v = rt::Value::ofSequence(nullptr, n);
    rt::Value *elements = arena_.values(v.held());
    for (std::uint32_t k = 0; k < v.held(); ++k)
      elements[k] = make();
    v.elements = elements;
    return v;
  }
  std::vector<rt::Value> fields() {
    rt::Value i = number(integer()), p = pointer();
    auto a = sequence([&] { return number(integer()); });
    auto unsignedValue = [&] { return rt::Value::ofUnsigned(UINT64_MAX - random_.below(9)); };
    return {i,
            random_.chance(90) ? i : number(integer() + 1),
            unsignedValue(),
            real(),
            real(),
            text(),
            p,
            random_.chance(95) ? p : pointer(),
            a,
            random_.chance(95) ? a : sequence([&] { return number(integer()); }),
            sequence([&] { return withBigElements_ ? unsignedValue() : number(5); }),
            sequence([&] { return real(); }),
            number(random_.chance(97)),
            random_.chance(5) ? rt::Value() : number(random_.below(2))};
  }

  Random random_;
  bool withNaN_, withBigElements_;
  std::int64_t base_ = 0;
  std::size_t spread_ = 1;
  int pointees_[2] = {};
  rt::Arena arena_;
};

void expectModelsHoldOnTheirExamples(bool withNaN, bool withBigElements) {
  Component c = component();
  c.enums = {
      {"Mode", {{"Mode::Off", 0}, {"Mode::On", 1}, {"Mode::Broken", 2}}}
  };
  std::size_t believed = 0;
  std::set<std::string> broken;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    RandomExamples examples(seed, withNaN, withBigElements);
    auto model = infer(examples.write(20 + static_cast<int>(seed) * 5).bytes(), c, examples.schema);
    ASSERT_TRUE(model);
    believed += model->properties.size();
    rt::Arena arena;
    for (const Property &p : model->properties) {
      auto code = compileExpr(p.expr, examples.variables, c.enums);
      ASSERT_TRUE(code) << print(p.expr) << ": " << code.error();
      for (std::size_t k = 0; k < examples.entries.size(); ++k) {
        arena.reset();
        const rt::Value *entry = examples.entries[k].data(), *exit = examples.exits[k].data();
        bool atEntry = p.point.kind == PointKind::Exit || code->holds(entry, nullptr, arena) != rt::Truth::False;
        bool atExit = p.point.kind == PointKind::Entry || code->holds(exit, entry, arena) != rt::Truth::False;
        if (!atEntry || !atExit)
          broken.insert(describePoint(p.point) + ": " + print(p.expr));
      }
    }
  }
  for (const std::string &property : broken)
    ADD_FAILURE() << property << " does not hold on the examples it came from";
  EXPECT_GT(believed, 100u);  // or the examples no longer support anything
}

TEST(Infer, EveryBelievedPropertyHoldsOnTheExamplesItCameFrom) { expectModelsHoldOnTheirExamples(false, false); }

TEST(Infer, EveryBelievedPropertyHoldsOnExamplesWithNaN) { expectModelsHoldOnTheirExamples(true, false); }

TEST(Infer, EveryBelievedPropertyHoldsOnExamplesWithHugeUnsignedElements) {
  expectModelsHoldOnTheirExamples(false, true);
}

}  // namespace
}  // namespace eclat
