#include "judge/true_label.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

// Class C with an operation, and two laws of which it promises the first.
Component component() {
  Component c;
  c.operations.resize(3);
  c.operations[0].className = "C";
  for (std::size_t i : {1u, 2u}) {
    c.operations[i].kind = OperationKind::Law;
    c.operations[i].className = "C";
    c.operations[i].law.kind = i == 1 ? LawKind::Copy : LawKind::Hash;
  }
  c.promised = {
      {"C", {LawKind::Copy}}
  };
  return c;
}

Input calls(int steps, int tested = 0) {
  Input input;
  input.steps.resize(static_cast<std::size_t>(steps));
  input.steps.back().operation = tested;
  return input;
}

Outcome ended(Ending ending, int step = 2) {
  Outcome o;
  o.ending = ending;
  o.step = step;
  return o;
}

Label labelOf(const Outcome &outcome, int tested = 0) { return trueLabel(outcome, calls(3, tested), component()); }

TEST(TrueLabel, ARuleThatTheCallerBreaksMakesAnInputIllegal) {
  Outcome o = ended(Ending::SetupThrew, 1);
  o.asked = {
      {"n > 0", "c_spec.h:3", 1}
  };
  EXPECT_EQ(labelOf(o), Label::Illegal);
}

TEST(TrueLabel, ARuleThatIsBrokenForWhatTheComponentDidBeforeIsAFault) {
  Outcome o = ended(Ending::SetupThrew);
  o.promised = {
      {"size == 0", "c_spec.h:5", 0}
  };
  o.asked = {
      {"size < 4", "c_spec.h:2", 2}
  };
  EXPECT_EQ(labelOf(o), Label::Fault);
}

TEST(TrueLabel, OnlyTheTestedCallCountsIfItDidWell) {
  Outcome o = ended(Ending::Returned);
  EXPECT_EQ(labelOf(o), Label::Normal);
  o.promised = {
      {"size == 0", "c_spec.h:5", 1}
  };
  EXPECT_EQ(labelOf(o), Label::Normal);
  o.promised[0].step = 2;
  EXPECT_EQ(labelOf(o), Label::Fault);
}

TEST(TrueLabel, WhatIsNotDeclaredMustNotBeThrown) {
  Outcome o = ended(Ending::Threw);
  o.thrownType = "std::out_of_range";
  EXPECT_EQ(labelOf(o), Label::Fault);
  o.isDeclared = true;
  EXPECT_EQ(labelOf(o), Label::Normal);
  o = ended(Ending::SetupThrew, 1);
  o.thrownType = "int";
  EXPECT_EQ(labelOf(o), Label::Fault);
}

TEST(TrueLabel, AnInputThatNeedsAValueNobodyMadeIsIllegal) {
  EXPECT_EQ(labelOf(ended(Ending::SetupThrew, 1)), Label::Illegal);
}

TEST(TrueLabel, ToCrashOrHangIsAFaultAtAnyStep) {
  for (Ending ending : {Ending::Crashed, Ending::TimedOut, Ending::StackOverflow})
    for (int step : {0, 2})
      EXPECT_EQ(labelOf(ended(ending, step)), Label::Fault) << endingId(ending);
}

TEST(TrueLabel, LawsCountWhereTheyArePromised) {
  Outcome o = ended(Ending::Returned);
  o.claim = 0;
  EXPECT_EQ(labelOf(o, 1), Label::Fault);
  EXPECT_EQ(labelOf(o, 2), Label::Normal);
  o.claim = -1;
  EXPECT_EQ(labelOf(o, 1), Label::Normal);
}

TEST(TrueLabel, ACrashIsOneFaultByItsPlaceWhicheverOperationWasCalled) {
  Component c = component();
  c.operations[0].signature = "C::first()";
  c.operations[1].signature = "C::second()";
  Outcome crash = ended(Ending::Crashed);
  crash.place = "c.h:12";
  EXPECT_EQ(violationOf(crash, calls(3, 0), c), violationOf(crash, calls(3, 1), c));
  Outcome elsewhere = crash;
  elsewhere.place = "c.h:13";
  EXPECT_NE(violationOf(crash, calls(3, 0), c), violationOf(elsewhere, calls(3, 0), c));
  Outcome hang = ended(Ending::TimedOut);
  EXPECT_NE(violationOf(hang, calls(3, 0), c), violationOf(hang, calls(3, 1), c)) << "it has no place";
}

}  // namespace
}  // namespace eclat
