#include "tests/support/example.h"

#include <gtest/gtest.h>

namespace eclat::test {

using nlohmann::json;

ExploredExample::ExploredExample(const std::string &name, const Words &run)
    : folder_(sourceDir() + "/examples/" + name) {
  Words command = {"run", "--work-dir", workDir(), "--format", "json"};
  command.insert(command.end(), run.begin(), run.end());
  run_ = runEclatIn(folder_, command);
}

Completed ExploredExample::stage(const std::string &command, const Words &arguments) const {
  Words words = {command, "--work-dir", workDir(), "--quiet"};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return runEclatIn(folder_, words);
}

json ExploredExample::report() const { return parseReport(run_.out); }

void expectEachTestFails(const std::string &program, const json &report, const std::string &emitted) {
  std::vector<EmittedTest> tests = testsIn(emitted);
  EXPECT_EQ(tests.size(), report["findings"].size()) << emitted;
  for (const EmittedTest &test : tests) {
    if (test.needsAsan)
      continue;
    SCOPED_TRACE(test.name);
    Completed run = runProgram({program, "--gtest_filter=" + test.name});
    EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
    EXPECT_NE(run.out.find("[  FAILED  ] " + test.name), std::string::npos) << run.out;
    json finding = findingWithId(report, test.finding);
    ASSERT_TRUE(finding.is_object()) << "no finding " << test.finding;
    if (finding["violated"].empty())
      EXPECT_NE(run.out.find("Death test"), std::string::npos) << run.out;
    for (const json &violated : finding["violated"])
      EXPECT_NE(run.out.find(violated["property"].get<std::string>()), std::string::npos)
          << violated["property"] << " is not in " << run.out;
  }
}

}  // namespace eclat::test
