#include "reduce/group_findings.h"

#include "judge/doubts.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

enum : int { kPush, kPushOther, kPop, kFree, kNth };

Component component() {
  Component c;
  c.classes.push_back({});
  c.classes.back().name = "Stack";
  struct Row {
    const char *name, *className;
  };
  for (const Row &row : {
           Row{"push",      "Stack"},
           Row{"push",      "Stack"},
           Row{"pop",       "Stack"},
           Row{"operator+", ""     },
           Row{"nth",       "Stack"}
  }) {
    Operation op;
    op.id = static_cast<int>(c.operations.size());
    op.name = row.name;
    op.className = row.className;
    c.operations.push_back(op);
  }
  c.operations[kNth].result = {TypeKind::Made, "Stack::iterator", 0, false, {}};
  for (int op : {kPush, kPop, kNth})
    c.operations[static_cast<std::size_t>(op)].parameters = {
        {"other", {TypeKind::Class, "Stack", 0, false, {}}, Passing::ConstPtr, "const Stack *", false, false}
    };
  c.operations[kFree].parameters = {
      {"s", {TypeKind::Class, "Stack", 0, false, {}}, Passing::ConstRef, "const Stack &", false, false}
  };
  return c;
}

// Properties below 10 are of the object, the others of exits.
Finding broken(const char *id, int operation, std::vector<int> properties) {
  Finding f;
  for (int property : properties) {
    ViolatedProperty violated;
    violated.point.kind = property < 10 ? PointKind::Object : PointKind::Exit;
    violated.property = "p" + std::to_string(property);
    f.violated.push_back(violated);
  }
  f.id = id;
  f.input.steps.push_back({operation, {}});
  f.operation = f.pattern.operation = operation;
  f.pattern.properties = std::move(properties);
  return f;
}

Finding ended(const char *id, int operation, Ending ending, const char *place, const char *detail = "",
              UndefinedKind undefined = UndefinedKind::None) {
  Finding f;
  f.id = id;
  f.operation = f.pattern.operation = operation;
  f.input.steps.push_back({operation, {}});
  f.pattern.ending = f.outcome.ending = ending;
  f.pattern.place = f.outcome.place = place;
  f.outcome.detail = detail;
  f.outcome.undefined = undefined;
  return f;
}

// "a(b c) d": b and c are variants of a.
std::string grouped(std::vector<Finding> findings) {
  std::string out;
  for (const Finding &group : groupFindings(std::move(findings), component())) {
    out += (out.empty() ? "" : " ") + group.id;
    std::string variants;
    for (const Finding &variant : group.variants)
      variants += (variants.empty() ? "" : " ") + variant.id;
    if (!variants.empty())
      out += "(" + variants + ")";
  }
  return out;
}

TEST(GroupFindings, JoinsPatternsOfOverloadsThatShareAProperty) {
  EXPECT_EQ(grouped({broken("a", kPush, {1, 2}), broken("b", kPushOther, {2, 3}), broken("c", kPush, {3})}), "a(b c)");
  EXPECT_EQ(grouped({broken("a", kPush, {1}), broken("b", kPush, {2})}), "a b");
}

TEST(GroupFindings, KeepsOperationsApartThatBreakTheSameProperty) {
  EXPECT_EQ(grouped({broken("a", kPush, {1}), broken("b", kPop, {1})}), "a b");
}

TEST(GroupFindings, AnObjectPropertyThatManyOperationsBreakIsOneThingToLookAt) {
  EXPECT_EQ(grouped({broken("a", kPush, {1}), broken("b", kPop, {1, 2}), broken("c", kFree, {1})}), "a(b c)");
  std::vector<Finding> groups = groupFindings(
      {broken("a", kPush, {1}), broken("b", kPop, {1}), broken("c", kFree, {1}), broken("d", kPop, {2})}, component());
  doubtWhatManyBreak(groups, component());
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_EQ(groups[1].doubt, "");
  EXPECT_EQ(groups[0].doubt, "3 operations break `p1`: perhaps the examples never showed such an object");
  EXPECT_EQ(grouped({broken("a", kPush, {11}), broken("b", kPop, {11}), broken("c", kFree, {11})}), "a b c");
}

TEST(GroupFindings, ACopyThatIsWrongWhereItIsMadeBreaksTheLawOfCopies) {
  Component c = component();
  auto add = [&](OperationKind kind, const char *className) {
    Operation op = c.operations[kFree];
    op.id = static_cast<int>(c.operations.size());
    op.kind = kind;
    op.className = className;
    op.name = "copy";
    op.law.statements = {"const {T} copy({0});"};
    c.operations.push_back(op);
    return op.id;
  };
  Finding made = broken("made", add(OperationKind::Constructor, "Stack"), {11});
  made.violated[0].law = "a copy equals its original";
  auto law = [&](const char *id, const char *className) {
    Finding f = ended(id, add(OperationKind::Law, className), Ending::Returned, "");
    f.pattern.claim = 0;
    return f;
  };
  std::vector<Finding> groups = groupFindings({made, law("other", "Queue"), law("law", "Stack")}, c);
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_EQ(groups[0].id, "other");
  EXPECT_EQ(groups[1].id, "law");
  ASSERT_EQ(groups[1].variants.size(), 1u);
  EXPECT_EQ(groups[1].variants[0].id, "made");
}

