#include "cli/judging/review_answers.h"
#include "cli/judging/review_screen.h"
#include "report_subjects.h"

#include <gtest/gtest.h>
#include <sstream>

namespace eclat {
namespace {

bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

RunResult stackRun() {
  subject::Staged s = subject::stackStage();
  Trace trace;
  trace.schema = s.schema;
  return {s.component, trace, s.model, CallGraphs(), s.report};
}

TEST(ReviewAnswers, OfAScriptAreAKeyAndAReason) {
  std::istringstream script("f\n  o  takes null \r\n\nfault it is\n");
  auto answers = answersInLines(script);
  EXPECT_FALSE(answers->isAtTerminal());
  EXPECT_EQ(answers->next(), (ReviewAnswer{'f', ""}));
  EXPECT_EQ(answers->next(), (ReviewAnswer{'o', "takes null"}));
  EXPECT_EQ(answers->next(), (ReviewAnswer{'?', ""})) << "an empty line asks for help";
  EXPECT_EQ(answers->next(), (ReviewAnswer{'f', "ault it is"}));
  EXPECT_EQ(answers->next(), std::nullopt);
}

TEST(ReviewScreen, ShowsAFindingWithCodeValuesAndWhatTheExamplesShowed) {
  RunResult run = stackRun();
  std::string shown = ReviewScreen(false, 0).finding(run.report.findings[0], {2, 7, 1}, run, "");
  EXPECT_TRUE(shown.starts_with("\n[2 of 7] pop-")) << shown;
  for (const char *part :
       {"    stack.pop();  // the tested call\n", "  violated in the receiver: numElems >= 0  (held in 57 of 57 visits",
        "    in the examples: numElems is 0 in call 1, BoundedStack::BoundedStack(); numElems is 1 in "
        "call 3, BoundedStack::push(int)\n"})
    EXPECT_TRUE(contains(shown, part)) << part << shown;
}

TEST(ReviewScreen, TellsHowTheTechniquesCameToAFinding) {
  RunResult run = stackRun();
  Finding &finding = run.report.findings[0];
  finding.selectedBy = {"property"};
  finding.isEntryDropped = true;
  finding.iteration = 2;
  finding.dropped = {subject::violated(PointKind::Entry, "BoundedStack::pop()", "numElems >= 1", 8, {})};
  std::string shown = ReviewScreen(false, 0).finding(finding, {1, 1, 0}, run, "");
  EXPECT_TRUE(contains(shown, "  selected by property, without entry properties, in iteration 2\n")) << shown;
  EXPECT_TRUE(contains(shown, "on entry, where rules were dropped: numElems >= 1  (held in 8 of 8 visits")) << shown;
}

TEST(ReviewScreen, FillsATerminalAndNoMoreOfItsWidth) {
  RunResult run = stackRun();
  std::string shown = ReviewScreen(false, 40).finding(run.report.findings[0], {2, 7, 1}, run, "x: its verdict\n");
  EXPECT_TRUE(shown.starts_with("\x1b[H\x1b[2J 2 of 7   pop-")) << shown;
  EXPECT_TRUE(contains(shown, "1 judged \nx: its verdict\n")) << "where one is, and what was said last\n" << shown;
  std::istringstream lines(shown.substr(7));
  for (std::string line; std::getline(lines, line);)
    EXPECT_LE(line.size(), contains(line, "BoundedStack::") ? 60u : 40u) << line;
}

}  // namespace
}  // namespace eclat
