#include "emit/reports/explain.h"
#include "emit_subject.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace eclat {
namespace {

struct Stage {
  Component component = subject::component();
  Schema schema = subject::schema();
  Model model = subject::model();
  Report report = subject::report();

  std::string emit(const char *format, bool colour = false) const {
    return findEmitter(format)->emit({component, schema, model, report, colour, "", Oracle::Violated});
  }
};

bool contains(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

TEST(EmitReport, EveryFormatIsTheSameTwice) {
  for (const Emitter &emitter : emitters())
    EXPECT_EQ(Stage().emit(emitter.format.data()), Stage().emit(emitter.format.data())) << emitter.format;
  EXPECT_EQ(findEmitter("papyrus"), nullptr);
}

TEST(EmitReport, TextShowsCodePropertyValuesAndReason) {
  std::string text = Stage().emit("text");
  EXPECT_TRUE(contains(text, "Finding 1: `pop()` broke `numElems >= 0`, which held in 57 of 57 visits")) << text;
  EXPECT_TRUE(contains(text, "    BoundedStack stack;\n    stack.pop();")) << text;
  EXPECT_TRUE(contains(text, "numElems was 0, is -1")) << text;
  EXPECT_TRUE(contains(text, "the caller kept the rules")) << text;
  EXPECT_TRUE(contains(text, "806 inputs: 700 normal, 50 new, 40 illegal, 16 fault-revealing")) << text;
  EXPECT_TRUE(contains(text, "BoundedStack::BoundedStack(const BoundedStack &): it is deleted")) << text;
}

TEST(EmitReport, ATrustedPropertyThatTheExamplesBreakIsTrustedAndNoMore) {
  Stage stage;
  ViolatedProperty &violated = stage.report.findings[0].violated[0];
  violated.isTrusted = true;
  violated.samples = 40;
  violated.broken = 17;
  std::string text = stage.emit("text");
  EXPECT_TRUE(contains(text, "`numElems >= 0`, which you trust and which held in 40 of 57 visits of the examples"))
      << text;
  EXPECT_TRUE(contains(text, "numElems >= 0  (you trust this property; it held in 40 of 57 visits)")) << text;
  auto json = nlohmann::json::parse(stage.emit("json"))["findings"][0]["violated"];
  EXPECT_EQ(json[0]["trusted"], true);
  EXPECT_EQ(json[0]["samples"], 40);
  EXPECT_EQ(json[0]["broken"], 17);
  EXPECT_TRUE(contains(stage.emit("xml"), "trusted=\"true\" broken=\"17\""));
  EXPECT_FALSE(contains(Stage().emit("json"), "trusted"));

  for (Property &property : stage.model.properties)
    if (print(property.expr) == "numElems >= 0") {
      property.isTrusted = true;
      property.samples = 40;
      property.broken = 17;
    }
  EXPECT_TRUE(contains(stage.emit("gtest"), "numElems >= 0 is trusted and held in 40 of 57 visits"))
      << stage.emit("gtest");
}

TEST(EmitReport, TextHasColoursOnlyOnRequest) {
  EXPECT_FALSE(contains(Stage().emit("text"), "\033"));
  EXPECT_TRUE(contains(Stage().emit("text", true), "\033[31mnumElems >= 0\033[0m"));
}

TEST(EmitReport, TextWithoutFindingsSaysWhatWasTried) {
  Stage stage;
  stage.report.findings.clear();
  stage.report.stats.reported = 0;
  EXPECT_TRUE(contains(stage.emit("text"), "No fault-revealing input found.\n  Tried 806 inputs over 7 operations"));
}

TEST(EmitReport, TextTellsWhatPeopleHaveJudgedBefore) {
  Stage stage;
  Finding known = stage.report.findings[0];
  stage.report.setAside = {
      {known, false, "popping an empty stack is the caller's error"},
      {known, true,  "known.txt"                                   },
      {known, true,  "known.txt"                                   }
  };
  stage.report.findings.clear();
  stage.report.stats.reported = 0;
  std::string text = stage.emit("text");
  EXPECT_TRUE(contains(text, "No new fault-revealing input found.")) << text;
  EXPECT_TRUE(contains(text, "Suppressed in the model file:\n  `pop()` broke `numElems >= 0`")) << text;
  EXPECT_TRUE(contains(text, known.id)) << text;
  EXPECT_TRUE(contains(text, "    because: popping an empty stack is the caller's error\n")) << text;
  EXPECT_TRUE(contains(text, "2 known findings are in the baseline file known.txt.")) << text;
}

TEST(EmitReport, ThrownBytesCannotDriveTheTerminal) {
  Stage stage;
  stage.report.findings[3].outcome.thrownWhat = "\033[2Jgone";
  EXPECT_FALSE(contains(stage.emit("text"), "\033"));
}

TEST(EmitReport, JsonKeepsTheContract) {
  auto json = nlohmann::json::parse(Stage().emit("json"));
  for (const char *key : {"version", "seed", "component", "stats", "skipped", "findings"})
    EXPECT_TRUE(json.contains(key)) << key;
  for (const char *key : {"generated", "normal", "new", "illegal", "fault", "reported", "flaky"})
    EXPECT_TRUE(json["stats"].contains(key)) << key;
  const auto &finding = json["findings"][0];
  for (const char *key :
       {"id", "operation", "kind", "label", "steps", "code", "violated", "thrown", "explanation", "others"})
    EXPECT_TRUE(finding.contains(key)) << key;
  EXPECT_EQ(finding["code"], "BoundedStack stack;\nstack.pop();");
  EXPECT_EQ(finding["violated"][0]["values"]["numElems"], "-1");
  EXPECT_TRUE(finding["thrown"].is_null());
  EXPECT_EQ(json["findings"][3]["thrown"]["type"], "std::logic_error");
  EXPECT_EQ(json["skipped"][0]["reason"], "it is deleted");
}

TEST(EmitReport, BytesThatAreNoUtf8DoNotSpoilJsonOrXml) {
  Stage stage;
  stage.report.findings[3].outcome.thrownWhat = "bad \xff\xfe <&> \x01 \xc3\xa9";
  EXPECT_TRUE(nlohmann::json::accept(stage.emit("json")));
  EXPECT_TRUE(contains(stage.emit("xml"), "bad \xEF\xBF\xBD\xEF\xBF\xBD &lt;&amp;&gt; \xEF\xBF\xBD \xc3\xa9</thrown>"));
}

TEST(EmitReport, XmlEscapesTextAndAttributes) {
  std::string xml = Stage().emit("xml");
  EXPECT_TRUE(contains(xml, "<property>numElems &gt;= 0</property>"));
  EXPECT_TRUE(contains(xml, "operation=\"BoundedStack::BoundedStack(const BoundedStack &amp;)\""));
  EXPECT_TRUE(contains(xml, "<thrown type=\"std::logic_error\">empty, \"really\"</thrown>"));
}

TEST(EmitReport, AnExceptionIsExplainedByWhatTheExamplesThrew) {
  Stage stage;
  const Finding &top = stage.report.findings[3];
  EXPECT_TRUE(contains(describeFinding(top, stage.component, stage.model).explanation,
                       "In the examples it never ended with an exception."));
  stage.model.thrown["BoundedStack::top()"] = {"std::out_of_range"};
  EXPECT_TRUE(contains(describeFinding(top, stage.component, stage.model).explanation,
                       "In the examples it never ended with one of this type."));
}

TEST(EmitReport, ACrashIsExplainedWithItsPlace) {
  Stage stage;
  FindingText text = describeFinding(stage.report.findings[2], stage.component, stage.model);
  EXPECT_EQ(text.summary,
            "`equals()`: a signal ended the process (SIGSEGV), in BoundedStack::equals (bounded_stack.h:16)");
}

TEST(EmitReport, ValuesAreToldBeforeAndAfter) {
  EXPECT_EQ(describeValues({
                {"n", "1"},
                {"n", "2", true},
                {"k", "3"},
                {"m", "4", true}
  }),
            "n was 2, is 1; k is 3; m was 4");
}

}  // namespace
}  // namespace eclat
