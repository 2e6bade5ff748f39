#include "judge/learning.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

// Properties: 0 and 1 at the entry of operation 0, 2 at its exit, 3 of the object.
class LearningTest : public ::testing::Test {
protected:
  LearningTest() {
    auto add = [&](PointKind kind, const char *expr, std::uint64_t states) {
      model.properties.push_back({
          {kind, "Box::put(int)"},
          *parseExpr(expr), FamilyId::Comparison, states, states
      });
    };
    add(PointKind::Entry, "x >= 0", 20);
    add(PointKind::Entry, "x != 3", 2);
    add(PointKind::Exit, "n == orig(n) + 1", 20);
    add(PointKind::Object, "n >= 0", 40);
  }

  static Input input() { return {{{0, {}}}}; }

  static Outcome outcome(std::vector<int> entry, std::vector<int> exit, Ending ending = Ending::Returned) {
    Outcome out;
    out.ending = ending;
    for (int p : entry)
      out.entry.push_back({p, -1, {}});
    for (int p : exit)
      out.exit.push_back({p, -1, {}});
    return out;
  }

  void note(int times, const Outcome &outcome, Label label) {
    for (int i = 0; i < times; ++i)
      learning.note(input(), outcome, label);
  }

  Model model;
  Component component;
  ExploreOptions options;
  Learning learning{model, component, options};
};

TEST_F(LearningTest, ARuleThatInputsBreakWithoutHarmHidesNothing) {
  Outcome crash = outcome({0}, {}, Ending::Crashed);
  note(60, outcome({0}, {}), Label::New);
  note(2, crash, Label::Illegal);
  EXPECT_TRUE(learning.excuses(input(), crash));
  EXPECT_NE(learning.excuse(input(), crash).find("60 of 62 inputs broke without harm"), std::string::npos);
}

TEST_F(LearningTest, ARuleThatTheCodeItselfLooksAfterExcusesNoCrash) {
  Operation put;
  put.signature = "Box::put(int)";
  component.operations.push_back(put);
  component.conditions.push_back({put.signature, "x > n"});
  Learning aware{model, component, options};
  EXPECT_TRUE(aware.excuses(input(), outcome({0}, {}, Ending::Crashed)));
  EXPECT_NE(aware.excuse(input(), outcome({0}, {}, Ending::Crashed)).find("looks after that"), std::string::npos);
  EXPECT_FALSE(aware.excuses(input(), outcome({0}, {}, Ending::AssertionFailed)));
  EXPECT_FALSE(aware.excuses(input(), outcome({0}, {2}))) << "what it did with it is another matter";
  EXPECT_FALSE(learning.excuses(input(), outcome({0}, {}, Ending::Crashed)));
}

TEST_F(LearningTest, ARuleWhoseBreachMostlyDoesHarmIsOne) {
  Outcome crash = outcome({0}, {}, Ending::Crashed);
  note(30, outcome({0}, {}), Label::New);
  note(10, crash, Label::Illegal);
  EXPECT_FALSE(learning.excuses(input(), crash));
}

TEST_F(LearningTest, AFewInputsTeachNothing) {
  Outcome crash = outcome({0}, {}, Ending::Crashed);
  note(20, outcome({0}, {}), Label::New);
  EXPECT_FALSE(learning.excuses(input(), crash));
}

TEST_F(LearningTest, EveryBrokenRuleMustBeNone) {
  note(60, outcome({0}, {}), Label::New);
  model.properties[1].states = 50;
  EXPECT_FALSE(learning.excuses(input(), outcome({0, 1}, {}, Ending::Crashed)));
}

TEST_F(LearningTest, WhatAPersonTrustsIsARule) {
  model.properties[0].isTrusted = true;
  note(60, outcome({0}, {}), Label::New);
  EXPECT_FALSE(learning.excuses(input(), outcome({0}, {}, Ending::Crashed)));
}

TEST_F(LearningTest, ARuleThatRestsOnFewStatesHidesNoCrashAndNoBrokenObject) {
  EXPECT_TRUE(learning.excuses(input(), outcome({1}, {}, Ending::Crashed)));
  EXPECT_TRUE(learning.excuses(input(), outcome({1}, {3})));
  EXPECT_FALSE(learning.excuses(input(), outcome({1}, {2})));
  EXPECT_FALSE(learning.excuses(input(), outcome({0}, {}, Ending::Crashed)));
  EXPECT_NE(learning.excuse(input(), outcome({1}, {}, Ending::Crashed)).find("only 2 different states"),
            std::string::npos);
}

TEST_F(LearningTest, AWeakRuleHidesAnObjectPropertyThatIsNoStronger) {
  model.properties[3].states = 7;
  EXPECT_FALSE(learning.excuses(input(), outcome({1}, {3})));
}

TEST_F(LearningTest, OptionsTurnItOff) {
  options.learns = options.weighsEvidence = false;
  note(60, outcome({0}, {}), Label::New);
  EXPECT_FALSE(learning.excuses(input(), outcome({0}, {}, Ending::Crashed)));
  EXPECT_FALSE(learning.excuses(input(), outcome({1}, {}, Ending::Crashed)));
}

