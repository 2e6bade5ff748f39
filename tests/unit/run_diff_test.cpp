#include "cli/compare/run_diff.h"

#include "emit_subject.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace eclat {
namespace {

ComparedRun subjectRun() { return {subject::component(), subject::model(), subject::report()}; }

bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

// The same class before its fault was mended and an operation was added.
struct Changed {
  ComparedRun before = subjectRun(), after = subjectRun();
  Changed() {
    after.report.findings.erase(after.report.findings.begin());
    std::erase_if(after.model.properties, [](const Property &p) { return print(p.expr) == "numElems >= 0"; });
    Operation added = after.component.operations.front();
    added.signature = "BoundedStack::clear()";
    added.id = static_cast<int>(after.component.operations.size());
    after.component.operations.push_back(added);
    after.component.skipped.push_back({"BoundedStack::swap(BoundedStack &)", "it is <deleted>", "define it"});
    after.report.coverage.blocks = before.report.coverage.blocks + 2;
  }
};

TEST(RunDiff, OfARunWithItselfIsEmpty) {
  RunDiff diff = compareRuns(subjectRun(), subjectRun());
  EXPECT_TRUE(diff.isEmpty());
  EXPECT_EQ(printDiff(diff, "text"), "no difference\n");
  EXPECT_EQ(nlohmann::json::parse(printDiff(diff, "json"))["same"], true);
}

TEST(RunDiff, TellsWhatIsGoneAndNew) {
  Changed changed;
  RunDiff diff = compareRuns(changed.before, changed.after);
  EXPECT_FALSE(diff.isEmpty());
  std::string text = printDiff(diff, "text");
  EXPECT_TRUE(contains(text, "  - " + changed.before.report.findings[0].id + "  `pop()` broke")) << text;
  EXPECT_TRUE(contains(text, "- numElems >= 0\n")) << text;
  EXPECT_TRUE(contains(text, "  + BoundedStack::clear()\n")) << text;
  EXPECT_TRUE(contains(text, "  skipped now: BoundedStack::swap(BoundedStack &): it is <deleted>; define it\n"))
      << text;
  EXPECT_TRUE(contains(text, "Coverage\n")) << text;
  std::string back = printDiff(compareRuns(changed.after, changed.before), "text");
  EXPECT_TRUE(contains(back, "  + " + changed.before.report.findings[0].id)) << back;
  EXPECT_TRUE(contains(back, "+ numElems >= 0\n")) << back;
  EXPECT_TRUE(contains(back, "  - BoundedStack::clear()\n")) << back;
}

TEST(RunDiff, AFindingThatIsOnlySetAsideIsNeitherGoneNorNew) {
  ComparedRun before = subjectRun(), after = subjectRun();
  after.report.setAside.push_back({after.report.findings[0], true, "known.txt"});
  after.report.findings.erase(after.report.findings.begin());
  EXPECT_TRUE(compareRuns(before, after).isEmpty());
  EXPECT_TRUE(compareRuns(after, before).isEmpty());
}

TEST(RunDiff, AnOperationThatIsSkippedNowIsNotGone) {
  ComparedRun before = subjectRun(), after = subjectRun();
  std::string op = after.component.operations.back().signature;
  after.component.skipped.push_back({op, "it does not link", ""});
  RunDiff diff = compareRuns(before, after);
  EXPECT_TRUE(diff.removed.empty());
  ASSERT_EQ(diff.skippedNow.size(), 1u);
  EXPECT_EQ(diff.skippedNow[0].operation, op);
  EXPECT_EQ(compareRuns(after, before).calledNow, std::vector<std::string>{op});
}

TEST(RunDiff, MarkdownIsSafeToPaste) {
  Changed changed;
  std::string text = printDiff(compareRuns(changed.before, changed.after), "markdown");
  EXPECT_TRUE(text.starts_with("### eclat: what changed\n")) << text;
  EXPECT_TRUE(contains(text, "**Findings that are gone**\n\n- `")) << text;
  EXPECT_TRUE(contains(text, "**Properties that no longer hold**\n\n- object of BoundedStack: `numElems >= 0`"))
      << text;
  EXPECT_TRUE(contains(text, "it is \\<deleted>")) << text;
}

TEST(RunDiff, JsonHasEveryPart) {
  Changed changed;
  auto json = nlohmann::json::parse(printDiff(compareRuns(changed.before, changed.after), "json"));
  EXPECT_EQ(json["same"], false);
  EXPECT_EQ(json["findings"]["gone"].size(), 1u);
  EXPECT_EQ(json["findings"]["new"].size(), 0u);
  EXPECT_EQ(json["properties"][0]["change"], "gone");
  EXPECT_EQ(json["operations"]["added"][0], "BoundedStack::clear()");
  EXPECT_EQ(json["operations"]["skipped"][0]["reason"], "it is <deleted>");
  EXPECT_EQ(json["coverage"]["after"]["branches"]["all"], changed.after.report.coverage.blocks);
}

}  // namespace
}  // namespace eclat
