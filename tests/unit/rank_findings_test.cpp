#include "judge/doubts.h"
#include "judge/rank_findings.h"

#include "reduce/reduce_findings.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

// Properties: 0 of the object, 1 and 2 of an exit, the second with little behind it, 3 a law.
struct Ranked {
  Ranked() {
    component.operations.resize(2);
    component.operations[1].kind = OperationKind::Law;
    component.operations[1].law = {LawKind::Copy, "a copy equals its original", {}, {"copy == {0}"}, "", ""};
    auto add = [&](PointKind kind, std::uint64_t states, FamilyId family) {
      model.properties.push_back({
          {kind, "Box"},
          *parseExpr("n >= 0"), family, states, states
      });
    };
    add(PointKind::Object, 30, FamilyId::Bound);
    add(PointKind::Exit, 30, FamilyId::Bound);
    add(PointKind::Exit, 5, FamilyId::Bound);
    add(PointKind::Exit, 0, FamilyId::LawConst);
  }

  static Finding finding(const std::string &id, Ending ending, std::vector<int> properties = {}) {
    Finding out;
    out.id = id;
    out.pattern.ending = ending;
    out.pattern.properties = properties;
    for (int p : properties)
      out.violated.push_back({
          .point = {p == 0 ? PointKind::Object : PointKind::Exit, "Box"},
            .property = "n >= 0"
      });
    return out;
  }

  std::vector<std::string> order(std::vector<Finding> findings) {
    std::vector<std::string> ids;
    for (const Finding &finding : rankFindings(std::move(findings), component, model)) {
      EXPECT_FALSE(finding.reason.empty()) << finding.id;
      ids.push_back(finding.id);
    }
    return ids;
  }

  Component component;
  Model model;
};

TEST(Rank, MostLikelyAFaultFirst) {
  Ranked ranked;
  Finding law = Ranked::finding("law", Ending::Returned);
  law.operation = 1;
  law.pattern.claim = 0;
  Finding promised = Ranked::finding("specification", Ending::Returned);
  promised.pattern.clauses = {"spec.h:3: n > 0"};
  Finding ofCall = Ranked::finding("const", Ending::Returned, {3});
  ofCall.violated[0].law = "a const method changes nothing";
  std::vector<Finding> findings = {Ranked::finding("weak exit", Ending::Returned, {2}),
                                   Ranked::finding("exit", Ending::Returned, {1}),
                                   Ranked::finding("object", Ending::Returned, {0}),
                                   Ranked::finding("throw", Ending::Threw),
                                   ofCall,
                                   law,
                                   Ranked::finding("crash", Ending::Crashed),
                                   promised};
  EXPECT_EQ(ranked.order(findings), (std::vector<std::string>{"specification", "crash", "const", "law", "throw",
                                                              "object", "exit", "weak exit"}));
}

TEST(Rank, DoubtComesLastWhateverItIsAbout) {
  Ranked ranked;
  Finding crash = Ranked::finding("crash", Ending::Crashed);
  crash.doubt = "it may not be one";
  EXPECT_EQ(ranked.order({crash, Ranked::finding("exit", Ending::Returned, {2})}),
            (std::vector<std::string>{"exit", "crash"}));
}

TEST(Rank, ShorterInputsComeFirstAmongEquals) {
  Ranked ranked;
  Finding longer = Ranked::finding("a", Ending::Crashed), shorter = Ranked::finding("b", Ending::Crashed);
  longer.input.steps.resize(3);
  shorter.input.steps.resize(2);
  EXPECT_EQ(ranked.order({longer, shorter}), (std::vector<std::string>{"b", "a"}));
}

TEST(Paths, OnlyWhatWasLearnedOfTheOperationItselfNeedsAKnownPath) {
  Ranked ranked;
  auto pattern = [](std::vector<int> properties, Ending ending = Ending::Returned) {
    Pattern out;
    out.ending = ending;
    out.properties = std::move(properties);
    return out;
  };
  EXPECT_TRUE(speaksOfKnownPaths(pattern({1}), ranked.model));
  EXPECT_TRUE(speaksOfKnownPaths(pattern({1, 2}, Ending::Threw), ranked.model));
  EXPECT_FALSE(speaksOfKnownPaths(pattern({0}), ranked.model));
  EXPECT_FALSE(speaksOfKnownPaths(pattern({0, 1}), ranked.model));
  EXPECT_FALSE(speaksOfKnownPaths(pattern({3}), ranked.model));
  EXPECT_FALSE(speaksOfKnownPaths(pattern({}), ranked.model));
  EXPECT_FALSE(speaksOfKnownPaths(pattern({}, Ending::Crashed), ranked.model));
  ranked.model.properties[1].isTrusted = true;
  EXPECT_FALSE(speaksOfKnownPaths(pattern({1}), ranked.model));
}

TEST(Paths, APatternOnNewPathsOnlyIsLeftOutAndCounted) {
  Ranked ranked;
  Pattern pattern;
  pattern.properties = {1};
  Partition partition;
  for (std::size_t steps : {1u, 2u}) {
    Input input;
    input.steps.resize(steps);
    partition.add(pattern, input);
  }
  std::size_t onKnownPath = 9;
  Trials trials;
  trials.confirm = [&](const Input &input) {
    Rerun rerun;
    rerun.label = Label::Fault;
    rerun.pattern = pattern;
    rerun.outcome.exit = {
        {1, -1, {}}
    };
    rerun.isElsewhere = input.steps.size() != onKnownPath;
    return rerun;
  };
  Reduced reduced = reduceFindings(partition, trials, ranked.component, {}, ranked.model);
  EXPECT_TRUE(reduced.findings.empty());
  EXPECT_EQ(reduced.elsewhere, 1u);
  EXPECT_EQ(reduced.flaky, 0u);
  onKnownPath = 2;
  reduced = reduceFindings(partition, trials, ranked.component, {}, ranked.model);
  ASSERT_EQ(reduced.findings.size(), 1u);
  EXPECT_EQ(reduced.findings[0].input.steps.size(), 2u);
}

TEST(Rank, AnOperationThatEndsTheProcessTellsMoreThanALawThatCallsIt) {
  Ranked ranked;
  Finding law = Ranked::finding("a law", Ending::Crashed);
  law.operation = 1;
  EXPECT_EQ(ranked.order({law, Ranked::finding("crash", Ending::Crashed)}),
            (std::vector<std::string>{"crash", "a law"}));
}

}  // namespace
}  // namespace eclat
