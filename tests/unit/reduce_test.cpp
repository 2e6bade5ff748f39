#include "judge/doubts.h"
#include "judge/rank_findings.h"
#include "reduce/reduce_findings.h"

#include "../support/literals.h"

#include <cmath>
#include <gtest/gtest.h>
#include <map>

namespace eclat {
namespace {

using testing::integer;
using testing::list;
using testing::real;
using testing::text;

Input call(std::vector<Literal> literals, std::size_t steps = 1) {
  Input input;
  input.steps.resize(steps);
  for (Literal &literal : literals)
    input.steps.back().arguments.push_back({-1, std::move(literal)});
  return input;
}

// Two operations; properties: 0 of the object, 1 and 2 of the exit of push, 3 of the exit of pop.
struct Subject {
  Subject() {
    for (const char *name : {"push", "operator==", "geo::area"}) {
      Operation op;
      op.id = static_cast<int>(component.operations.size());
      op.name = name;
      op.signature = std::string("Stack::") + name + "(int)";
      op.parameters = {
          {"s", {}, Passing::Ref, "Stack &", false, false}
      };
      component.operations.push_back(op);
      schema.operations.push_back({
          op.id, {},
           0, {{"Stack", 0, -1}, {"Stack", 0, 0}}
      });
    }
    auto add = [&](PointKind kind, const std::string &subject, const char *expr) {
      model.properties.push_back({
          {kind, subject},
          *parseExpr(expr), FamilyId::Comparison, 40, 20
      });
    };
    add(PointKind::Object, "Stack", "n >= 0");
    add(PointKind::Exit, "Stack::push(int)", "n == orig(n) + 1");
    add(PointKind::Exit, "Stack::push(int)", "max == 2");
    add(PointKind::Exit, "Stack::operator==(int)", "return == true");
  }

  Reduced reduce(const Partition &partition, const Confirm &confirm) const {
    Trials trials{.confirm = confirm, .sameAs = {}, .isLegal = {}};
    Reduced reduced = reduceFindings(partition, trials, component, schema, model);
    reduced.findings = rankFindings(std::move(reduced.findings), component, model);
    return reduced;
  }

