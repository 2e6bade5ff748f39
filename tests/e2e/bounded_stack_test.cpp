#include "tests/support/example.h"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <map>
#include <set>

namespace eclat::test {

namespace {

using nlohmann::json;

const Words kMethodTests = {"--class",         "BoundedStack", "--header",
                            "bounded_stack.h", "--tests",      "bounded_stack_test.cpp"};
const Words kAxiomTests = {"--class",         "BoundedStack", "--header",
                           "bounded_stack.h", "--tests",      "bounded_stack_axioms_test.cpp"};
const Words kFormats = {"text", "xml", "json", "gtest"};

// One build serves all tests here; each that explores again says with which seed.
const ExploredExample &boundedStack() {
  static const ExploredExample example("bounded_stack", kMethodTests);
  return example;
}

void expectBothFaults(const json &report) {
  EXPECT_TRUE(hasFinding(report, "property", "BoundedStack::pop")) << report.dump(1);
  bool isEqualsFound = hasFinding(report, "undefined-behaviour", "BoundedStack::equals") ||
                       hasFinding(report, "crash", "BoundedStack::equals");
  EXPECT_TRUE(isEqualsFound) << report.dump(1);
  EXPECT_LE(findingsOf(report).size(), 3u) << "more than one false report: " << report.dump(1);
}

TEST(BoundedStackEndToEnd, FindsBothFaultsAndLittleElse) {
  ASSERT_EQ(boundedStack().run().exitCode, 1) << testing::PrintToString(boundedStack().run());
  expectBothFaults(boundedStack().report());
}

// Behind a pop too many, elems[0..numElems - 1] is no slice: what is said of it is neither kept nor broken.
TEST(BoundedStackEndToEnd, ChecksWithoutAnAnswerAreCounted) {
  json stats = boundedStack().report()["stats"];
  EXPECT_GT(stats["undecided"], 0) << stats;
  EXPECT_LT(stats["undecided"], stats["checked"]) << stats;
}

TEST(BoundedStackEndToEnd, FindsBothFaultsWithAnySeed) {
  for (int seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    Completed explored = boundedStack().stage("explore", {"--seed", std::to_string(seed), "--format", "json"});
    ASSERT_EQ(explored.exitCode, 1) << testing::PrintToString(explored);
    json report = parseReport(explored.out);
    EXPECT_EQ(report["seed"], seed);
    expectBothFaults(report);
  }
}

// What a person says is right is an example, and what it broke no rule.
TEST(BoundedStackEndToEnd, WhatIsFineIsWeakenedAndJoinsTheExamples) {
  std::string verdicts = boundedStack().temp().path("fine.verdicts");
  ASSERT_EQ(boundedStack().stage("explore", {"--seed", "1"}).exitCode, 1);
  Completed rejected = boundedStack().stage("reject", {"pop-d069fa", "--verdicts", verdicts});
  ASSERT_EQ(rejected.exitCode, 0) << testing::PrintToString(rejected);
  EXPECT_NE(rejected.out.find("weakened: `numElems >= 0` at object of BoundedStack\n"), std::string::npos);
  json before = parseReport(boundedStack().stage("emit", {"--format", "json"}).out);
  json after = parseReport(boundedStack().stage("explore", {"--verdicts", verdicts, "--format", "json"}).out);
  EXPECT_GT(after["stats"]["examples"], before["stats"]["examples"]) << "its calls are among the examples";
  EXPECT_EQ(after["judged"][0]["state"], "passes") << after["judged"];
  EXPECT_EQ(after["findings"].dump().find("\"numElems >= 0\""), std::string::npos) << after["findings"].dump(1);
  Completed suite =
      boundedStack().stage("suite", {"--verdicts", verdicts, "--no-prove", "-o", boundedStack().temp().path()});
  EXPECT_EQ(suite.exitCode, 0) << testing::PrintToString(suite);
  std::string tests = readText(boundedStack().temp().path("eclat_fine_test.cpp"));
  EXPECT_NE(tests.find("EXPECT_EQ(stack.getNumberOfElements(), -1)"), std::string::npos) << tests;
}

// Xie and Notkin, with the same bytes whatever the number of workers.
TEST(BoundedStackEndToEnd, SelectsByPropertyAndByCoverageWithAndWithoutPreconditionsAgainAndAgain) {
  Words options = {"--seed",       "1", "--select", "both", "--preconditions", "both",
                   "--iterations", "2", "--format", "json"};
  Completed explored = boundedStack().stage("explore", options);
  ASSERT_EQ(explored.exitCode, 1) << testing::PrintToString(explored);
  std::map<std::string, int> chosen, iterations;
  std::map<std::string, std::set<std::string>> violated;  // by iteration
  for (const json &finding : parseReport(explored.out)["findings"]) {
    for (const json &by : finding["selectedBy"])
      ++chosen[by];
    ++iterations[finding["iteration"].dump()];
    if (finding["kind"] == "property")  // its input came to its end, and joined the examples
      for (const json &one : finding["violated"])
        violated[finding["iteration"].dump()].insert(one["point"].dump() + one["property"].dump());
    EXPECT_EQ(finding["newBranches"] > 0, finding["selectedBy"].back() == "coverage") << finding;
  }
  EXPECT_GE(chosen["property"], 4) << "behind the first violation are others";
  EXPECT_GE(chosen["coverage"], 2);
  EXPECT_GE(iterations["1"], 5);
  EXPECT_LT(iterations["2"], iterations["1"]);
  for (const std::string &property : violated["2"])
    EXPECT_FALSE(violated["1"].contains(property)) << property << " is no property of the examples any more";
  json rounds = parseReport(explored.out)["techniques"]["iterations"];
  ASSERT_EQ(rounds.size(), 2u) << rounds;
  EXPECT_EQ(rounds[0]["selected"], iterations["1"]);
  EXPECT_GE(rounds[0]["joined"], 3) << "crashes cannot join: " << rounds;
  EXPECT_EQ(rounds[0]["joined"].get<int>() + rounds[0]["ended"].get<int>(), iterations["1"]) << rounds;
  EXPECT_GT(rounds[1]["examples"], rounds[0]["examples"]) << "what joined is among the examples";
  EXPECT_GT(rounds[0]["explorations"], 2) << "what is violated is put aside, with and without preconditions";
  options.insert(options.end(), {"-j", "1"});
  EXPECT_EQ(boundedStack().stage("explore", options).out, explored.out);
}

TEST(BoundedStackEndToEnd, GivesTheSameBytesForTheSameSeed) {
  std::vector<Words> all;
  for (const char *jobs : {"1", "2", "1"}) {
    Completed explored = boundedStack().stage("explore", {"--seed", "7", "-j", jobs});
    ASSERT_EQ(explored.exitCode, 1) << testing::PrintToString(explored);
    Words reports = {explored.out};
    for (const std::string &format : kFormats)
      reports.push_back(boundedStack().stage("emit", {"--format", format}).out);
    all.push_back(reports);
  }
  for (std::size_t i = 0; i < all[0].size(); ++i) {
    EXPECT_EQ(all[0][i], all[1][i]) << "one worker or two";
    EXPECT_EQ(all[0][i], all[2][i]) << "once or again";
  }
  EXPECT_EQ(all[0][0], all[0][1]) << "explored or emitted";
  // Elsewhere, from the start.
  Words fresh = kMethodTests;
  fresh.insert(fresh.end(), {"--seed", "7"});
  EXPECT_EQ(ExploredExample("bounded_stack", fresh).run().out, all[0][3]);
}

TEST(BoundedStackEndToEnd, LearnsTheFactsOfThePaper) {
  std::string model = boundedStack().stage("show", {"model"}).out;
  std::string object = model.substr(0, model.find("\n\n"));
  ASSERT_TRUE(object.starts_with("object of BoundedStack\n")) << model;
  for (const char *fact : {"max == size(elems)", "elems != null", "max == 2", "numElems >= 0"})
    EXPECT_NE(object.find(fmt::format("\n    {} ", fact)), std::string::npos) << fact << " is not in\n" << model;
}

// What another tool would read of our trace says the same to us.
TEST(BoundedStackEndToEnd, TheTraceWrittenAndReadBackGivesTheSameModel) {
  TempDir dir;
  Completed trace = boundedStack().stage("show", {"trace"});
  ASSERT_EQ(trace.exitCode, 0) << testing::PrintToString(trace);
  Completed read = runEclatIn(dir.path(), {"infer", "--from-dtrace", dir.write("stack.dtrace", trace.out)});
  ASSERT_EQ(read.exitCode, 0) << testing::PrintToString(read);
  Completed diff = runEclat({"model", "diff", boundedStack().workDir(), dir.path(".eclat/dtrace")});
  EXPECT_EQ(diff.out, "exit of BoundedStack::top() const\n  - orig(isEmpty()) == false\n")
      << "all but what a comment says: there are none in a trace";
  EXPECT_NE(read.out.find("    max == size(elems) "), std::string::npos) << read.out;
}

// Its own exploration: what an earlier test explored must not matter.
class BoundedStackEmittedTests : public testing::Test {
protected:
  void SetUp() override {
    Completed explored = boundedStack().stage("explore", {"--format", "json"});
    ASSERT_EQ(explored.exitCode, 1) << testing::PrintToString(explored);
    report_ = parseReport(explored.out);
    file_ = boundedStack().workDir() + "/tests/eclat_test.cpp";
    emitted_ = readText(file_);
    ASSERT_FALSE(emitted_.empty());
  }

