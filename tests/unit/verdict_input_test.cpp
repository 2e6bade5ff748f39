#include "flow/files/verdict_input.h"

#include "../support/literals.h"
#include "pipeline/verdicts/judged_by.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

using namespace testing;

Component stack() {
  Component c;
  c.classes.push_back({.name = "S"});
  auto add = [&](OperationKind kind, const char *signature, int parameters) {
    Operation op;
    op.id = static_cast<int>(c.operations.size());
    op.kind = kind;
    op.className = "S";
    op.signature = signature;
    op.parameters.resize(static_cast<std::size_t>(parameters));
    c.operations.push_back(op);
  };
  add(OperationKind::Constructor, "S::S()", 0);
  add(OperationKind::Method, "S::push(int)", 1);
  add(OperationKind::Method, "S::pop()", 0);
  return c;
}

Model model() {
  Model m;
  m.properties.push_back({
      {PointKind::Object, "S"},
      *parseExpr("n >= 0"), FamilyId::Bound
  });
  m.properties.push_back({
      {PointKind::Exit, "S::pop()"},
      *parseExpr("n == orig(n) - 1"), FamilyId::Change
  });
  m.properties.push_back({
      {PointKind::Entry, "S::pop()"},
      *parseExpr("n >= 1"), FamilyId::Bound
  });
  return m;
}

// pop() of what `pushes` calls of push made, breaking these properties.
Finding popped(const std::string &id, int pushes, const std::vector<int> &broken) {
  Finding f;
  f.id = id;
  f.operation = 2;
  f.input.steps.push_back({0, {}});
  for (int i = 0; i < pushes; ++i)
    f.input.steps.push_back({
        1, {step(0), constant(integer(i))}
    });
  f.input.steps.push_back({2, {step(0)}});
  f.outcome.ending = Ending::Returned;
  f.pattern.operation = 2;
  f.pattern.properties = broken;
  for (int number : broken) {
    f.outcome.exit.push_back({number, -1, {}});
    const Property p = model().properties[static_cast<std::size_t>(number)];
    f.violated.push_back({.point = p.point, .property = print(p.expr)});
  }
  return f;
}

Verdicts judged(const Finding &finding, Verdict verdict) {
  Verdicts out;
  out.put(writeVerdict(finding, verdict, "", stack(), model()));
  return out;
}

TEST(VerdictInput, IsTheSameInputWhenOperationsMove) {
  Finding f = popped("pop-000001", 2, {0});
  std::vector<WrittenStep> written = writeSteps(f.input, stack());
  Component moved = stack();
  std::swap(moved.operations[0], moved.operations[2]);
  moved.operations[0].id = 0;
  moved.operations[2].id = 2;
  auto read = readSteps(written, moved);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->steps.front().operation, 2);
  EXPECT_EQ(writeSteps(*read, moved), written);
}

TEST(VerdictInput, SaysWhyItCannotBeRunAnyMore) {
  std::vector<WrittenStep> written = writeSteps(popped("pop-000001", 1, {0}).input, stack());
  Component without = stack();
  without.operations.erase(without.operations.begin() + 1);
  EXPECT_EQ(readSteps(written, without).error(), "there is no operation 'S::push(int)'");
  written[1].arguments.pop_back();
  EXPECT_EQ(readSteps(written, stack()).error(), "'S::push(int)' takes 2 values, and 1 are written");
}

TEST(VerdictInput, KeepsTheRulesThatTheInputBroke) {
  Finding f = popped("pop-000001", 0, {0});
  f.outcome.entry.push_back({2, -1, {}});
  f.dropped.push_back({
      .point = {PointKind::Entry, "S::pop()"},
        .property = "n >= 1"
  });
  JudgedFinding entry = writeVerdict(f, Verdict::Illegal, "so", stack(), model());
  EXPECT_EQ(entry.asked, (std::vector<PlacedStatement>{
                             {{PointKind::Entry, "S::pop()"}, "n >= 1"}
  }));
}

TEST(VerdictOn, ItsIdCounts) {
  Finding f = popped("pop-000001", 0, {0});
  for (Verdict verdict : {Verdict::Fault, Verdict::Fine, Verdict::Illegal})
    EXPECT_TRUE(verdictOn(f, judged(f, verdict), stack()));
  EXPECT_FALSE(verdictOn(popped("pop-000002", 3, {1}), judged(f, Verdict::Fault), stack()));
}

TEST(VerdictOn, TheSameInputIsNotShownAgainIfItIsFineOrIllegal) {
  Finding then = popped("pop-000001", 0, {0}), now = popped("pop-000002", 0, {1});
  EXPECT_TRUE(verdictOn(now, judged(then, Verdict::Illegal), stack()));
  EXPECT_TRUE(verdictOn(now, judged(then, Verdict::Fine), stack()));
  EXPECT_FALSE(verdictOn(now, judged(then, Verdict::Fault), stack())) << "it fails in another way";
}

TEST(VerdictOn, BreakingLessOfTheSameIsTheSame) {
  Finding then = popped("pop-000001", 0, {0, 1}), now = popped("pop-000002", 1, {0});
  EXPECT_TRUE(verdictOn(now, judged(then, Verdict::Illegal), stack()));
  EXPECT_TRUE(verdictOn(now, judged(then, Verdict::Fault), stack()));
  EXPECT_FALSE(verdictOn(now, judged(then, Verdict::Fine), stack()));
  EXPECT_FALSE(verdictOn(then, judged(now, Verdict::Fault), stack())) << "it breaks more";
}

TEST(JudgedBy, WhatRestsOnAWeakenedPropertyGoesWithIt) {
  VerdictFile file{"v", judged(popped("pop-000001", 0, {0}), Verdict::Fine)};
  auto by = judgedBy(popped("pop-000002", 1, {0}), file, stack());
  ASSERT_TRUE(by);
  EXPECT_EQ(by->verdict, "fine");
  EXPECT_NE(by->reason.find("`n >= 0`, which pop-000001 weakened"), std::string::npos) << by->reason;
  EXPECT_FALSE(judgedBy(popped("pop-000003", 1, {0, 1}), file, stack())) << "something is left that it broke";
  Finding crash = popped("pop-000004", 1, {0});
  crash.outcome.ending = Ending::Crashed;
  EXPECT_FALSE(judgedBy(crash, file, stack()));
}

TEST(JudgedBy, WhatIsWeakenedOfObjectsIsWeakenedAtTheirOperations) {
  VerdictFile file{"v", judged(popped("pop-000001", 0, {0}), Verdict::Fine)};
  Finding at = popped("pop-000002", 1, {});
  at.violated.push_back({
      .point = {PointKind::Exit, "S::pop()"},
        .property = "0 <= n"
  });
  EXPECT_TRUE(judgedBy(at, file, stack())) << "the same in another order";
}

}  // namespace
}  // namespace eclat
