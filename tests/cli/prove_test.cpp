// What is emitted is built and run before it is delivered; findings can be run again.
#include "tests/support/expect.h"
#include "tests/support/gate.h"
#include "tests/support/report.h"

#include <gtest/gtest.h>

namespace eclat::test {
namespace {

bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

TEST(CliProve, TestsAreProvedInTheFrameworkOfTheExamples) {
  TempDir dir;
  dir.write("gate.h", kGateHeader);
  dir.write(".clang-format", "BasedOnStyle: LLVM\nIndentWidth: 8\n");
  dir.write("gate_test.cpp", R"(#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
#include <doctest/doctest.h>
#include "gate.h"
TEST_CASE("gates") {
  Gate narrow(3), wide(40);
  narrow.open(7);
  CHECK(wide.widerThan(&narrow));
  CHECK(narrow.width() == 7);
}
)");
  Completed run = runEclatIn(dir.path(), runGate({"--prove"}));
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_TRUE(contains(run.err, "prove       1 test fails as stated\n")) << run.err;
  std::string tests = readText(dir.path(".eclat/tests/eclat_test.cpp"));
  EXPECT_TRUE(contains(tests, "TEST_CASE(\"WiderThan_WithNull_")) << tests;
  EXPECT_TRUE(contains(tests, "\n        CHECK(endOfChild(testedCall) == \"returned\");")) << "the project's style\n"
                                                                                           << tests;
}

TEST(CliProve, WhatHoldsInOurBuildAloneIsLeftOutWithTheReason) {
  TempDir dir;
  dir.write("gate.h", R"(#pragma once
class Gate {
public:
  int inside() const { return inside_; }
  void enter() { ++inside_; }
  void leave() {
#ifndef __OPTIMIZE__
    if (inside_ > 0)
#endif
      --inside_;
  }
private:
  int inside_ = 0;
};
)");
  dir.write("gate_test.cpp", R"(#include "gate.h"
int main() {
  Gate gate;
  for (int i = 0; i < 6; ++i)
    gate.enter();
  for (int i = 0; i < 6; ++i)
    gate.leave();
  gate.enter();
  return gate.inside() == 1 ? 0 : 1;
}
)");
  dir.write("regex.h", "#error GoogleTest means that of the system\n");
  Completed run = runEclatIn(dir.path(), runGate({"--prove", "--regression"}));
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_TRUE(contains(run.err, "0 tests fail as stated, 1 left out")) << run.err;
  EXPECT_TRUE(contains(run.err, " pass\n") || contains(run.err, " passes\n")) << run.err;
  std::string kept = readText(dir.path(".eclat/tests/eclat_regression_test.cpp"));
  EXPECT_TRUE(contains(kept, "EXPECT_EQ(gate.inside(), ")) << kept;
  EXPECT_TRUE(contains(readText(dir.path(".eclat/report.json")), "it passes in a build of its own"));
  EXPECT_FALSE(std::filesystem::exists(dir.path(".eclat/tests/eclat_test.cpp")));
}

std::string idOfGate() {
  std::string ids = runEclatIn(exploredGate(), {"ids"}).out;
  return ids.substr(0, ids.find('\n'));
}

TEST(CliReplay, RunsAFindingAgainAndTellsWhetherItHappened) {
  Completed again = runEclatIn(exploredGate(), {"replay", idOfGate()});
  EXPECT_EQ(again.exitCode, 1) << testing::PrintToString(again);
  EXPECT_TRUE(contains(again.out, "    gate.widerThan(nullptr);\n")) << again.out;
  EXPECT_TRUE(contains(again.out, "It happened again: `widerThan()`: ")) << again.out;
  expectRefusal(runEclatIn(exploredGate(), {"replay", "none-123456"}), 2,
                {"there is no finding 'none-123456'", idOfGate().c_str()});
}

TEST(CliReplay, PrintsAProgramThatDoesTheSame) {
  TempDir dir;
  Completed code = runEclatIn(exploredGate(), {"replay", idOfGate(), "--code"});
  ASSERT_EQ(code.exitCode, 0) << testing::PrintToString(code);
  dir.write("replay.cpp", code.out);
  Completed built =
      runProgram({"g++", "-Wall", "-Werror", "-I", exploredGate(), dir.path("replay.cpp"), "-o", dir.path("replay")});
  ASSERT_EQ(built.exitCode, 0) << testing::PrintToString(built) << code.out;
  EXPECT_EQ(runProgram({dir.path("replay")}).signal, SIGSEGV);
}

// The debugger is in the container, too: it stops where it should, and can do no more than the input.
TEST(CliReplay, StartsADebuggerInTheContainer) {
  TempDir dir;
  dir.write("orders", "print 40 + 2\nnext\nshell touch " + exploredGate() + "/escaped\nquit\n");
  Completed debugged = runProgram(
      {"sh", "-c", "exec \"$0\" replay \"$1\" --gdb < \"$2\"", eclatProgram(), idOfGate(), dir.path("orders")},
      {exploredGate(), {}});
  EXPECT_TRUE(contains(debugged.out, "Breakpoint 1")) << testing::PrintToString(debugged);
  EXPECT_TRUE(contains(debugged.out, "= 42")) << testing::PrintToString(debugged);
  EXPECT_TRUE(contains(debugged.out, "received signal")) << testing::PrintToString(debugged);
  EXPECT_FALSE(contains(debugged.err, "warning:")) << testing::PrintToString(debugged);
  EXPECT_FALSE(std::filesystem::exists(exploredGate() + "/escaped"));
}

}  // namespace
}  // namespace eclat::test
