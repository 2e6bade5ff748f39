#include "infer/graphs/call_graphs.h"

#include "../support/temp_folder.h"
#include "../support/trace_writer.h"
#include "flow/files/store.h"
#include "infer/graphs/graph_shape.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

namespace eclat {
namespace {

using testing::number;
using testing::textValue;
using testing::TraceWriter;

// struct Stmt { int state; void execute(const std::string &sql); void close(); int get() const; void touch(); Stmt();
// Stmt(const Stmt &other); }; struct Conn { int open; Conn(); Stmt &create(); };  struct Parser { static void
// parse(Stmt &s, const std::string &sql); };
enum : int { kConn, kCreate, kStmt, kExecute, kClose, kGet, kTouch, kParse, kCopy, kSetStmt /* private, of Stmt */ };

const Type kInt{TypeKind::Int, "int", 32, true, {}};
const Type kText{TypeKind::String, "std::string", 0, false, {}};
const Type kStmtType{TypeKind::Class, "Stmt", 0, false, {}};

Operation operation(int id, OperationKind kind, const std::string &className, const std::string &name,
                    const std::vector<Parameter> &parameters = {}, bool isConst = false) {
  Operation op;
  op.id = id;
  op.kind = kind;
  op.name = name;
  op.className = className;
  op.signature = className + "::" + name;
  op.parameters = parameters;
  op.isConst = isConst;
  return op;
}

Component component() {
  Component c;
  for (const char *name : {"Conn", "Stmt"}) {
    ClassInfo info;
    info.name = name;
    info.fields = {
        {.name = "state", .type = kInt}
    };
    c.classes.push_back(info);
  }
  Parameter sql{"sql", kText, Passing::ConstRef, "const std::string &", false, false};
  Parameter stmt{"s", kStmtType, Passing::Ref, "Stmt &", false, false};
  c.operations = {operation(kConn, OperationKind::Constructor, "Conn", "Conn"),
                  operation(kCreate, OperationKind::Method, "Conn", "create"),
                  operation(kStmt, OperationKind::Constructor, "Stmt", "Stmt"),
                  operation(kExecute, OperationKind::Method, "Stmt", "execute", {sql}),
                  operation(kClose, OperationKind::Method, "Stmt", "close"),
                  operation(kGet, OperationKind::Method, "Stmt", "get", {}, true),
                  operation(kTouch, OperationKind::Method, "Stmt", "touch"),
                  operation(kParse, OperationKind::StaticMethod, "Parser", "parse", {stmt, sql}),
                  operation(kCopy, OperationKind::Constructor, "Stmt", "copy", {stmt})};
  c.operations[kCreate].result = kStmtType;
  c.operations[kCreate].resultPassing = Passing::Ref;
  return c;
}

Variable variable(const VariableRef &name, const Path &path, Rep rep = Rep::Int) {
  return {name, rep, Rep::Int, rep == Rep::Text ? "std::string" : "int", path};
}

Schema schema() {
  Variable state = variable("state", {"this", "field Stmt::state"}),
           sql = variable("sql", {"param 0", "text"}, Rep::Text);
  Variable passed = variable("s.state", {"param 0", "field Stmt::state"}),
           second = variable("sql", {"param 1", "text"}, Rep::Text);
  Variable made = variable("return.state", {"return", "field Stmt::state"});
  Schema s;
  s.classes = {
      {"Conn", {state}},
      {"Stmt", {state}}
  };
  s.operations = {
      {kConn,    {state},          1, {{"Conn", 0, -1}}                 },
      {kCreate,  {state, made},    1, {{"Conn", 0, -1}, {"Stmt", 1, -2}}},
      {kStmt,    {state},          1, {{"Stmt", 0, -1}}                 },
      {kExecute, {state, sql},     2, {{"Stmt", 0, -1}}                 },
      {kClose,   {state},          1, {{"Stmt", 0, -1}}                 },
      {kGet,     {state},          1, {{"Stmt", 0, -1}}                 },
      {kTouch,   {state},          1, {{"Stmt", 0, -1}}                 },
      {kParse,   {passed, second}, 2, {{"Stmt", 0, 0}}                  },
      {kCopy,    {state, passed},  2, {{"Stmt", 0, -1}, {"Stmt", 1, 0}} },
  };
  s.helpers = {
      {kSetStmt, {state}, 1, {{"Stmt", 0, -1}}}
  };
  return s;
}

// Writes calls as the runtime would.
class Examples {
public:
  void make(std::uint64_t object, std::uint64_t thread = 1) {
    state_[object] = 0;
    auto call = trace_.enter(kStmt, {object}, {rt::Value()}, thread);
    trace_.exit(call, kStmt, {object}, {number(0)}, thread);
  }
  // A method of the object. What it calls stands between begin and end.
  std::uint64_t begin(int operation, std::uint64_t object, std::uint64_t thread = 1) {
    return trace_.enter(operation, {object}, values(operation, object), thread);
  }
  void end(std::uint64_t call, int operation, std::uint64_t object, int by = 1, std::uint64_t thread = 1) {
    state_[object] += by;
    trace_.exit(call, operation, {object}, values(operation, object), thread);
  }
  void call(int operation, std::uint64_t object, int by = 1, std::uint64_t thread = 1) {
    end(begin(operation, object, thread), operation, object, by, thread);
  }
  void execute(std::uint64_t object, const std::string &sql) {
    texts_.push_back(std::make_unique<std::string>(sql));
    call(kExecute, object);
  }
  void create(std::uint64_t conn, std::uint64_t object, bool constructs) {
    auto call = trace_.enter(kCreate, {conn}, {number(state_[conn])});
    if (constructs)
      make(object);
    trace_.exit(call, kCreate, {conn, object}, {number(++state_[conn]), number(0)});
  }
  void parse(std::uint64_t object, const std::string &sql) {
    texts_.push_back(std::make_unique<std::string>(sql));
    auto call = trace_.enter(kParse, {object, 0}, {number(state_[object]), textValue(*texts_.back())});
    trace_.exit(call, kParse, {object, 0}, {number(++state_[object]), textValue(*texts_.back())});
  }
  // `by`: what that does to the one that was there.
  void copy(std::uint64_t from, std::uint64_t to, int by) {
    auto call = trace_.enter(kCopy, {to, from}, {rt::Value(), number(state_[from])});
    state_[to] = state_[from];
    state_[from] += by;
    trace_.exit(call, kCopy, {to, from}, {number(state_[to]), number(state_[from])});
  }
  void throws(int operation, std::uint64_t object) {
    auto call = begin(operation, object);
    trace_.throws(call, operation, {object}, values(operation, object), "std::runtime_error");
  }
  TraceWriter &trace() { return trace_; }

