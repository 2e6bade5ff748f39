#include "generate/graph_walk.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>

namespace eclat {
namespace {

enum : int { kDoor, kOpen, kEnter, kGuest, kKnock };

const Type kText{TypeKind::String, "std::string", 0, false, {}};
const Type kInt{TypeKind::Int, "int", 32, true, {}};
const Type kDoorType{TypeKind::Class, "Door", 0, false, {}};

// struct Door { Door(); void open(const std::string &word, int times); void enter(); void knock(); };
// struct Guest { Guest(Door &door); };
Component component() {
  Component c;
  for (const char *name : {"Door", "Guest"}) {
    ClassInfo info;
    info.name = name;
    info.isCopyable = info.isMovable = true;
    c.classes.push_back(info);
  }
  auto add = [&](int id, OperationKind kind, const std::string &owner, const std::string &name,
                 const std::vector<Parameter> &parameters) {
    Operation op;
    op.id = id;
    op.kind = kind;
    op.className = owner;
    op.name = name;
    op.signature = owner + "::" + name;
    op.parameters = parameters;
    op.result.kind = TypeKind::Void;
    c.operations.push_back(op);
  };
  add(kDoor, OperationKind::Constructor, "Door", "Door", {});
  add(kOpen, OperationKind::Method, "Door", "open",
      {
          {"word",  kText, Passing::ConstRef, "const std::string &", false, false},
          {"times", kInt,  Passing::Value,    "int",                 false, false}
  });
  add(kEnter, OperationKind::Method, "Door", "enter", {});
  add(kGuest, OperationKind::Constructor, "Guest", "Guest",
      {
          {"door", kDoorType, Passing::Ref, "Door &", false, false}
  });
  add(kKnock, OperationKind::Method, "Door", "knock", {});
  return c;
}

PassedConstants passed(const std::string &word, int times) {
  return {
      {0, {.kind = LiteralKind::Text, .text = word}},
      {1, {.integer = times}                       }
  };
}

// Door(), open("sesame", 3 | "mellon", 1), enter(), and the same door goes to a guest.
CallGraphs graphs() {
  CallGraph door;
  door.className = "Door";
  door.nodes = 5;
  door.edges = {
      {.from = 0, .to = 1, .operation = kDoor, .positions = {kReceiverPosition}},
      {.from = 1,
       .to = 2,
       .operation = kOpen,
       .positions = {kReceiverPosition},
       .arguments = {passed("sesame", 3), passed("mellon", 1)}},
      {.from = 2, .to = 3, .operation = kEnter, .positions = {kReceiverPosition}},
      {.from = 3, .to = 4, .operation = kGuest, .positions = {positionOf(0)}}
  };
  return {{door}, {}};
}

// Guest(door)
CallGraph guests() {
  CallGraph guest;
  guest.className = "Guest";
  guest.nodes = 2;
  guest.edges = {
      {.from = 0, .to = 1, .operation = kGuest, .positions = {kReceiverPosition}}
  };
  return guest;
}

class GraphWalkTest : public ::testing::Test {
protected:
  GraphWalkTest() {
    options.weights.mixed = options.weights.omitted = options.weights.inserted = options.weights.general = 0;
  }

  // Calls of the inputs that are made when all do well, "Door open(sesame,3) enter".
  std::set<std::string> walk(int rounds) {
    GraphWalker walker(c, options, known, {});
    Pool pool(c);
    std::set<std::string> out;
    for (int i = 0; i < rounds; ++i)
      for (const Input &made : walker.generate(pool, 40)) {
        out.insert(shown(made));
        walker.add(made, {});
      }
    return out;
  }

  std::string shown(const Input &input) const {
    std::string out;
    for (const Step &step : input.steps) {
      out += (out.empty() ? "" : " ") + c.operations[static_cast<std::size_t>(step.operation)].name;
      if (step.operation == kOpen)
        out += "(" + step.arguments[1].literal.text + "," + std::to_string(step.arguments[2].literal.integer) + ")";
    }
    return out;
  }

