// All sequences with their arguments solved for, and what happens where nothing can be solved.
#include "tests/support/gate.h"
#include "tests/support/report.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

class SymbolicSequences : public testing::Test {
protected:
  Completed run(const Words &more) {
    Words command = {"run", "--quiet", "--format", "json", "--work-dir", dir_.path("work"), "--class", "BoundedStack"};
    std::string example = sourceDir() + "/examples/bounded_stack/bounded_stack";
    for (const std::string &word :
         {std::string("--header"), example + ".h", std::string("--source"), example + ".cpp", std::string("--tests"),
          example + "_test.cpp", std::string("--strategy"), std::string("symbolic"), std::string("--no-prove")})
      command.push_back(word);
    command.insert(command.end(), more.begin(), more.end());
    return runEclatIn(dir_.path(), command);
  }

  TempDir dir_;
};

TEST_F(SymbolicSequences, OfTheBoundedStackFindBothFaultsAndStopAtKnownStates) {
  Completed whole = run({"--jobs", "1"});
  ASSERT_EQ(whole.exitCode, 1) << testing::PrintToString(whole);
  nlohmann::json report = parseReport(whole.out);
  EXPECT_TRUE(hasFinding(report, "property", "BoundedStack::pop")) << whole.out;
  EXPECT_TRUE(hasFinding(report, "undefined-behaviour", "BoundedStack::equals")) << whole.out;
  const nlohmann::json &symbolic = report["symbolic"], &states = symbolic["states"];
  EXPECT_EQ(symbolic["diverged"], 0);
  EXPECT_GT(states["same"].get<int>(), 0);
  EXPECT_GT(states["covered"].get<int>(), 0);
  EXPECT_GT(symbolic["bounds"]["length"].get<int>(), 0) << "the stack could be pushed for ever";
  EXPECT_LT(states["sequences"].get<int>(), 400) << "of 1,364 without looking at states";

  EXPECT_EQ(run({"--jobs", "2"}).out, whole.out);
  nlohmann::json shorter = parseReport(run({"--symbolic-length", "2"}).out);
  EXPECT_LT(shorter["symbolic"]["states"]["sequences"].get<int>(), states["sequences"].get<int>());
}

// Z3 is linked into a module that is loaded when it is wanted.
TEST(SymbolicWithoutSolver, NothingIsSolvedForAndTheRunGoesOn) {
  TempDir dir;
  writeGate(dir);
  Completed installed = runProgram({"cmake", "--install", ECLAT_BUILD_DIR, "--prefix", dir.path("eclat")});
  ASSERT_EQ(installed.exitCode, 0) << testing::PrintToString(installed);
  std::filesystem::remove(dir.path("eclat/lib/eclat/eclat_solver.so"));
  for (const Words &options : {
           Words{"--symbolic", "30"},
           Words{"--symbolic", "10", "--strategy", "symbolic"}
  }) {
    Words command = {dir.path("eclat/bin/eclat")}, more = {"--no-prove", "--rounds", "2"};
    more.insert(more.end(), options.begin(), options.end());
    for (const std::string &word : runGate(more))
      command.push_back(word);
    Completed run = runProgram(command, {.directory = dir.path(), .environment = {}});
    EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
    EXPECT_NE(run.err.find("nothing is solved for: the solver cannot be loaded"), std::string::npos) << run.err;
    EXPECT_NE(run.out.find("widerThan"), std::string::npos) << run.out;
  }
}

TEST(SymbolicByDefault, APartOfTheInputsIsSolvedForUnlessItWouldTakeLong) {
  TempDir dir;
  writeGate(dir);
  const Words quick = {"--quiet", "--no-prove", "--format", "json", "--rounds", "2"};
  auto symbolicOf = [&](const Words &more) {
    Words words = requestGate("run");
    words.insert(words.end(), quick.begin(), quick.end());
    words.insert(words.end(), more.begin(), more.end());
    return parseReport(runEclatIn(dir.path(), words).out)["symbolic"];
  };
  EXPECT_GT(symbolicOf({})["runs"].get<int>(), 0);
  EXPECT_TRUE(symbolicOf({"--symbolic", "0"}).is_null());
  EXPECT_TRUE(symbolicOf({"--strategy", "exhaustive"}).is_null());
  EXPECT_TRUE(symbolicOf({"--time-limit", "15"}).is_null());
  EXPECT_FALSE(symbolicOf({"--time-limit", "15", "--symbolic", "10"}).is_null());
}

// Inline assembly, integers of 128 bits, threads, variable arguments, setjmp, recursion: what is given to them goes on
// as the plain number that it was. What lies beside them is found all the same.
TEST(SymbolicOddCode, IsCountedAndStandsInNobodysWay) {
  TempDir dir;
  std::string odd = sourceDir() + "/tests/cli/odd_code";
  Completed run = runEclatIn(dir.path(), {"run", "--quiet", "--format", "json", "--class", "Oddity", "--header",
                                          odd + ".h", "--tests", odd + "_suite.cpp", "--symbolic", "30", "--no-prove",
                                          "--no-paths", "--rounds", "2"});
  nlohmann::json report = parseReport(run.out);
  EXPECT_TRUE(hasFinding(report, "property", "Oddity::guard")) << run.out;
  EXPECT_EQ(report["symbolic"]["diverged"], 0) << report["symbolic"].dump();
  for (const char *loss : {"instruction", "wide-integer", "thread"})
    EXPECT_GT(report["symbolic"]["lost"][loss].get<int>(), 0) << loss << " " << report["symbolic"].dump();
}

// The symbolic flavour knows nothing of specifications, and solves for what they forbid, too.
TEST(SymbolicWithSpecification, ACallThatItForbidsIsNoBrokenPrediction) {
  TempDir dir;
  dir.write("tally.h", R"(#pragma once
class Tally {
public:
  Tally(int low, int high) : high_(high), value_(low) {}
  int value() const { return value_; }
  int high() const { return high_; }
  bool step() {
    if (value_ == high_)
      return false;
    ++value_;
    return true;
  }
private:
  int high_, value_;
};
)");
  dir.write("tally_spec.h", R"(#include "tally.h"
#include <eclat/spec.h>
template <> struct eclat::Spec<Tally> {
  static void constructor(int low, int high) { ECLAT_REQUIRES(low <= high); }
};
)");
  // Few enough to make no rule of what is passed, and many states.
  dir.write("tally_test.cpp", R"(#include "tally.h"
#include <gtest/gtest.h>
TEST(Tally, Steps) {
  for (int low : {-20, 0, 3}) {
    Tally tally(low, low + 30);
    for (int i = 0; i < 30; ++i)
      EXPECT_TRUE(tally.step());
    EXPECT_FALSE(tally.step());
    EXPECT_EQ(tally.value(), tally.high());
  }
}
)");
  Completed run = runEclatIn(dir.path(), {"run", "--quiet", "--format", "json", "--class", "Tally", "--header",
                                          "tally.h", "--tests", "tally_test.cpp", "--spec", "tally_spec.h",
                                          "--symbolic", "30", "--no-prove", "--rounds", "2"});
  nlohmann::json report = parseReport(run.out);
  EXPECT_GT(report["symbolic"]["inputs"].get<int>(), 0) << report["symbolic"].dump();
  EXPECT_EQ(report["symbolic"]["diverged"], 0) << report["symbolic"].dump();
}

}  // namespace

}  // namespace eclat::test