  CallGraphs graphs(const Component &of = component()) {
    testing::TempFolder folder;
    auto graphs = inferCallGraphs(of, {folder.write("trace.bin", trace_.bytes()), schema(), 0, 0});
    EXPECT_TRUE(graphs);
    return graphs ? *graphs : CallGraphs();
  }

private:
  std::vector<rt::Value> values(int operation, std::uint64_t object) {
    std::vector<rt::Value> out = {number(state_[object])};
    if (operation == kExecute)
      out.push_back(textValue(texts_.empty() ? none_ : *texts_.back()));
    return out;
  }

  TraceWriter trace_;
  std::map<std::uint64_t, int> state_;
  std::vector<std::unique_ptr<std::string>> texts_;
  std::string none_;
};

// "0 Stmt 1; 1 execute(a|b) 2": all edges in order.
std::string shown(const CallGraph *graph) {
  if (!graph)
    return "none";
  std::string out;
  Component c = component();
  for (const GraphEdge &edge : graph->edges) {
    std::string constants;
    for (const PassedConstants &call : edge.arguments)
      for (const PassedConstant &constant : call)
        constants += (constants.empty() ? "" : "|") + constant.literal.text;
    std::string name = edge.operation == kAnyMaker  ? "?"
                       : edge.operation == kSetStmt ? "setStmt"
                                                    : c.callee(edge.operation).name;
    out += (out.empty() ? "" : "; ") + std::to_string(edge.from) + " " + name +
           (constants.empty() ? "" : "(" + constants + ")") + " " + std::to_string(edge.to);
  }
  return out;
}

bool isAcyclic(const CallGraph &graph) {
  std::vector<int> entering(static_cast<std::size_t>(graph.nodes), 0);
  for (const GraphEdge &edge : graph.edges)
    ++entering[static_cast<std::size_t>(edge.to)];
  std::vector<int> free;
  for (int n = 0; n < graph.nodes; ++n)
    if (entering[static_cast<std::size_t>(n)] == 0)
      free.push_back(n);
  std::size_t done = 0;
  for (; done < free.size(); ++done)
    for (const GraphEdge &edge : graph.edges)
      if (edge.from == free[done] && --entering[static_cast<std::size_t>(edge.to)] == 0)
        free.push_back(edge.to);
  return done == static_cast<std::size_t>(graph.nodes);
}

TEST(CallGraphs, AHistoryIsAPathAndItsConstantsStandOnIt) {
  Examples e;
  e.make(1);
  e.execute(1, "CREATE");
  e.call(kClose, 1);
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 Stmt 1; 1 execute(CREATE) 2; 2 close 3");
}

// Palulu, Fig. 3.
TEST(CallGraphs, HistoriesOfAClassAreMergedAndTheirConstantsUnited) {
  Examples e;
  e.make(1);
  e.execute(1, "CREATE");
  e.execute(1, "INSERT");
  e.make(2);
  e.execute(2, "DROP");
  e.call(kClose, 2);
  CallGraphs graphs = e.graphs();
  const CallGraph *graph = graphs.of("Stmt");
  EXPECT_EQ(shown(graph), "0 Stmt 1; 1 execute(CREATE|DROP) 2; 2 execute(INSERT) 3; 2 close 4");
  EXPECT_EQ(graph->objects, 2u);
  EXPECT_EQ(graph->edges[0].count, 2u);
}

TEST(CallGraphs, CallsThatChangeNothingAreLeftOut) {
  Examples e;
  e.make(1);
  e.call(kGet, 1, 0);
  e.call(kTouch, 1, 0);  // not const, but all there is of the object can be seen
  e.call(kClose, 1);
  CallGraphs graphs = e.graphs();
  EXPECT_EQ(shown(graphs.of("Stmt")), "0 Stmt 1; 1 close 2");
  auto touch = std::ranges::find(graphs.mutability, kTouch, &Mutability::operation);
  ASSERT_NE(touch, graphs.mutability.end());
  EXPECT_TRUE(touch->isPreserving);
}

TEST(CallGraphs, OneChangeInAnyCallMakesAnOperationMutable) {
  Examples e;
  e.make(1);
  e.call(kTouch, 1, 0);
  e.make(2);
  e.call(kTouch, 2, 1);
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 Stmt 1; 1 touch 2");
}

TEST(CallGraphs, WhatCannotBeSeenWholeIsOnlyPreservedByConstCalls) {
  Examples e;
  e.make(1);
  e.call(kTouch, 1, 0);
  e.call(kGet, 1, 0);
  Component opaque = component();
  opaque.classes[1].fields = {
      {.name = "impl", .type = {TypeKind::Other, "Impl *"}}
  };
  testing::TempFolder folder;
  auto graphs = inferCallGraphs(opaque, {folder.write("trace.bin", e.trace().bytes()), schema(), 0, 0});
  ASSERT_TRUE(graphs);
  EXPECT_EQ(shown(graphs->of("Stmt")), "0 Stmt 1; 1 touch 2");
}

// Palulu, Fig. 2 and 4: another way from the same node to the same node.
TEST(CallGraphs, CallsInsideACallAreAnotherWay) {
  Examples e;
  e.make(1);
  auto outer = e.begin(kExecute, 1);
  e.parse(1, "DROP");
  e.call(kTouch, 1);
  e.end(outer, kExecute, 1, 0);
  e.call(kClose, 1);
  CallGraphs graphs = e.graphs();
  const CallGraph *graph = graphs.of("Stmt");
  EXPECT_EQ(shown(graph), "0 Stmt 1; 1 execute 2; 1 parse(DROP) 3; 2 close 4; 3 touch 2");
  EXPECT_TRUE(graph->edges[2].isNested);
  EXPECT_EQ(graph->edges[2].positions, std::vector<int>{positionOf(0)});
  EXPECT_TRUE(isAcyclic(*graph));
}

// The same, but the call did something that nobody else saw: a private function of Fig. 2, or an assignment.
TEST(CallGraphs, CallsThatDidNotDoAllOfItLeadNowhere) {
  Examples e;
  e.make(1);
  auto outer = e.begin(kExecute, 1);
  e.parse(1, "DROP");
  e.end(outer, kExecute, 1, 5);
  e.call(kClose, 1);
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 Stmt 1; 1 execute 2; 1 parse(DROP) 3; 2 close 4");
}

Component withHelper(OperationKind kind = OperationKind::Method) {
  Component c = component();
  c.helpers = {operation(kSetStmt, kind, "Stmt", "setStmt")};
  return c;
}

// Palulu, Fig. 2 (c) and (d): a private call is seen, and the way that needs it is no way for a client.
TEST(CallGraphs, PrivateCallsAreShownApartAndRemovedFromWhatInputsFollow) {
  Examples e;
  e.make(1);
  auto outer = e.begin(kExecute, 1);
  e.parse(1, "DROP");
  e.call(kSetStmt, 1);
  e.end(outer, kExecute, 1, 0);
  e.call(kClose, 1);
  CallGraphs graphs = e.graphs(withHelper());
  EXPECT_EQ(shown(graphs.of("Stmt")), "0 Stmt 1; 1 execute 2; 1 parse(DROP) 3; 2 close 4");
  ASSERT_EQ(graphs.withHelpers.size(), 1u);
  EXPECT_EQ(shown(&graphs.withHelpers[0]), "0 Stmt 1; 1 execute 2; 1 parse(DROP) 3; 2 close 4; 3 setStmt 2");
}

// A private function may do all of its work by public ones.
TEST(CallGraphs, PublicCallsInsideAPrivateOneAreAWayForClients) {
  Examples e;
  e.make(1);
  auto outer = e.begin(kExecute, 1);
  auto inner = e.begin(kSetStmt, 1);
  e.call(kTouch, 1);
  e.end(inner, kSetStmt, 1, 0);
  e.end(outer, kExecute, 1, 0);
  EXPECT_EQ(shown(e.graphs(withHelper()).of("Stmt")), "0 Stmt 1; 1 execute 2; 1 touch 2");
}

TEST(CallGraphs, WhatOnlyAPrivateConstructorMakesIsMadeHoweverItCanBe) {
  Examples e;
  e.call(kSetStmt, 1);
  e.call(kClose, 1);
  EXPECT_EQ(shown(e.graphs(withHelper(OperationKind::Constructor)).of("Stmt")), "0 ? 1; 1 close 2");
}

TEST(CallGraphs, AnObjectThatACallReturnsBeginsWithIt) {
  Examples e;
  e.create(1, 2, true);
  e.call(kClose, 2);
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 create 1; 0 Stmt 1; 1 close 2");
}

TEST(CallGraphs, WhatHandsOutAnObjectAgainDoesNothingToIt) {
  Examples e;
  e.create(1, 2, true);
  e.create(1, 2, false);
  e.call(kClose, 2);
  CallGraphs graphs = e.graphs();
  EXPECT_EQ(shown(graphs.of("Stmt")), "0 create 1; 0 Stmt 1; 1 close 2");
  EXPECT_EQ(shown(graphs.of("Conn")), "0 ? 1; 1 create 2; 2 create 3");
  EXPECT_EQ(graphs.of("Conn")->headless, 1u);
}

TEST(CallGraphs, AnAddressThatIsUsedAgainIsAnotherObject) {
  Examples e;
  e.make(1);
  e.call(kClose, 1);
  e.trace().objectEnds(1);
  e.make(2);  // the runtime numbers objects, not addresses
  e.execute(2, "a");
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 Stmt 1; 1 execute(a) 2; 1 close 3");
}

TEST(CallGraphs, AnObjectThatIsConstructedAnewBeginsAnew) {
  Examples e;
  e.make(1);
  e.call(kClose, 1);
  e.make(1);  // its destructor is trivial, so nobody saw it end
  e.call(kTouch, 1);
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 Stmt 1; 1 close 2; 1 touch 3");
}

TEST(CallGraphs, ACopyBeginsAnewAndLeavesTheOtherAsItWas) {
  Examples e;
  e.make(1);
  e.execute(1, "a");
  e.copy(1, 2, 0);
  e.call(kClose, 2);
  e.call(kTouch, 1);
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 Stmt 1; 0 copy 2; 1 execute(a) 3; 2 close 4; 3 touch 5");
}

TEST(CallGraphs, ToBeMovedFromIsPartOfAHistory) {
  Examples e;
  e.make(1);
  e.copy(1, 2, -1);
  e.call(kClose, 2);
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 Stmt 1; 0 copy 2; 1 copy 3; 2 close 4");
}

TEST(CallGraphs, ObjectsThatNeverEndAreAsGoodAsOthers) {
  Examples mortal, immortal;
  for (std::uint64_t object = 1; object <= 200; ++object)
    for (Examples *e : {&mortal, &immortal}) {
      e->make(object);
      e->call(object % 2 ? kTouch : kClose, object);
      if (e == &mortal)
        e->trace().objectEnds(object);
    }
  CallGraphs with = mortal.graphs(), without = immortal.graphs();
  EXPECT_EQ(*with.of("Stmt"), *without.of("Stmt"));
  EXPECT_EQ(without.of("Stmt")->objects, 200u);
}

TEST(CallGraphs, WhatIsCalledInsideACallThatThrowsIsNoPartOfItEither) {
  Examples e;
  e.make(1);
  e.make(2);
  auto outer = e.begin(kExecute, 1);
  e.call(kTouch, 1);
  e.call(kTouch, 2);
  e.trace().throws(outer, kExecute, {1}, {number(1), textValue("")}, "std::runtime_error");
  e.call(kClose, 1);
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 Stmt 1; 1 close 2; 1 touch 3") << "the touch of the second one counts";
}

TEST(CallGraphs, OneObjectMayBeUsedByTwoThreads) {
  Examples e;
  e.make(1);
  auto first = e.begin(kTouch, 1, 1);
  auto second = e.begin(kClose, 1, 2);
  e.end(second, kClose, 1, 1, 2);
  e.end(first, kTouch, 1, 1, 1);
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 Stmt 1; 1 close 2; 2 touch 3") << "in the order in which they ended";
}

TEST(CallGraphs, ACallThatThrowsIsNoPartOfAHistory) {
  Examples e;
  e.make(1);
  e.throws(kExecute, 1);
  e.call(kClose, 1);
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 Stmt 1; 1 close 2");
}

TEST(CallGraphs, WhatNeverCameBackHidesNothingThatWasCalledInIt) {
  Examples e;
  e.begin(kTouch, 9);
  e.make(1);
  e.call(kClose, 1);
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 Stmt 1; 1 close 2");
}

TEST(CallGraphs, RecursionClosesNoCircle) {
  Examples e;
  e.make(1);
  auto outer = e.begin(kTouch, 1);
  auto inner = e.begin(kTouch, 1);
  e.call(kTouch, 1);
  e.call(kTouch, 1);
  e.end(inner, kTouch, 1);
  e.end(outer, kTouch, 1);
  e.call(kClose, 1);
  CallGraphs graphs = e.graphs();
  EXPECT_TRUE(isAcyclic(*graphs.of("Stmt"))) << shown(graphs.of("Stmt"));
}

TEST(CallGraphs, ThreadsNestByThemselves) {
  Examples e;
  e.make(1);
  e.make(2, 2);
  auto first = e.begin(kTouch, 1, 1);
  auto second = e.begin(kClose, 2, 2);
  e.end(first, kTouch, 1, 1, 1);
  e.end(second, kClose, 2, 1, 2);
  EXPECT_EQ(shown(e.graphs().of("Stmt")), "0 Stmt 1; 1 close 2; 1 touch 3");
}

TEST(CallGraphs, LongHistoriesAreCutAndThatIsTold) {
  Examples e;
  e.make(1);
  for (int i = 0; i < 1000; ++i)
    e.call(kTouch, 1);
  CallGraphs graphs = e.graphs();
  const CallGraph *graph = graphs.of("Stmt");
  EXPECT_EQ(graph->nodes, kLongestHistory + 1);
  EXPECT_EQ(graph->cut, 1001u - static_cast<unsigned>(kLongestHistory));
}

TEST(CallGraphs, AreReadBackAsTheyWereWritten) {
  Examples e;
  e.make(1);
  e.execute(1, "SELECT \"x\"\n");
  CallGraphs graphs = e.graphs();
  auto read = fromText<CallGraphs>(toText(graphs), "graphs.json");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, graphs);
}

TEST(GraphShape, MergingClosesNoCircleAndIsBounded) {
  CallGraph graph;
  graph.nodes = 4;
  graph.edges = {
      {.from = 0, .to = 1, .operation = 0, .count = 1},
      {.from = 1, .to = 2, .operation = 1, .count = 1},
      {.from = 2, .to = 3, .operation = 0, .count = 1},
      {.from = 0, .to = 2, .operation = 0, .count = 1}  // as the first, but leads behind it
  };
  mergeEdges(graph);
  tidy(graph);
  EXPECT_TRUE(isAcyclic(graph));
  EXPECT_EQ(graph.edges.size(), 4u);
}

TEST(GraphShape, AHundredThousandNodesAreNoTrouble) {
  CallGraph graph;
  graph.nodes = 100'000;
  for (int i = 1; i < graph.nodes; ++i) {
    graph.edges.push_back({.from = (i - 1) / 2, .to = i, .operation = i % 2, .count = 1});
    if (i > 2 && i % 3 == 0)
      graph.edges.push_back({.from = (i - 1) / 2, .to = i, .operation = 7, .count = 1, .isNested = true});
  }
  mergeEdges(graph);
  tidy(graph);
  EXPECT_EQ(graph.nodes, 100'000);
}

}  // namespace
}  // namespace eclat
