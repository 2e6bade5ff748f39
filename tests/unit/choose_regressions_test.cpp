#include "reduce/choose_regressions.h"

#include "prove/junit_results.h"
#include "support/process.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

SteadyInput steady(int operation, std::vector<int> blocks, std::uint64_t state, std::size_t steps = 1) {
  SteadyInput out;
  out.input.steps.assign(steps, {operation, {}});
  out.outcome.newBlocks = std::move(blocks);
  out.outcome.state = state;
  return out;
}

Component two() {
  Component component;
  component.operations.resize(2);
  component.operations[1].id = 1;
  return component;
}

TEST(ChooseRegressions, EachBringsSomethingAndThoseThatBringMostComeFirst) {
  auto chosen = chooseRegressions(
      {steady(0, {1}, 1), steady(0, {1, 2, 3}, 2, 2), steady(0, {3, 4}, 3), steady(0, {9}, 4)}, {1, 2, 3, 4}, two());
  ASSERT_EQ(chosen.size(), 2u);
  EXPECT_EQ(chosen[0].newBlocks, 3u);
  EXPECT_EQ(chosen[1].newBlocks, 1u);
  EXPECT_NE(chosen[0].id, chosen[1].id);
}

TEST(ChooseRegressions, OfTwoThatBringTheSameTheSimplerIsTaken) {
  auto chosen = chooseRegressions({steady(0, {1}, 1, 5), steady(0, {1}, 2, 2)}, {1}, two());
  ASSERT_EQ(chosen.size(), 1u);
  EXPECT_EQ(chosen[0].input.steps.size(), 2u);
}

TEST(ChooseRegressions, AnOperationWithoutNewCodeGetsOneForANewState) {
  auto chosen =
      chooseRegressions({steady(0, {1}, 1), steady(1, {}, 1), steady(1, {}, 7), steady(1, {}, 8)}, {1}, two());
  ASSERT_EQ(chosen.size(), 2u);
  EXPECT_EQ(chosen[1].outcome.state, 7u);
  EXPECT_TRUE(chosen[1].isNewState);
}

TEST(JunitResults, AreReadWhicheverFrameworkWroteThem) {
  auto verdicts = readJunit(R"(<?xml version="1.0"?><testsuites><testsuite name="S">
    <testcase name="a" status="run"/>
    <testcase name="b"><failure message="n &gt;= 0 held">text</failure></testcase>
    <testcase name="c" status="notrun"/><testcase name="d"><skipped/></testcase>
    <testcase name="e"><error type="TEST_CASE">thrown</error></testcase></testsuite></testsuites>)");
  ASSERT_EQ(verdicts.size(), 3u);
  EXPECT_FALSE(verdicts["a"].failed);
  EXPECT_TRUE(verdicts["b"].failed);
  EXPECT_NE(verdicts["b"].message.find("n >= 0 held"), std::string::npos);
  EXPECT_TRUE(verdicts["e"].failed);
  EXPECT_TRUE(readJunit("<testsuites><testcase").empty());
}

TEST(SplitCommand, ReadsWhatAShellReads) {
  using Words = std::vector<std::string>;
  EXPECT_EQ(splitCommand(R"(c++ -DA=\"x\" -I'a b' "-Dq=1 2" '')"), (Words{"c++", "-DA=\"x\"", "-Ia b", "-Dq=1 2", ""}));
  EXPECT_EQ(splitCommand("  "), Words{});
}

}  // namespace
}  // namespace eclat
