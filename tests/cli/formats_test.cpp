#include "tests/support/expect.h"
#include "tests/support/gate.h"
#include "tests/support/report.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

Completed gate(const Words &arguments) { return runEclatIn(exploredGate(), arguments); }

TEST(CliFormats, ReportsOfARealRunKeepTheirSchemas) {
  TempDir dir;
  for (const char *file : {"json.json", "xml.xml", "junit.xml", "sarif.sarif"}) {
    std::string format = std::string(file).substr(0, std::string(file).find('.'));
    EXPECT_EQ(gate({"emit", "--format", format, "-o", dir.path(file)}).exitCode, 1) << file;
  }
  Completed checked = runProgram(
      {"/usr/bin/python3", sourceDir() + "/tests/golden/check_reports.py", sourceDir() + "/docs", dir.path()});
  EXPECT_EQ(checked.exitCode, 0) << testing::PrintToString(checked);
}

TEST(CliFormats, PathsStartWhereEclatWasRun) {
  Completed run = gate({"emit", "--format", "sarif"});
  nlohmann::json place = nlohmann::json::parse(run.out)["runs"][0]["results"][0]["locations"][0]["physicalLocation"];
  EXPECT_EQ(place["artifactLocation"]["uri"], "gate.h");
  EXPECT_EQ(place["region"]["startLine"], 8);
}

TEST(CliExplain, TellsTheStoryOfAFinding) {
  std::string id = findingsOf(parseReport(gate({"emit", "--format", "json"}).out))[0].id;
  Completed story = gate({"explain", id});
  EXPECT_EQ(story.exitCode, 0) << testing::PrintToString(story);
  for (const char *part : {"What was called", "gate.widerThan(nullptr);  // the tested call",
                           "The rules for the caller", "What came out", "gate.h:8", "What speaks against a fault",
                           "What to do next", ".eclat/tests/eclat_test.cpp", "eclat replay ", "eclat reject "})
    EXPECT_NE(story.out.find(part), std::string::npos) << part << "\n" << story.out;
  EXPECT_EQ(story.out.find('\x1b'), std::string::npos) << "colour in a file";
}

TEST(CliExplain, KnowsWhatWasMeant) {
  std::string id = findingsOf(parseReport(gate({"emit", "--format", "json"}).out))[0].id;
  std::string hint = "did you mean '" + id + "'?";
  expectRefusal(gate({"explain", "widerthan"}), 2, {"there is no finding 'widerthan'", hint.c_str()});
  std::string slip = id;
  slip.back() = slip.back() == '0' ? '1' : '0';
  expectRefusal(gate({"explain", slip}), 2, {hint.c_str()});
  expectRefusal(gate({"explain", "nothing-like-it"}), 2, {id.c_str(), "the last run has the findings above"});
}

}  // namespace

}  // namespace eclat::test