  Component c = component();
  CallGraphs known = graphs();
  ExploreOptions options;
};

TEST_F(GraphWalkTest, InputsGoWhereTheExamplesWentWithTheirConstants) {
  EXPECT_EQ(walk(8), (std::set<std::string>{"Door", "Door open(mellon,1)", "Door open(mellon,1) enter",
                                            "Door open(mellon,1) enter Guest", "Door open(sesame,3)",
                                            "Door open(sesame,3) enter", "Door open(sesame,3) enter Guest"}));
}

TEST_F(GraphWalkTest, ConstantsOfSeveralCallsCanBeMixed) {
  options.weights.mixed = 100;
  std::set<std::string> made = walk(8);
  EXPECT_TRUE(made.contains("Door open(mellon,3)"));
}

TEST_F(GraphWalkTest, ConstantsCanBeLeftToChance) {
  options.weights.omitted = 50;
  std::set<std::string> made = walk(8);
  EXPECT_TRUE(std::ranges::any_of(made, [](const std::string &input) {
    return input.find("open(") != std::string::npos && input.find("sesame") == std::string::npos &&
           input.find("mellon") == std::string::npos;
  }));
}

TEST_F(GraphWalkTest, CallsThatNoExampleMadeCanBeInserted) {
  options.weights.inserted = 50;
  std::set<std::string> made = walk(8);
  EXPECT_TRUE(
      std::ranges::any_of(made, [](const std::string &input) { return input.find("knock") != std::string::npos; }));
}

TEST_F(GraphWalkTest, WaysThatBeganAlikeCanBeGeneralised) {
  // enter() once more, behind which a second knock was seen.
  CallGraph &door = known.classes[0];
  door.nodes = 8;
  door.edges.push_back({.from = 1, .to = 5, .operation = kEnter, .positions = {kReceiverPosition}});
  door.edges.push_back({.from = 5, .to = 6, .operation = kKnock, .positions = {kReceiverPosition}});
  EXPECT_FALSE(walk(8).contains("Door open(sesame,3) enter knock"));
  options.weights.general = 100;
  EXPECT_TRUE(walk(8).contains("Door open(sesame,3) enter knock"));
}

TEST_F(GraphWalkTest, NothingIsMadeTwiceAndWithoutGraphsNothingAtAll) {
  GraphWalker walker(c, options, known, {});
  Pool pool(c);
  std::vector<Input> first = walker.generate(pool, 10);
  ASSERT_EQ(first.size(), 1u) << "there is one way to begin";
  EXPECT_TRUE(walker.generate(pool, 10).empty());
  CallGraphs none;
  GraphWalker idle(c, options, none, {});
  EXPECT_FALSE(idle.hasGraphs());
  EXPECT_TRUE(idle.generate(pool, 10).empty());
}

TEST_F(GraphWalkTest, AnObjectOfUnknownOriginComesFromThePool) {
  known.classes[0].edges[0] = {.from = 0, .to = 1, .operation = kAnyMaker, .positions = {kResultPosition}};
  GraphWalker walker(c, options, known, {});
  Pool pool(c);
  EXPECT_TRUE(walker.generate(pool, 10).empty());
  pool.add({{{kDoor, {}}}});
  std::vector<Input> made = walker.generate(pool, 10);
  ASSERT_FALSE(made.empty());
  EXPECT_EQ(made.front().steps.back().operation, kOpen);
  std::vector<PlacedObject> objects = GraphPlaces(c, known).of(made.front());
  ASSERT_EQ(objects.size(), 1u);
  EXPECT_EQ(objects.front().at.node, 2);
}

TEST_F(GraphWalkTest, EveryObjectOfAnInputHasItsPlace) {
  known.classes.push_back(guests());
  Input input{
      {{kDoor, {}}, {kOpen, {{0, {}}, {}, {}}}, {kKnock, {{0, {}}}}, {kEnter, {{0, {}}}}, {kGuest, {{0, {}}}}}
  };
  std::vector<PlacedObject> objects = GraphPlaces(c, known).of(input);
  ASSERT_EQ(objects.size(), 2u);
  EXPECT_EQ(objects[0].step, 0);
  EXPECT_EQ(objects[0].at, (GraphNode{0, 4})) << "the knock that no example made leads nowhere";
  EXPECT_EQ(objects[1].step, 4);
  EXPECT_EQ(objects[1].at, (GraphNode{1, 1}));
}

TEST_F(GraphWalkTest, OtherObjectsInACallHaveComeToWhereTheyMadeIt) {
  known.classes.push_back(guests());
  options.weights.shared = 0;  // never a door that happens to be there
  GraphWalker walker(c, options, known, {});
  Pool pool(c);
  int guests = 0;
  bool isEntered = false;  // some door, in a round before
  for (int round = 0; round < 12; ++round) {
    std::vector<Input> all = walker.generate(pool, 20);
    for (const Input &made : all)
      if (isEntered && made.steps.back().operation == kGuest) {
        ++guests;
        EXPECT_NE(shown(made).find("enter"), std::string::npos) << shown(made);
      }
    for (const Input &made : all) {
      walker.add(made, {});
      isEntered = isEntered || made.steps.back().operation == kEnter;
    }
  }
  EXPECT_GT(guests, 0);
}

TEST_F(GraphWalkTest, AHundredThousandNodesAreNoTrouble) {
  CallGraph &door = known.classes[0];
  door.edges = {
      {.from = 0, .to = 1, .operation = kDoor, .positions = {kReceiverPosition}}
  };
  door.nodes = 100'000;
  for (int i = 2; i < door.nodes; ++i)
    door.edges.push_back(
        {.from = i / 2, .to = i, .operation = i % 2 ? kEnter : kKnock, .positions = {kReceiverPosition}});
  options.weights.general = options.weights.inserted = 10;
  EXPECT_GT(walk(20).size(), 300u);
}

}  // namespace
}  // namespace eclat