  Component component;
  Schema schema;
  Model model;
};

Pattern violates(int operation, std::vector<int> properties) {
  return {operation, Ending::Returned, "", "", std::move(properties)};
}
Pattern ends(int operation, Ending ending, std::string place = "", std::string type = "") {
  return {operation, ending, std::move(type), std::move(place), {}};
}

// An outcome as a run would give that shows this pattern.
Rerun rerunAs(const Pattern &pattern) {
  Rerun rerun;
  rerun.label = Label::Fault;
  rerun.pattern = pattern;
  rerun.outcome.ending = pattern.ending;
  rerun.outcome.thrownType = pattern.thrownType;
  rerun.outcome.place = pattern.place;
  for (int p : pattern.properties)
    rerun.outcome.exit.push_back({p, p == 0 ? 0 : -1, {{"n", "7"}}});
  return rerun;
}
Confirm always(const Pattern &pattern) {
  return [pattern](const Input &) { return rerunAs(pattern); };
}

TEST(Simplicity, PrefersFewerStepsThenSmallerConstants) {
  EXPECT_TRUE(isSimpler(call({integer(1000)}, 1), call({}, 2)));
  EXPECT_TRUE(isSimpler(call({integer(0)}), call({integer(1)})));
  EXPECT_TRUE(isSimpler(call({integer(3)}), call({integer(1000)})));
  EXPECT_TRUE(isSimpler(call({integer(1)}), call({integer(-1)})));
  EXPECT_TRUE(isSimpler(call({integer(INT64_MAX)}), call({integer(INT64_MIN)})));
  EXPECT_TRUE(isSimpler(call({}), call({integer(0)})));
  EXPECT_TRUE(isSimpler(call({text("a")}), call({text("hello")})));
  EXPECT_TRUE(isSimpler(call({real(1)}), call({real(std::nan(""))})));
  EXPECT_TRUE(isSimpler(call({integer(1)}), call({real(1)})));
  EXPECT_TRUE(isSimpler(call({list({integer(1)})}), call({list({integer(1), integer(2)})})));
}

TEST(Simplicity, NothingIsSimplerThanItself) {
  for (const Input &input : {call({}), call({integer(INT64_MIN)}), call({real(std::nan(""))}), call({real(HUGE_VAL)})})
    EXPECT_FALSE(isSimpler(input, input));
}

TEST(Reduce, ReportsOneFindingPerPatternWithTheSimplestInput) {
  Subject subject;
  Partition partition;
  Pattern pattern = violates(0, {1});
  for (std::int64_t x : {900, 40, 7, 3, 5000, 3, 12})
    partition.add(pattern, call({integer(x)}, 2));
  partition.add(pattern, call({integer(1)}, 3));
  Reduced reduced = subject.reduce(partition, always(pattern));
  ASSERT_EQ(reduced.findings.size(), 1u);
  const Finding &finding = reduced.findings[0];
  EXPECT_EQ(finding.input, call({integer(3)}, 2));
  EXPECT_EQ(finding.others, 7u);
  EXPECT_EQ(finding.kind, "property");
  EXPECT_EQ(finding.label, Label::Fault);
  EXPECT_EQ(finding.operation, 0);
  EXPECT_EQ(finding.pattern, pattern);
  EXPECT_EQ(reduced.flaky, 0u);
}

TEST(Reduce, DoubtfulInputsStandBehindOthersHoweverSimpleTheyAre) {
  Subject subject;
  Partition partition;
  Pattern pattern = violates(0, {1});
  for (std::int64_t x : {1, 2, 3, 4, 5, 6})
    partition.add(pattern, call({integer(x)}, 2), "", true);
  partition.add(pattern, call({integer(5000)}, 2));
  Partition other;
  other.add(pattern, call({integer(0)}, 2), "", true);
  other.add(partition);
  for (const Partition &one : {partition, other}) {
    Reduced reduced = subject.reduce(one, always(pattern));
    ASSERT_EQ(reduced.findings.size(), 1u);
    EXPECT_EQ(reduced.findings[0].input, call({integer(5000)}, 2));
  }
}

TEST(Reduce, WhatTheJudgeDoubtsIsTold) {
  Subject subject;
  Partition partition;
  Pattern pattern = violates(0, {1});
  partition.add(pattern, call({}));
  auto doubted = [&](const Input &) {
    Rerun rerun = rerunAs(pattern);
    rerun.doubt = kByEnding;
    return rerun;
  };
  Reduced reduced = subject.reduce(partition, doubted);
  ASSERT_EQ(reduced.findings.size(), 1u);
  EXPECT_NE(reduced.findings[0].doubt.find("only how it ends"), std::string::npos);
}

TEST(Reduce, AFindingTellsWhatWasViolatedWhereAndWithWhatValues) {
  Subject subject;
  Partition partition;
  Pattern pattern = violates(0, {0, 1});
  partition.add(pattern, call({}));
  Reduced reduced = subject.reduce(partition, always(pattern));
  ASSERT_EQ(reduced.findings.size(), 1u);
  const auto &violated = reduced.findings[0].violated;
  ASSERT_EQ(violated.size(), 2u);
  EXPECT_EQ(violated[0].property, "n >= 0");
  EXPECT_EQ(violated[0].object, "the receiver");
  EXPECT_EQ(violated[0].samples, 40u);
  EXPECT_EQ(violated[0].values, (std::vector<NamedValue>{
                                    {"n", "7"}
  }));
  EXPECT_EQ(violated[1].property, "n == orig(n) + 1");
  EXPECT_EQ(violated[1].object, "");
}

TEST(Reduce, WhatDoesNotReproduceIsCountedAndNotReported) {
  Subject subject;
  Partition partition;
  for (int i = 0; i < 5; ++i)
    partition.add(violates(0, {1}), call({integer(i)}));
  Pattern other = violates(0, {2});
  const std::vector<Confirm> refusals = {
      always(other),
      [](const Input &) {
        Rerun rerun = rerunAs(violates(0, {1}));
        rerun.label = Label::Illegal;
        return rerun;
      },
      [](const Input &) { return Rerun{}; },
  };
  for (const Confirm &confirm : refusals) {
    Reduced reduced = subject.reduce(partition, confirm);
    EXPECT_TRUE(reduced.findings.empty());
    EXPECT_EQ(reduced.flaky, 1u);
  }
}

TEST(Reduce, WhatThereIsNoTimeToConfirmIsCountedApart) {
  Subject subject;
  Partition partition;
  for (int i = 0; i < 5; ++i)
    partition.add(violates(0, {1}), call({integer(i)}));
  int asked = 0;
  Reduced reduced = subject.reduce(partition, [&](const Input &) {
    ++asked;
    return std::nullopt;
  });
  EXPECT_TRUE(reduced.findings.empty());
  EXPECT_EQ(reduced.unconfirmed, 1u);
  EXPECT_EQ(reduced.flaky, 0u);
  EXPECT_EQ(asked, 1) << "there is no time for the next one either";
}

// The time is over as soon as the first input is being made small.
TEST(Reduce, EveryPatternIsConfirmedBeforeAnyInputIsMadeSmall) {
  Subject subject;
  Partition partition;
  std::map<int, Pattern> patterns;
  for (int operation : {0, 1, 2}) {
    patterns[operation] = ends(operation, Ending::Crashed, "stack.h:" + std::to_string(operation));
    partition.add(patterns[operation], {
                                           {{0, {}}, {operation, {{-1, integer(7)}}}}
    });
  }
  bool isOver = false;
  Trials trials;
  trials.confirm = [&](const Input &input) -> std::optional<Rerun> {
    return isOver ? std::nullopt : std::optional(rerunAs(patterns[input.steps.back().operation]));
  };
  trials.sameAs = [&](const Pattern &, const Input &, const std::vector<Input> &inputs) {
    isOver = true;
    return std::vector<bool>(inputs.size(), true);
  };
  trials.isLegal = [](const Input &) { return true; };
  Reduced reduced = reduceFindings(partition, trials, subject.component, subject.schema, subject.model);
  EXPECT_TRUE(isOver);
  EXPECT_EQ(reduced.findings.size(), 3u);
  EXPECT_EQ(reduced.unconfirmed, 0u);
}

TEST(Reduce, TheNextSimplestIsTriedWhenTheSimplestDoesNotReproduce) {
  Subject subject;
  Partition partition;
  Pattern pattern = violates(0, {1});
  for (int i = 0; i < 5; ++i)
    partition.add(pattern, call({integer(i)}));
  Reduced reduced = subject.reduce(partition, [&](const Input &input) -> std::optional<Rerun> {
    return input == call({integer(0)}) ? Rerun{} : rerunAs(pattern);
  });
  ASSERT_EQ(reduced.findings.size(), 1u);
  EXPECT_EQ(reduced.findings[0].input, call({integer(1)}));
  EXPECT_EQ(reduced.flaky, 0u);
}

TEST(Reduce, CrashesComeFirstThenThrowsThenBrokenObjectsThenBrokenExits) {
  Subject subject;
  Partition partition;
  std::vector<Pattern> patterns = {violates(0, {1}), violates(0, {0}), ends(0, Ending::Threw, "", "int"),
                                   ends(0, Ending::BadMemory, "f (a.cpp:1)")};
  for (const Pattern &pattern : patterns)
    partition.add(pattern, call({integer(static_cast<std::int64_t>(pattern.properties.size()))}, 1));
  std::map<Pattern, int> asked;
  auto it = partition.cells().begin();
  Reduced reduced = subject.reduce(partition, [&](const Input &) { return rerunAs((it++)->first); });
  ASSERT_EQ(reduced.findings.size(), 4u);
  std::vector<std::string> kinds;
  for (const Finding &finding : reduced.findings)
    kinds.push_back(finding.kind);
  EXPECT_EQ(kinds, (std::vector<std::string>{"address-sanitizer", "threw", "property", "property"}));
  EXPECT_EQ(reduced.findings[2].pattern, violates(0, {0}));
  EXPECT_EQ(reduced.findings[3].pattern, violates(0, {1}));
}

TEST(Reduce, AmongLikeFindingsShorterInputsComeFirst) {
  Subject subject;
  Partition partition;
  partition.add(violates(0, {1}), call({}, 4));
  partition.add(violates(0, {2}), call({}, 2));
  partition.add(violates(1, {3}), call({}, 3));
  auto it = partition.cells().begin();
  Reduced reduced = subject.reduce(partition, [&](const Input &) { return rerunAs((it++)->first); });
  ASSERT_EQ(reduced.findings.size(), 3u);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_EQ(reduced.findings[i].input.steps.size(), i + 2);
}

std::string idOf(const Subject &subject, const Pattern &pattern, const Input &input = call({})) {
  Partition partition;
  partition.add(pattern, input);
  Reduced reduced = subject.reduce(partition, always(pattern));
  return reduced.findings.empty() ? "" : reduced.findings[0].id;
}

TEST(FindingId, DependsOnOperationAndPatternOnly) {
  Subject subject;
  std::string id = idOf(subject, violates(0, {1}));
  EXPECT_EQ(idOf(subject, violates(0, {1}), call({integer(77)}, 5)), id);
  EXPECT_NE(idOf(subject, violates(0, {2})), id);
  EXPECT_NE(idOf(subject, violates(0, {1, 2})), id);
  EXPECT_NE(idOf(subject, ends(0, Ending::Crashed)), id);
  EXPECT_NE(idOf(subject, ends(0, Ending::Crashed, "f (a.cpp:1)")),
            idOf(subject, ends(0, Ending::Crashed, "g (a.cpp:1)")));
  EXPECT_NE(idOf(subject, ends(0, Ending::Crashed)), idOf(subject, ends(1, Ending::Crashed)));
  EXPECT_NE(idOf(subject, ends(0, Ending::Threw, "", "A")), idOf(subject, ends(0, Ending::Threw, "", "B")));
}

TEST(FindingId, SurvivesLinesThatMove) {
  Subject subject;
  EXPECT_EQ(idOf(subject, ends(0, Ending::Crashed, "f (a.cpp:1)")),
            idOf(subject, ends(0, Ending::Crashed, "f (a.cpp:12)")));
  EXPECT_EQ(idOf(subject, ends(0, Ending::Crashed, "a.cpp:9")), idOf(subject, ends(0, Ending::Crashed, "a.cpp:10")));
}

TEST(FindingId, TellsTwoPlacesOfOneFunctionApart) {
  Subject subject;
  Pattern first = ends(0, Ending::Crashed, "f (a.cpp:1)"), second = ends(0, Ending::Crashed, "f (a.cpp:7)");
  Partition partition;
  partition.add(first, call({integer(1)}));
  partition.add(second, call({integer(2)}));
  Reduced reduced = subject.reduce(
      partition, [&](const Input &input) { return always(input == call({integer(1)}) ? first : second)(input); });
  ASSERT_EQ(reduced.findings.size(), 2u);
  EXPECT_NE(reduced.findings[0].id, reduced.findings[1].id);
}

TEST(FindingId, SurvivesAModelInWhichThePropertyHasAnotherNumber) {
  Subject subject, renumbered;
  std::swap(renumbered.model.properties[1], renumbered.model.properties[3]);
  EXPECT_EQ(idOf(renumbered, violates(0, {3})), idOf(subject, violates(0, {1})));
}

TEST(FindingId, IsTheSameWhicheverObjectsBrokeTheProperty) {
  Subject subject;
  Pattern pattern = violates(0, {0});
  Partition partition;
  partition.add(pattern, call({}));
  auto idWith = [&](std::vector<Violation> exit) {
    return subject
        .reduce(partition,
                [&](const Input &) {
                  Rerun rerun = rerunAs(pattern);
                  rerun.outcome.exit = exit;
                  return rerun;
                })
        .findings[0]
        .id;
  };
  std::string id = idWith({
      {0, 0, {}}
  });
  EXPECT_EQ(idWith({
                {0, 1, {}}
  }),
            id);
  EXPECT_EQ(idWith({
                {0, 0, {}},
                {0, 1, {}}
  }),
            id);
}

TEST(FindingId, IsAWordOfKebabCase) {
  Subject subject;
  EXPECT_TRUE(idOf(subject, ends(0, Ending::Crashed)).starts_with("push-"));
  EXPECT_TRUE(idOf(subject, ends(1, Ending::Crashed)).starts_with("operator-"));
  EXPECT_TRUE(idOf(subject, ends(2, Ending::Crashed)).starts_with("geo-area-"));
  for (int op : {0, 1, 2}) {
    std::string id = idOf(subject, ends(op, Ending::Crashed));
    EXPECT_EQ(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-"), std::string::npos) << id;
    EXPECT_EQ(id.find("--"), std::string::npos) << id;
  }
}

}  // namespace
}  // namespace eclat
