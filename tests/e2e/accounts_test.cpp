#include "tests/support/example.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

using nlohmann::json;

// Strings, vectors, an enum and two classes that refer to each other: nothing in eclat was written for them.
TEST(AccountsEndToEnd, FindsThePlantedFaultAndATestForIt) {
  ExploredExample example("accounts", {"--class", "bank::Account", "--class", "bank::Bank", "--header", "accounts.h",
                                       "--source", "accounts.cpp", "--tests", "accounts_test.cpp"});
  ASSERT_EQ(example.run().exitCode, 1) << testing::PrintToString(example.run());
  json report = example.report();
  ASSERT_TRUE(hasFinding(report, "property", "bank::Account::withdraw")) << example.run().out;
  EXPECT_LE(findingsOf(report).size(), 5u) << example.run().out;

  std::string file = example.workDir() + "/tests/eclat_test.cpp", emitted = readText(file);
  Words flags = {"-I" + example.folder()};
  std::string faulty = example.temp().path("faulty"), mended = example.temp().path("mended");
  Completed compiled = compileTest("clang++-19", {file, example.folder() + "/accounts.cpp"}, faulty, flags);
  ASSERT_EQ(compiled.exitCode, 0) << testing::PrintToString(compiled);
  expectEachTestFails(faulty, report, emitted);

  compiled = compileTest("g++", {file, example.folder() + "/mended/accounts.cpp"}, mended, flags);
  ASSERT_EQ(compiled.exitCode, 0) << testing::PrintToString(compiled);
  int passed = 0;
  for (const EmittedTest &test : testsIn(emitted)) {
    json finding = findingWithId(report, test.finding);
    bool isPlanted = finding["operation"].get<std::string>().starts_with("bank::Account::withdraw(") &&
                     finding["violated"].dump().find("balance_") != std::string::npos;
    if (!isPlanted)
      continue;
    Completed run = runProgram({mended, "--gtest_filter=" + test.name});
    EXPECT_EQ(run.exitCode, 0) << testing::PrintToString(run);
    EXPECT_NE(run.out.find("[  PASSED  ] 1 test."), std::string::npos) << run.out;
    ++passed;
  }
  EXPECT_GE(passed, 1) << emitted;
}

}  // namespace

}  // namespace eclat::test
