// Call graphs: what they say of the examples, and where inputs get by them.
#include "tests/support/expect.h"
#include "tests/support/report.h"
#include "tests/support/run_eclat.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

class CliGraph : public testing::Test {
protected:
  static void SetUpTestSuite() {
    dir_ = new TempDir;
    std::string puzzles = sourceDir() + "/tests/puzzles/";
    Completed run = eclat({"run", "--quiet", "--no-prove", "--helpers", "--rounds", "1", "--inputs", "1", "--class",
                           "MailSession", "--header", puzzles + "mail_session.h", "--tests",
                           puzzles + "mail_session_test.cpp", "--", "-std=c++20"});
    ASSERT_LE(run.exitCode, 1) << testing::PrintToString(run);
  }
  static void TearDownTestSuite() { delete dir_; }
  static Completed eclat(const Words &arguments) { return runEclatIn(dir_->path(), arguments); }
  static bool has(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

  static TempDir *dir_;
};

TempDir *CliGraph::dir_ = nullptr;

TEST_F(CliGraph, PrintsWhatTheExamplesDidWithWhichConstants) {
  Completed text = eclat({"graph", "MailSession"});
  EXPECT_EQ(text.exitCode, 0) << testing::PrintToString(text);
  EXPECT_TRUE(has(text.out, "MailSession: 2 objects")) << text.out;
  EXPECT_TRUE(has(text.out, "    -> 1    MailSession()  [2 times]\n")) << text.out;
  EXPECT_TRUE(has(text.out, ".hello(\"mail.example.org\" | \"localhost.localdomain\")  [2 times]")) << text.out;
  EXPECT_TRUE(has(text.out, ".login(\"anna\" | \"bert\")  [2 times]")) << text.out;
}

TEST_F(CliGraph, AreThereForGraphvizForPeopleAndForPrograms) {
  EXPECT_TRUE(has(eclat({"graph", "--format", "dot"}).out, "digraph \"MailSession\" {"));
  EXPECT_TRUE(has(eclat({"graph", "MailSession", "--format", "svg"}).out, "<svg"));
  auto json = nlohmann::json::parse(eclat({"graph", "--format", "json"}).out, nullptr, false);
  ASSERT_TRUE(json.is_object());
  EXPECT_EQ(json["classes"][0]["className"], "MailSession");
  EXPECT_TRUE(has(eclat({"emit", "--format", "html"}).out, "aria-label=\"Call graph of MailSession\""));
}

// go() is private: it is in the trace, and in no graph that inputs follow.
TEST_F(CliGraph, ShowsPrivateCallsWhereTheyAreWanted) {
  Completed with = eclat({"graph", "MailSession", "--helpers"});
  EXPECT_EQ(with.exitCode, 0) << testing::PrintToString(with);
  EXPECT_TRUE(has(
      with.out,
      ".go(MailSession::State::Fresh, MailSession::State::Greeted, true)  [2 times, inside another call, not public]"))
      << with.out;
  EXPECT_FALSE(has(eclat({"graph", "MailSession"}).out, ".go(")) << with.out;
  Completed model = eclat({"model", "show"});
  EXPECT_FALSE(has(model.out, "MailSession::go")) << model.out;
}

TEST_F(CliGraph, AClassThatIsNotThereIsRefusedWithThoseThatAre) {
  Completed run = eclat({"graph", "Postman"});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_TRUE(has(run.err, "the examples use no object of a class 'Postman'")) << run.err;
  EXPECT_TRUE(has(run.err, "MailSession")) << run.err;
}

TEST_F(CliGraph, LeadInputsWhereChanceDoesNot) {
  auto report = [](const char *share) {
    return parseReport(eclat({"explore", "--quiet", "--no-prove", "--graphs", share, "--format", "json"}).out);
  };
  EXPECT_TRUE(hasFinding(report("30"), "undefined-behaviour", "MailSession::data"));
  EXPECT_FALSE(hasFinding(report("0"), "undefined-behaviour", "MailSession::data"));
}

}  // namespace

}  // namespace eclat::test
