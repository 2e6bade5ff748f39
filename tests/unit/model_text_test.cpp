#include "flow/files/model_text.h"

#include "../support/temp_folder.h"
#include "../support/trace_writer.h"
#include "flow/language/statement_key.h"
#include "infer/infer_model.h"
#include "infer/why_not.h"

#include <algorithm>
#include <gtest/gtest.h>

namespace eclat {
namespace {

using testing::number;
using testing::TempFolder;
using testing::TraceWriter;

const Point kObject{PointKind::Object, "Cell"}, kEntry{PointKind::Entry, "Cell::set(int)"},
    kExit{PointKind::Exit, "Cell::set(int)"};

// struct Cell { int value; void set(int n); }
Component component() {
  Component c;
  ClassInfo info;
  info.name = "Cell";
  c.classes = {info};
  Operation set;
  set.name = "set";
  set.className = "Cell";
  set.signature = "Cell::set(int)";
  Parameter n;
  n.name = "n";
  set.parameters = {n};
  c.operations = {set};
  return c;
}

Schema schema() {
  Variable value{
      "value", Rep::Int, Rep::Int, "int", {"this", "field Cell::value"}
  };
  Variable n{"n", Rep::Int, Rep::Int, "int", {"param 0"}};
  Schema s;
  s.classes = {
      {"Cell", {value}}
  };
  s.operations = {
      {0, {value, n}, 2, {{"Cell", 0, -1}}}
  };
  return s;
}

// Sets a cell to 0, 1, … and back to 0 now and then.
Trace trace(const TempFolder &folder, int calls) {
  TraceWriter writer;
  int before = 0;
  for (int i = 0; i < calls; ++i) {
    int n = i % 5 ? i : 0;
    std::uint64_t call = writer.enter(0, {7}, {number(before), number(n)});
    writer.exit(call, 0, {7}, {number(n), number(n)});
    before = n;
  }
  return {folder.write("trace.bin", writer.bytes()), schema(), static_cast<std::uint64_t>(calls), 0};
}

ModelText parsed(const std::string &text) {
  std::vector<TextError> errors;
  ModelText model = parseModelText(text, errors);
  EXPECT_TRUE(errors.empty()) << errors.front().line << ": " << errors.front().message;
  return model;
}

std::vector<TextError> errorsIn(const std::string &text) {
  std::vector<TextError> errors;
  ModelText model = parseModelText(text, errors);
  checkModelText(model, component(), schema(), errors);
  return errors;
}

bool holds(const Model &model, const Point &point, const std::string &text) {
  std::string key = statementKey(*parseExpr(text));
  return std::ranges::any_of(model.properties,
                             [&](const Property &p) { return p.point == point && statementKey(p.expr) == key; });
}

Model infer(const Trace &trace, const std::string &file = "") {
  return inferModel(component(), trace, opinionsOf(parsed(file), "cell.model")).value();
}

std::string written(const std::string &old, const Model &model) {
  return printModelText(withInferred(parsed(old), model, component(), schema()), "The model of Cell.");
}

TEST(ModelText, ACommentOnAPointWithoutPropertiesStaysWithIt) {
  std::vector<TextError> errors;
  ModelText model = parseModelText("object S # empty\n  # still\n# of the next\nobject T\n  # last\n", errors);
  ASSERT_TRUE(errors.empty() && model.sections.size() == 2);
  EXPECT_EQ(model.sections[0].below, (std::vector<std::string>{"# empty", "# still"}));
  EXPECT_EQ(model.sections[1].above, (std::vector<std::string>{"# of the next"}));
  EXPECT_EQ(model.sections[1].below, (std::vector<std::string>{"# last"}));
}

TEST(ModelText, PrintsAndParsesBackExactly) {
  TempFolder folder;
  std::string text = written("", infer(trace(folder, 60)));
  EXPECT_NE(text.find("object Cell\n    value >= 0"), std::string::npos) << text;
  ModelText again = parsed(text);
  for (const ModelSection &section : again.sections)
    for (const ModelLine &line : section.lines)
      EXPECT_EQ(line.mark, Mark::Inferred) << line.text;
  EXPECT_EQ(printModelText(again, "The model of Cell."), text);
}

TEST(ModelText, KeepsWhatPeopleWroteInAStableOrder) {
  TempFolder folder;
  Model model = infer(trace(folder, 60));
  std::string mine = "# about cells\nobject Cell\n  - value > 100  # why not\n    # two lines\n    # above\n  + value "
                     "!= \t-7 # a \"#\"\n"
                     "entry Cell::set(int)\n+ n != -7\n# the end\n";
  std::string text = written(mine, model);
  for (const char *part : {"# about cells\nobject Cell\n", "    # two lines\n    # above\n  + value != \t-7",
                           "# a \"#\"\n", "  - value > 100", "# why not\n", "  + n != -7\n", "\n# the end\n"})
    EXPECT_NE(text.find(part), std::string::npos) << part << " is not in\n" << text;
  EXPECT_LT(text.find("+ value"), text.find("- value"));
  EXPECT_EQ(written(text, model), text);
}

TEST(ModelText, AChangedLineIsTrustedAndStandsForTheOldOne) {
  TempFolder folder;
  Trace t = trace(folder, 60);
  std::string text = written("", infer(t));
  std::size_t at = text.find("value >= 0");
  text.replace(at, 10, "value >= -9");
  Model model = infer(t, text);
  EXPECT_TRUE(holds(model, kObject, "value >= -9"));
  EXPECT_FALSE(holds(model, kObject, "value >= 0"));
  std::string again = written(text, model);
  EXPECT_NE(again.find("  + value >= -9"), std::string::npos) << again;
  EXPECT_FALSE(holds(infer(t, again), kObject, "value >= 0")) << again;
}

TEST(ModelText, ARejectedPropertyStaysAwayHoweverItIsWritten) {
  TempFolder folder;
  Trace t = trace(folder, 60);
  ASSERT_TRUE(holds(infer(t), kObject, "value >= 0"));
  Model model = infer(t, "object Cell\n  - 0 <= value\n");
  for (const Property &p : model.properties)
    EXPECT_NE(statementKey(p.expr), "0 <= value") << describePoint(p.point);
  EXPECT_TRUE(
      std::ranges::any_of(model.dropped, [](const Dropped &d) { return d.reason.words == "rejected in cell.model:2"; }));
}

TEST(ModelText, ATrustedPropertyIsUsedWithoutEvidence) {
  TempFolder folder;
  Model model = infer(trace(folder, 1), "entry Cell::set(int)\n  + n != 77\n");
  ASSERT_TRUE(holds(model, kEntry, "n != 77"));
  EXPECT_TRUE(model.properties.front().isTrusted);
}

TEST(ModelText, PointsAtEveryError) {
  struct Case {
    const char *text;
    int line;
    std::size_t column;
    const char *message;
  } cases[] = {
      {"object Cell\n  + value >\n",                  2, 12, "expected a term"               },
      {"object Cell\n    valu >= 0\n",                2, 5,  "'valu'"                        },
      {"object Cell\n\t+ value > 0 and vlue > 0\n",   2, 18, "'vlue'"                        },
      {"object Cel\n  + value > 0\n",                 1, 8,  "no class 'Cel'"                },
      {"entry set(int)\n  + n > 0\n",                 1, 7,  "did you mean 'Cell::set(int)'?"},
      {"entry Cell::set(int)\n  + n > orig(n)\n",     2, 9,  "no earlier state"              },
      {"exit Cell::set(int)\n  + return == 1\n",      2, 5,  "'return'"                      },
      {"object Cell\n  + value + 1\n",                2, 5,  "not a statement"               },
      {"object Cell\n  + value > 0\n  - 0 < value\n", 3, 5,  "both trusted and rejected"     },
      {"  + value > 0\n",                             1, 3,  "needs a point"                 },
      {"objects Cell\n",                              1, 1,  "expected class, object, entry" },
      {"object\n",                                    1, 7,  "of what?"                      },
      {"suppress\n",                                  1, 9,  "expected the id of a finding"  },
      {"suppress pop: why\n",                         1, 10, "expected the id of a finding"  },
      {"suppress pop-d069fa # why: so\n",             1, 21, "expected ':' and the reason"   },
      {"suppress pop-d069fa:  \n",                    1, 20, "A reason is needed"            },
  };
  for (const Case &c : cases) {
    std::vector<TextError> errors = errorsIn(c.text);
    ASSERT_EQ(errors.size(), 1u) << c.text;
    EXPECT_EQ(errors[0].line, c.line) << c.text;
    EXPECT_EQ(errors[0].column, c.column) << c.text;
    EXPECT_NE(errors[0].message.find(c.message), std::string::npos) << errors[0].message;
  }
  // Ours is made anew: nobody has to mend it.
  EXPECT_TRUE(
      errorsIn("object Gone\n    gone >= 0  # held 1 time, in 1 state [" + fingerprintOf("gone >= 0") + "]\n").empty());
}

TEST(ModelText, SuppressionsAreKeptWithTheirReasons) {
  ModelText text = parsed("# why\nsuppress pop-d069fa: see #12: the caller's error\nsuppress top-0a1b2c :x\n\n"
                          "object Cell\n  + value > 0\n");
  ASSERT_EQ(text.suppressions.size(), 2u);
  EXPECT_EQ(text.suppressions[0].suppression, (Suppression{"pop-d069fa", "see #12: the caller's error"}));
  EXPECT_EQ(text.suppressions[0].above, std::vector<std::string>{"# why"});
  EXPECT_EQ(opinionsOf(text, "f").suppressed.size(), 2u);
  std::string printed = printModelText(withInferred(text, {}, component(), schema()), "The model of Cell.");
  EXPECT_NE(printed.find("\n\n# why\nsuppress pop-d069fa: see #12: the caller's error\nsuppress top-0a1b2c: x\n\n"
                         "object Cell\n"),
            std::string::npos)
      << printed;
  EXPECT_EQ(printModelText(parsed(printed), "The model of Cell."), printed);
}

TEST(ModelText, OfTwoReasonsTheFirstCounts) {
  Opinions opinions = opinionsOf(parsed("suppress pop-d069fa: a\nsuppress pop-d069fa: b\n"), "f");
  EXPECT_EQ(opinions.suppressed, (std::vector<Suppression>{
                                     {"pop-d069fa", "a"}
  }));
}

TEST(ModelText, ShowsAtMostTwentyErrorsEachWithACaret) {
  std::string text = "object Cell\n";
  for (int i = 0; i < 30; ++i)
    text += "\t+ valu > 0\r\n";
  Failure failure = modelTextFailure("f", text, errorsIn(text));
  EXPECT_EQ(failure.code, ExitCode::Usage);
  EXPECT_TRUE(failure.message.starts_with(
      "f:2:4: error: there is no variable 'valu' at this point\n\t+ valu > 0\n\t  ^\nf:3:4"))
      << failure.message;
  EXPECT_TRUE(failure.message.ends_with("and 10 more")) << failure.message;
}

TEST(ModelText, SurvivesAnyBytes) {
  for (std::string text :
       {std::string("\0\xff\n + \0", 6), std::string("object \"\n  \"\\"), std::string(5000, '('),
        "object Cell\n  + value > 0 # " + std::string(100000, '['), std::string("+"), std::string("  -")})
    errorsIn(text);
}

Answer ask(const Trace &trace, const Model &model, const std::string &property, const Point &point) {
  auto answers = whyNot(component(), trace, model, *parseExpr(property), describePoint(point));
  EXPECT_TRUE(answers && answers->size() == 1);
  return answers->at(0);
}

TEST(WhyNot, NamesTheFirstCallThatBreaksIt) {
  TempFolder folder;
  Trace t = trace(folder, 60);
  Answer answer = ask(t, infer(t), "n != 7", kEntry);
  EXPECT_EQ(answer.fate, Fate::Falsified);
  EXPECT_EQ(answer.tally.broken, 1u);
  EXPECT_EQ(answer.tally.held, 59u);
  ASSERT_TRUE(answer.tally.firstBreak);
  EXPECT_EQ(answer.tally.firstBreak->call, 8u);
  EXPECT_EQ(printValues(*answer.tally.firstBreak), "n == 7");
  EXPECT_EQ(printValues(*ask(t, infer(t), "value == orig(value) + 1", kExit).tally.firstBreak),
            "value == 0, orig(value) == 0");
}

TEST(WhyNot, TellsTheOtherFates) {
  TempFolder folder, small;
  Trace t = trace(folder, 60), few = trace(small, 3);
  Model model = infer(t, "object Cell\n  - value != -5\n");
  EXPECT_EQ(ask(t, model, "0 <= value", kObject).fate, Fate::InModel);
  EXPECT_EQ(ask(t, model, "value != -5", kObject).fate, Fate::Rejected);
  EXPECT_EQ(ask(t, model, "value != -6", kObject).fate, Fate::Unproposed);
  EXPECT_EQ(ask(t, model, "value % 0 == 1", kObject).fate, Fate::Undefined);
  EXPECT_EQ(ask(t, model, "value >= 0", {PointKind::Throw, "Cell::set(int)"}).fate, Fate::NeverSeen);
  Answer doubted = ask(few, infer(few), "value >= 0", kObject);
  EXPECT_EQ(doubted.fate, Fate::Dropped);
  EXPECT_FALSE(doubted.isSaidElsewhere);
  EXPECT_NE(doubted.reason.find("are needed"), std::string::npos) << doubted.reason;
  Answer implied = ask(t, model, "value >= 0", kExit);
  EXPECT_EQ(implied.fate, Fate::Dropped);
  EXPECT_TRUE(implied.isSaidElsewhere) << implied.reason;
}

TEST(ModelText, StaticMembersHaveASectionOfTheirOwn) {
  Schema s = schema();
  Variable live{"Cell::live", Rep::Int, Rep::Int, "int", {"static Cell::live"}};
  s.classes[0].statics = {live};
  const Point ofClass{PointKind::Class, "Cell"};
  Model model;
  model.properties.push_back({ofClass, *parseExpr("$Cell::live >= 0"), FamilyId::Bound, 5, 5});
  std::string text = printModelText(withInferred({}, model, component(), s), "The model of Cell.");
  EXPECT_NE(text.find("\nclass Cell\n    $Cell::live >= 0"), std::string::npos) << text;
  std::vector<TextError> errors;
  ModelText read = parseModelText("class Cell\n  + $Cell::live == 0\n", errors);
  checkModelText(read, component(), s, errors);
  EXPECT_TRUE(errors.empty()) << errors.front().message;
  EXPECT_EQ(opinionsOf(read, "m").trusted.at(0).point, ofClass);
  checkModelText(read, component(), schema(), errors);
  ASSERT_EQ(errors.size(), 1u);
  EXPECT_EQ(errors[0].message, "no static member of class 'Cell' is observed");
}

}  // namespace
}  // namespace eclat