TEST_F(LearningTest, APropertyThatHalfOfTheLegalInputsBreakIsWrong) {
  note(20, outcome({}, {2}), Label::Fault);
  note(20, outcome({}, {}), Label::Normal);
  EXPECT_TRUE(learning.isWrong(0, 2));
  EXPECT_FALSE(learning.isWrong(0, 3));
  EXPECT_EQ(learning.breakRate(0, 2).inputs, 40u);
  EXPECT_EQ(learning.breakRate(0, 2).against, 20u);
}

TEST_F(LearningTest, WhatIsNoPromiseDoesNotSpeakForAnInputWhosePromisesAreWrong) {
  note(20, outcome({}, {2}), Label::Fault);
  note(20, outcome({}, {}), Label::Normal);
  EXPECT_TRUE(learning.areWrong(0, {2}));
  EXPECT_FALSE(learning.areWrong(0, {2, 3})) << "of objects";
  EXPECT_FALSE(learning.areWrong(0, {}));
  model.properties[3].point = model.properties[2].point;
  model.properties[3].states = 11;
  EXPECT_TRUE(learning.areWrong(0, {2, 3}));
  EXPECT_FALSE(learning.areWrong(0, {3})) << "nothing has shown that";
  model.properties[3].states = 40;
  EXPECT_FALSE(learning.areWrong(0, {2, 3}));
  model.properties[3].states = 11;
  options.select = Select::Property;
  EXPECT_FALSE(learning.areWrong(0, {2, 3})) << "there every property counts";
}

TEST_F(LearningTest, WhatAnOperationDoesIsOutweighedByHalfAsManyInputsAsStatesSpeakForIt) {
  note(9, outcome({}, {2, 3}), Label::Fault);
  note(400, outcome({}, {}), Label::Normal);
  EXPECT_FALSE(learning.isWrong(0, 2));
  note(1, outcome({}, {2, 3}), Label::Fault);
  EXPECT_TRUE(learning.isWrong(0, 2));
  note(20, outcome({}, {3}), Label::Fault);
  EXPECT_FALSE(learning.isWrong(0, 3)) << "limits of objects are not";
}

TEST_F(LearningTest, AQuarterOfTheInputsIsEnoughAgainstASingleOperation) {
  model.properties[2].states = 40;
  note(30, outcome({}, {2, 3}), Label::Fault);
  note(90, outcome({}, {}), Label::Normal);
  EXPECT_TRUE(learning.isWrong(0, 2));
  EXPECT_FALSE(learning.isWrong(0, 3));
  model.properties[2].family = FamilyId::LawConst;
  EXPECT_FALSE(learning.isWrong(0, 2)) << "a law is one of every class";
}

TEST_F(LearningTest, SoIsThatSomethingOfAnObjectHadFewValues) {
  for (const char *statement : {"kind == 3", "kind in {1, 2}", "next != null", "size(items) == 0"}) {
    Model of;
    of.properties.push_back({
        {PointKind::Object, "Box"},
        *parseExpr(statement), FamilyId::Comparison, 90, 12
    });
    Learning told{of, component, options};
    for (int i = 0; i < 106; ++i)
      told.note(input(), outcome({}, i < 6 ? std::vector<int>{0} : std::vector<int>{}), Label::Normal);
    EXPECT_TRUE(told.isWrong(0, 0)) << statement;
    of.properties[0].states = 13;
    EXPECT_FALSE(told.isWrong(0, 0)) << statement;
  }
}

TEST_F(LearningTest, APropertyThatFewBreakIsSuspect) {
  note(2, outcome({}, {2}), Label::Fault);
  note(38, outcome({}, {}), Label::Normal);
  EXPECT_FALSE(learning.isWrong(0, 2));
  std::vector<Learned> told = learning.learned();
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told[0].property, "n == orig(n) + 1");
  EXPECT_EQ(told[0].inputs, 40u);
  EXPECT_EQ(told[0].against, 2u);
  EXPECT_NE(told[0].verdict.find("suspect"), std::string::npos);
}

TEST_F(LearningTest, IllegalAndUnfamiliarInputsSayNothingOfExitProperties) {
  note(40, outcome({0}, {2}), Label::Illegal);
  Outcome farOut = outcome({}, {2});
  farOut.isBeyondTerritory = true;
  note(40, farOut, Label::Illegal);
  EXPECT_EQ(learning.breakRate(0, 2).inputs, 0u);
}

// What breaks a rule is tried again and again along the same walk.
TEST_F(LearningTest, InputsThatAreAlikeCountOnce) {
  Outcome breaking = outcome({}, {3}), well = outcome({}, {});
  breaking.state = 7;
  note(500, breaking, Label::Fault);
  for (int i = 0; i < 60; ++i) {
    well.state = static_cast<std::uint64_t>(100 + i);
    note(2, well, Label::Normal);
  }
  EXPECT_EQ(learning.breakRate(0, 3).inputs, 61u);
  EXPECT_EQ(learning.breakRate(0, 3).against, 1u);
  EXPECT_FALSE(learning.isWrong(0, 3));
}

TEST_F(LearningTest, OtherArgumentsAreNotAlike) {
  Outcome same = outcome({}, {3});
  same.state = 7;
  for (int i = 0; i < 40; ++i)
    learning.note({{{0, {{.literal = {.integer = i}}}}}}, same, Label::Fault);
  EXPECT_EQ(learning.breakRate(0, 3).against, 40u);
  EXPECT_TRUE(learning.isWrong(0, 3));
}

}  // namespace
}  // namespace eclat
