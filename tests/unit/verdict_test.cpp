#include "../support/literals.h"
#include "flow/verdict.h"

#include <gtest/gtest.h>
#include <limits>

namespace eclat {
namespace {

using namespace testing;

constexpr const char *kPop = "pop-d069fa fault  # nobody checks for an empty stack\n"
                             "  ended returned\n"
                             "  broke object of Stack: n >= 0\n"
                             "  saw n: -1\n"
                             "  step 1: Stack::Stack()\n"
                             "  tested: Stack::pop() with step 1\n";

Verdicts parsed(const std::string &text) {
  std::vector<TextError> errors;
  Verdicts verdicts = parseVerdicts(text, errors);
  EXPECT_TRUE(errors.empty()) << errors.front().line << ":" << errors.front().column << ": " << errors.front().message;
  return verdicts;
}

std::vector<TextError> errorsIn(const std::string &text) {
  std::vector<TextError> errors;
  parseVerdicts(text, errors);
  return errors;
}

TEST(Verdicts, HoldAllThatIsNeededToRunAnInputAgain) {
  Verdicts verdicts = parsed(kPop);
  ASSERT_EQ(verdicts.findings.size(), 1u);
  const JudgedFinding &pop = verdicts.findings[0];
  EXPECT_EQ(pop.id, "pop-d069fa");
  EXPECT_EQ(pop.verdict, Verdict::Fault);
  EXPECT_EQ(pop.comment, "nobody checks for an empty stack");
  EXPECT_EQ(pop.ending.id, "returned");
  EXPECT_EQ(pop.broke, (std::vector<PlacedStatement>{
                           {{PointKind::Object, "Stack"}, "n >= 0"}
  }));
  ASSERT_EQ(pop.steps.size(), 2u);
  EXPECT_EQ(pop.steps[1].operation, "Stack::pop()");
  EXPECT_EQ(pop.steps[1].arguments, std::vector<Argument>{step(0)});
}

TEST(Verdicts, ArePrintedAsTheyAreParsed) {
  std::string text = "# of the team\n# all of it\n\n# about pop\n" + std::string(kPop) +
                     "top-0a1b2c illegal\n"
                     "  # the manual says so\n"
                     "  ended crash at Stack::top (stack.cpp)\n"
                     "  asked entry of Stack::top(): n >= 1\n"
                     "  tested: Stack::top() with null\n"
                     "zap-0a1b2c fine\n"
                     "  ended threw of std::out_of_range\n"
                     "  broke law: a copy equals its original\n"
                     "  tested: Stack: a copy equals its original with step 1\n";
  text.replace(text.find("with step 1\n", text.find("zap")), 12, "with 7\n");
  std::string printed = printVerdicts(parsed(text + "# the end\n"));
  EXPECT_EQ(printVerdicts(parsed(printed)), printed);
  for (const char *part :
       {"# of the team\n# all of it\n\n# about pop\npop-d069fa fault", "  # the manual says so\n",
        "ended crash at Stack::top (stack.cpp)\n", "ended threw of std::out_of_range\n", "\n# the end\n"})
    EXPECT_NE(printed.find(part), std::string::npos) << part << printed;
}

TEST(Verdicts, WriteEveryKindOfArgumentSoThatItIsReadAgain) {
  constexpr auto kMin = std::numeric_limits<std::int64_t>::min(), kMax = std::numeric_limits<std::int64_t>::max();
  std::vector<Argument> arguments = {
      step(0),
      {1, {}, true},
      constant(integer(-3)),
      constant(integer(kMin)),
      constant(integer(kMax)),
      constant(real(0.1)),
      constant(real(-2)),
      constant(real(1e300)),
      constant(real(std::numeric_limits<double>::infinity())),
      constant(real(-std::numeric_limits<double>::infinity())),
      constant(real(std::numeric_limits<double>::quiet_NaN())),
      constant(text("a, \"b\" with # [\\] \n\t\x01\xff")),
      constant(text("")),
      constant(text(std::string(1, '\0'))),
      constant(null()),
      constant(list({}
      )),
      constant(list({integer(1), list({text("],"), null()}), real(0)}
      )),
  };
  WrittenStep written{"S::f(const with &, int)", arguments};
  auto read = parseStep(printStep(written), 2);
  ASSERT_TRUE(read) << read.error().message << " at " << read.error().column << " of " << printStep(written);
  EXPECT_EQ(*read, written);
  Verdicts verdicts = parsed("f-012345 fine\n  step 1: A()\n  step 2: B()\n  tested: " + printStep(written) + "\n");
  EXPECT_EQ(verdicts.findings.at(0).steps.at(2), written);
}

TEST(Verdicts, NameThePlaceOfWhatCannotBeRead) {
  std::vector<TextError> errors = errorsIn("pop fault\n  ended returned\n"
                                           "pop-d069fa good\n"
                                           "pop-d069fb fine\n  ended sometimes\n  broke n >= 0\n"
                                           "  broke object of S: n >=\n  step 2: f()\n  steps\n"
                                           "  step 1: g() with step 1\n  tested: f() with (\n  saw x: 1\n");
  std::vector<std::pair<int, std::size_t>> places;
  for (const TextError &error : errors)
    places.emplace_back(error.line, error.column);
  EXPECT_EQ(places, (std::vector<std::pair<int, std::size_t>>{
                        {1,  1 },
                        {3,  12},
                        {5,  9 },
                        {6,  9 },
                        {7,  26},
                        {8,  8 },
                        {9,  3 },
                        {10, 20},
                        {11, 20},
                        {12, 3 }
  }));
}

TEST(Verdicts, SayThatAFileIsCutOff) {
  std::string whole = kPop;
  for (std::size_t line = 1; line < 5; ++line) {
    std::size_t end = 0;
    for (std::size_t i = 0; i < line; ++i)
      end = whole.find('\n', end) + 1;
    std::vector<TextError> errors = errorsIn(whole.substr(0, end));
    ASSERT_EQ(errors.size(), 1u) << line;
    EXPECT_NE(errors[0].message.find("cut off"), std::string::npos) << errors[0].message;
  }
  EXPECT_FALSE(errorsIn(whole.substr(0, whole.size() - 3)).empty()) << "in the middle of the last line";
}

TEST(Verdicts, DoNotTakeTheBeginningOfANumberForTheNumber) {
  std::string whole = "push-d069fa fine\n  tested: push(int) with 100\n";
  EXPECT_TRUE(errorsIn(whole).empty());
  for (std::size_t cut : {1u, 2u}) {
    std::vector<TextError> errors = errorsIn(whole.substr(0, whole.size() - cut));
    ASSERT_EQ(errors.size(), 1u) << cut;
    EXPECT_EQ(errors[0].line, 2);
    EXPECT_NE(errors[0].message.find("cut off, or a newline is missing"), std::string::npos) << errors[0].message;
  }
  EXPECT_TRUE(errorsIn(whole + "# the end").empty()) << "a comment is no matter";
}

TEST(Verdicts, AreReadAsEditorsOfOtherSystemsWriteThem) {
  std::string text = kPop;
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
    text.insert(at, "\r");
  EXPECT_EQ(printVerdicts(parsed("\xEF\xBB\xBF" + text)), printVerdicts(parsed(kPop)));
}

TEST(Verdicts, CharactersThatNobodySeesAreRefusedWithTheirPlace) {
  std::vector<TextError> errors = errorsIn(std::string("a-000000 fine\n  tested: f() w:") + '\0' + "x\n");
  ASSERT_FALSE(errors.empty());
  EXPECT_EQ(errors[0].line, 2);
  EXPECT_EQ(errors[0].column, 17u);
  EXPECT_NE(errors[0].message.find("cannot be seen"), std::string::npos);
}

TEST(Verdicts, TellOfMarksThatAMergeLeft) {
  std::vector<TextError> errors = errorsIn("<<<<<<< HEAD\n" + std::string(kPop) + "=======\n>>>>>>> theirs\n");
  ASSERT_EQ(errors.size(), 3u);
  EXPECT_EQ(errors[1].line, 8);
  EXPECT_NE(errors[0].message.find("merge"), std::string::npos);
}

TEST(Verdicts, OfBothSidesOfAMergeAreOneIfTheyAgree) {
  std::string theirs = kPop;
  theirs.replace(theirs.find("nobody"), 32, "me too");
  Verdicts verdicts = parsed(kPop + theirs);
  ASSERT_EQ(verdicts.findings.size(), 1u);
  EXPECT_EQ(verdicts.findings[0].comment, "nobody checks for an empty stack");
  EXPECT_EQ(verdicts.findings[0].inside, std::vector<std::string>{"# me too"});
}

TEST(Verdicts, OfBothSidesOfAMergeLoseNoRule) {
  std::string mine = "top-0a1b2c illegal\n  asked entry of S::top(): n >= 1\n  tested: S::top() with null\n";
  std::string theirs = "top-0a1b2c illegal\n  asked entry of S::top(): max >= 1\n  tested: S::top() with null\n";
  Verdicts verdicts = parsed(mine + theirs + mine);
  ASSERT_EQ(verdicts.findings.size(), 1u);
  EXPECT_EQ(verdicts.findings[0].asked,
            (std::vector<PlacedStatement>{
                {{PointKind::Entry, "S::top()"}, "n >= 1"  },
                {{PointKind::Entry, "S::top()"}, "max >= 1"}
  }));
}

TEST(Verdicts, OfBothSidesOfAMergeMustNotDiffer) {
  std::string theirs = kPop;
  theirs.replace(theirs.find("fault"), 5, "fine");
  std::vector<TextError> errors = errorsIn(kPop + theirs);
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors[0].line, 7);
  EXPECT_NE(errors[0].message.find("judged fine here and fault in line 1"), std::string::npos) << errors[0].message;
}

TEST(Verdicts, StaySortedAndKeepWhatPeopleWrote) {
  Verdicts verdicts = parsed("# why\n" + std::string(kPop) + "zap-000000 illegal\n  tested: f()\n");
  JudgedFinding again = verdicts.findings[0];
  again.verdict = Verdict::Fine;
  again.comment = "";
  again.above.clear();
  verdicts.put(again);
  JudgedFinding between = verdicts.findings[1];
  between.id = "top-000000";
  verdicts.put(between);
  ASSERT_EQ(verdicts.findings.size(), 3u);
  EXPECT_EQ(verdicts.findings[0].verdict, Verdict::Fine);
  EXPECT_EQ(verdicts.findings[0].above, std::vector<std::string>{"# why"});
  EXPECT_EQ(verdicts.findings[1].id, "top-000000");
  EXPECT_TRUE(verdicts.remove("top-000000"));
  EXPECT_FALSE(verdicts.remove("top-000000"));
}

}  // namespace
}  // namespace eclat