  std::string in(const std::string &file) const { return boundedStack().folder() + "/" + file; }

  void expectFailures(const std::string &compiler) {
    std::string program = boundedStack().temp().path("faulty-" + compiler);
    Completed compiled =
        compileTest(compiler, {file_, in("bounded_stack.cpp")}, program, {"-I" + boundedStack().folder()});
    ASSERT_EQ(compiled.exitCode, 0) << testing::PrintToString(compiled);
    EXPECT_EQ(compiled.everything(), "") << "no warnings either";
    expectEachTestFails(program, report_, emitted_);
  }

  json report_;
  std::string file_, emitted_;
};

TEST_F(BoundedStackEmittedTests, FailOnTheFaultyClassWithClang) { expectFailures("clang++-19"); }

TEST_F(BoundedStackEmittedTests, FailOnTheFaultyClassWithGcc) { expectFailures("g++"); }

TEST_F(BoundedStackEmittedTests, OfTheTwoFaultsPassOnTheMendedClass) {
  std::string program = boundedStack().temp().path("mended");
  Completed compiled = compileTest("clang++-19", {file_, in("mended/bounded_stack.cpp")}, program,
                                   {"-I" + boundedStack().folder(), "-include", in("mended/bounded_stack.h")});
  ASSERT_EQ(compiled.exitCode, 0) << testing::PrintToString(compiled);
  int passed = 0;
  for (const EmittedTest &test : testsIn(emitted_)) {
    std::string operation = findingWithId(report_, test.finding)["operation"];
    if (operation != "BoundedStack::pop()" && !operation.starts_with("BoundedStack::equals("))
      continue;
    Completed run = runProgram({program, "--gtest_filter=" + test.name});
    EXPECT_EQ(run.exitCode, 0) << testing::PrintToString(run);
    EXPECT_NE(run.out.find("[  PASSED  ] 1 test."), std::string::npos) << run.out;
    ++passed;
  }
  EXPECT_GE(passed, 2) << emitted_;
}

// Of the eleven tests nothing false may be learned; the pop must be found by the model, both by either judge.
TEST(BoundedStackEndToEnd, TheAxiomsGiveNoFalseReportWithAnySeed) {
  ExploredExample example("bounded_stack", kAxiomTests);
  ASSERT_EQ(example.run().exitCode, 1) << testing::PrintToString(example.run());
  EXPECT_NE(example.run().err.find("11 passing tests"), std::string::npos) << example.run().err;
  for (int seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE(fmt::format("seed {}", seed));
    Completed explored = example.stage("explore", {"--seed", std::to_string(seed), "--format", "json"});
    json report = parseReport(explored.out);
    EXPECT_TRUE(hasFinding(report, "property", "BoundedStack::pop")) << report.dump(1);
    for (const ReportedFinding &finding : findingsOf(report))
      EXPECT_TRUE(finding.operation == "BoundedStack::pop" || finding.operation == "BoundedStack::equals")
          << report.dump(1);
  }
  for (int seed = 1; seed <= 5; ++seed) {
    Completed explored =
        example.stage("explore", {"--seed", std::to_string(seed), "--format", "json", "--judges", "combined"});
    json report = parseReport(explored.out);
    expectBothFaults(report);
    EXPECT_EQ(findingsOf(report).size(), 2u) << report.dump(1);
  }
}

TEST(BoundedStackEndToEnd, ManySeedsAreReportedAsOne) {
  Completed explored = boundedStack().stage("explore", {"--seeds", "10", "--format", "json"});
  json report = parseReport(explored.out);
  EXPECT_EQ(report["seeds"], 10);
  EXPECT_GT(report["stats"]["generated"], 10000);
  expectBothFaults(report);
}

TEST(BoundedStackEndToEnd, WithoutReductionEveryInputIsAFinding) {
  Completed explored = boundedStack().stage("explore", {"--no-reduce", "--rounds", "3", "--format", "json"});
  json report = parseReport(explored.out);
  json stats = report["stats"];
  EXPECT_GT(findingsOf(report).size(), 5u);
  EXPECT_EQ(findingsOf(report).size() + stats["elsewhere"].get<std::size_t>(), stats["fault"]) << stats;
}

}  // namespace

}  // namespace eclat::test
