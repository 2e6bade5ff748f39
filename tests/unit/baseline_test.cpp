#include "flow/files/baseline.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

Baseline parsed(const std::string &text) {
  std::vector<TextError> errors;
  Baseline baseline = parseBaseline(text, errors);
  EXPECT_TRUE(errors.empty()) << errors.front().line << ": " << errors.front().message;
  return baseline;
}

std::string updated(const std::string &old, const std::vector<KnownFinding> &found, bool prune = false) {
  std::set<std::string> occurring;
  for (const KnownFinding &known : found)
    occurring.insert(known.id);
  return printBaseline(updateBaseline(parsed(old), found, occurring, prune).baseline);
}

std::string withoutHeading(const std::string &text) { return text.substr(text.find("\n\n") + 2); }

TEST(Baseline, ListsIdsWithWhatWasFound) {
  Baseline baseline = parsed("\n# why\npop-d069fa  # pop() broke n >= 0\n\ntop-0a1b2c\r\n");
  ASSERT_EQ(baseline.findings.size(), 2u);
  EXPECT_EQ(baseline.findings[0].comment, "pop() broke n >= 0");
  EXPECT_EQ(baseline.findings[0].above, std::vector<std::string>{"# why"});
  EXPECT_EQ(baseline.ids(), (std::set<std::string>{"pop-d069fa", "top-0a1b2c"}));
}

TEST(Baseline, IsPrintedAsItIsParsed) {
  std::string text = printBaseline(parsed("# ours\n# all of it\n\n# a\npop-d069fa#x\ntop-0a1b2c\n# the end\n"));
  EXPECT_EQ(printBaseline(parsed(text)), text);
  EXPECT_NE(text.find("# ours\n# all of it\n\n# a\npop-d069fa  # x\ntop-0a1b2c\n# the end\n"), std::string::npos)
      << text;
}

TEST(Baseline, TellsTheIdsOfFindings) {
  for (const char *id : {"pop-d069fa", "operator-012345", "is-empty-abcdef", "-d069fa"})
    EXPECT_TRUE(isFindingId(id)) << id;
  for (const char *text : {"", "pop", "d069fa", "pop-d069f", "pop-d069fg", "Pop-d069fa", "pop-d069fa:", "pop_-d069fa?"})
    EXPECT_FALSE(isFindingId(text)) << text;
}

TEST(Baseline, NamesThePlaceOfWhatItCannotRead) {
  std::vector<TextError> errors;
  parseBaseline("pop-d069fa\n  pop\npop-d069fa x\n=======\n", errors);
  ASSERT_EQ(errors.size(), 3u);
  EXPECT_EQ(errors[0].line, 2);
  EXPECT_EQ(errors[0].column, 3u);
  EXPECT_NE(errors[0].message.find("'pop' is not the id"), std::string::npos);
  EXPECT_EQ(errors[1].line, 3);
  EXPECT_EQ(errors[1].column, 12u);
  EXPECT_NE(errors[2].message.find("merge"), std::string::npos);
}

TEST(Baseline, IsSortedAndKeepsWhatPeopleWrote) {
  std::string text = updated("# about top\ntop-0a1b2c  # ticket 7\n",
                             {
                                 {"top-0a1b2c", "new words",  {}},
                                 {"pop-d069fa", "two\nlines", {}}
  });
  EXPECT_EQ(withoutHeading(text), "pop-d069fa  # two lines\n# about top\ntop-0a1b2c  # ticket 7\n");
}

TEST(Baseline, KeepsWhatIsGoneUntilItIsPruned) {
  std::string old = "# about pop\npop-d069fa\ntop-0a1b2c\n";
  std::vector<KnownFinding> found = {
      {"top-0a1b2c", "", {}}
  };
  EXPECT_EQ(withoutHeading(updated(old, found)), old);
  EXPECT_EQ(withoutHeading(updated(old, found, true)), "top-0a1b2c\n");
  BaselineUpdate update = updateBaseline(parsed(old), found, {"top-0a1b2c"}, false);
  ASSERT_EQ(update.gone.size(), 1u);
  EXPECT_EQ(update.gone[0].id, "pop-d069fa");
  EXPECT_TRUE(update.added.empty());
}

TEST(Baseline, MayListAnIdTwiceAfterAMerge) {
  EXPECT_EQ(withoutHeading(updated("pop-d069fa # a\npop-d069fa # b\n",
                                   {
                                       {"pop-d069fa", "", {}}
  })),
            "pop-d069fa  # a\n");
}

}  // namespace
}  // namespace eclat