TEST(GroupFindings, NullThatIsNeverLookedForIsOneCauseForAClass) {
  auto withNull = [](Finding f) {
    f.input.steps.back().arguments = {
        {0,  {}                         },
        {-1, {.kind = LiteralKind::Null}}
    };
    return f;
  };
  EXPECT_EQ(grouped({withNull(ended("a", kPush, Ending::Undefined, "stack.h:3", "Member access within null pointer",
                                    UndefinedKind::NullPointer)),
                     withNull(ended("b", kPop, Ending::Crashed, "", "SEGV", UndefinedKind::Address)),
                     ended("c", kPop, Ending::Crashed, "", "SEGV", UndefinedKind::Address)}),
            "a(b) c");
}

TEST(GroupFindings, APositionThatIsNotThereDoesHarmWhereverItIsPassed) {
  auto withPosition = [](Finding f) {
    f.input.steps.insert(f.input.steps.begin(), {kNth, {}});
    f.input.steps.back().arguments = {
        {0, {}}
    };
    return f;
  };
  EXPECT_EQ(grouped({withPosition(ended("a", kPush, Ending::BadMemory, "stack.h:3")),
                     withPosition(ended("b", kPop, Ending::Aborted, "stack.h:9")), withPosition(broken("c", kPop, {1})),
                     ended("d", kPop, Ending::BadMemory, "stack.h:11")}),
            "a(b) c d");
}

TEST(GroupFindings, JoinsWhatEndsInTheSamePlace) {
  EXPECT_EQ(
      grouped({ended("a", kPush, Ending::BadMemory, "stack.h:3"), ended("b", kPop, Ending::BadMemory, "stack.h:3"),
               ended("c", kPop, Ending::BadMemory, "stack.h:9"), ended("d", kPop, Ending::Aborted, "stack.h:3")}),
      "a(b) c d");
}

TEST(GroupFindings, OverloadsThatStateTheSameAreOne) {
  EXPECT_EQ(grouped({ended("a", kPush, Ending::AssertionFailed, "stack.h:3", "sorted()"),
                     ended("b", kPushOther, Ending::AssertionFailed, "stack.h:9", "sorted()"),
                     ended("c", kPush, Ending::AssertionFailed, "stack.h:4", "!empty()"),
                     ended("d", kPop, Ending::AssertionFailed, "stack.h:7", "!empty()")}),
            "a(b) c d");
}

TEST(GroupFindings, WithoutAPlaceJoinsOverloadsOnly) {
  EXPECT_EQ(
      grouped({ended("a", kPush, Ending::Aborted, "", "ABRT"), ended("b", kPushOther, Ending::Aborted, "", "ABRT"),
               ended("c", kPop, Ending::Aborted, "", "ABRT")}),
      "a(b) c");
}

TEST(GroupFindings, NumbersBeyondTheLimitsOfTheirTypeAreOneCauseForAClass) {
  EXPECT_EQ(grouped({ended("a", kPush, Ending::Undefined, "stack.h:3", "Signed integer overflow: 1 + 2147483647",
                           UndefinedKind::IntegerOverflow),
                     ended("b", kFree, Ending::Undefined, "stack.h:9", "Negation of -2147483648 cannot be represented",
                           UndefinedKind::IntegerOverflow),
                     ended("c", kPop, Ending::Undefined, "stack.h:12", "Index 4 out of bounds", UndefinedKind::Index)}),
            "a(b) c");
}

TEST(GroupFindings, JoinsWhatIsThrownWithTheSameWords) {
  auto thrown = [](const char *id, int operation, const char *what) {
    Finding f = ended(id, operation, Ending::Threw, "");
    f.outcome.thrownType = "std::runtime_error";
    f.outcome.thrownWhat = what;
    return f;
  };
  EXPECT_EQ(grouped({thrown("a", kPush, "full"), thrown("b", kPop, "full"), thrown("c", kPop, "empty")}), "a(b) c");
}

TEST(GroupFindings, AReportFindsVariantsById) {
  Report report;
  report.findings = groupFindings({broken("a", kPush, {1, 2}), broken("b", kPush, {2})}, component());
  ASSERT_NE(report.find("b"), nullptr);
  EXPECT_EQ(report.find("b")->pattern.properties, std::vector<int>{2});
  EXPECT_EQ(report.find("c"), nullptr);
}

TEST(GroupFindings, OverflowInOnePlaceIsOneWhicheverClassItIsSeenIn) {
  Component c = component();
  c.classes.push_back({});
  c.classes.back().name = "Queue";
  c.operations[kPop].className = "Queue";
  auto overflow = [](const char *id, int operation, const char *place) {
    return ended(id, operation, Ending::Undefined, place, "Signed integer overflow: 2 * 2147483610",
                 UndefinedKind::IntegerOverflow);
  };
  EXPECT_EQ(groupFindings({overflow("a", kPush, "num.cpp:35"), overflow("b", kPop, "num.cpp:35")}, c).size(), 1u);
  EXPECT_EQ(groupFindings({overflow("a", kPush, "num.cpp:35"), overflow("b", kPop, "num.cpp:67")}, c).size(), 2u);
}

}  // namespace
}  // namespace eclat
