#include "tests/support/expect.h"
#include "tests/support/gate.h"
#include "tests/support/report.h"

#include <filesystem>
#include <gtest/gtest.h>

namespace eclat::test {

namespace {

Completed gate(const Words &arguments) { return runEclatIn(exploredGate(), arguments); }

TEST(CliStages, OneAfterAnotherGiveTheReportOfARun) {
  TempDir dir;
  writeGate(dir);
  Words request = requestGate("describe");
  Completed described = runEclatIn(dir.path(), request);
  ASSERT_EQ(described.exitCode, 0) << testing::PrintToString(described);
  EXPECT_NE(described.out.find("  widerThan(const Gate *) const  callable"), std::string::npos) << described.out;
  for (const char *stage : {"instrument", "observe", "infer"}) {
    Completed run = runEclatIn(dir.path(), {stage});
    ASSERT_EQ(run.exitCode, 0) << testing::PrintToString(run);
  }
  Completed explored = runEclatIn(dir.path(), {"explore"});
  EXPECT_EQ(explored.exitCode, 1) << testing::PrintToString(explored);
  EXPECT_EQ(explored.out, gate({"emit"}).out);
  EXPECT_EQ(runEclatIn(dir.path(), {"show", "model"}).out, gate({"show", "model"}).out);
  EXPECT_EQ(readText(dir.path(".eclat/tests/eclat_test.cpp")), readText(exploredGate(".eclat/tests/eclat_test.cpp")));
  EXPECT_NE(readText(dir.path(".eclat/tests/eclat_test.cpp")), "");
}

TEST(CliStages, EmitKnowsEveryFormat) {
  Completed json = gate({"emit", "--format", "json"});
  EXPECT_EQ(json.exitCode, 1);
  EXPECT_EQ(json.err, "");
  nlohmann::json report = parseReport(json.out);
  ASSERT_TRUE(hasFinding(report, "undefined-behaviour", "Gate::widerThan")) << json.out;
  std::string id = findingsOf(report)[0].id;

  Completed xml = gate({"emit", "--format", "xml"});
  EXPECT_EQ(xml.exitCode, 1);
  EXPECT_TRUE(xml.out.starts_with("<?xml ")) << xml.out;
  EXPECT_TRUE(isWellFormedXml(xml.out)) << xml.out;
  EXPECT_NE(xml.out.find(id), std::string::npos) << xml.out;

  Completed text = gate({"emit"});
  EXPECT_NE(text.out.find("widerThan(nullptr)"), std::string::npos) << text.out;
  EXPECT_NE(text.out.find(id), std::string::npos) << text.out;
  EXPECT_EQ(text.out.find('\x1b'), std::string::npos) << "colour in a file";

  Completed code = gate({"emit", "--format", "gtest"});
  EXPECT_EQ(code.out, readText(exploredGate(".eclat/tests/eclat_test.cpp")));
  ASSERT_EQ(testsIn(code.out).size(), findingsOf(report).size()) << code.out;
  EXPECT_EQ(testsIn(code.out)[0].finding, id);
}

TEST(CliStages, TheReportCanGoToAFile) {
  TempDir dir;
  Completed run = gate({"emit", "--format", "json", "-o", dir.path("out/report.json")});
  EXPECT_EQ(run.exitCode, 1);
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(readText(dir.path("out/report.json")), gate({"emit", "--format", "json"}).out);
  std::string file = dir.write("file", "");
  expectRefusal(gate({"emit", "-o", file + "/below"}), 2, {"file/below"});
  EXPECT_EQ(filesEndingIn(dir.path(), ".part"), Words());
}

TEST(CliStages, ShowPrintsTheComponentTheModelAndAnInput) {
  Completed component = gate({"show", "component"});
  EXPECT_EQ(component.exitCode, 0);
  for (const char *part : {"class Gate", "field  int width_", "Gate::open(int)", "Gate::widerThan(const Gate *) const"})
    EXPECT_NE(component.out.find(part), std::string::npos) << part << " is not in\n" << component.out;
  Completed model = gate({"show", "model"});
  EXPECT_EQ(model.exitCode, 0);
  EXPECT_NE(model.out, "");

  nlohmann::json finding = parseReport(gate({"emit", "--format", "json"}).out)["findings"][0];
  std::string id = finding["id"];
  Completed input = gate({"show", "input", id});
  EXPECT_EQ(input.exitCode, 0);
  EXPECT_EQ(input.out, finding["code"].get<std::string>() + "\n");
  expectRefusal(gate({"show", "input", "nobody-000000"}), 2, {"'nobody-000000'", id.c_str()});
  expectRefusal(gate({"show", "input"}), 2, {"input ID"});
}

TEST(CliStages, QuietMeansNothingOnStandardError) {
  TempDir dir;
  writeGate(dir);
  Completed quiet = runEclatIn(dir.path(), runGate({"--quiet", "--symbolic", "10"}));
  EXPECT_EQ(quiet.exitCode, 1);
  EXPECT_EQ(quiet.err, "");
  EXPECT_EQ(quiet.out, gate({"emit"}).out);
  Completed loud = runEclatIn(dir.path(), runGate({"--symbolic", "10"}));
  EXPECT_EQ(loud.out, quiet.out) << "built again or not";
  for (const char *stage : {"describe ", "instrument ", "observe ", "infer ", "explore "})
    EXPECT_NE(loud.err.find(stage), std::string::npos) << loud.err;
  EXPECT_EQ(loud.err.find('\x1b'), std::string::npos) << "plain lines where there is no terminal";
}

// A warning says that the result is not what it seems.
TEST(CliStages, WarningsAreNeverQuiet) {
  TempDir dir;
  writeGate(dir);
  dir.write("gate.model", "object Gate\n  + width_ < 30\n");
  Completed quiet = runEclatIn(dir.path(), runGate({"--quiet", "--model", "gate.model"}));
  EXPECT_EQ(quiet.exitCode, 1);
  EXPECT_TRUE(quiet.err.starts_with("gate.model:") && quiet.err.find("warning: 'width_ < 30'") != std::string::npos)
      << quiet.err;
  EXPECT_EQ(quiet.err.find('\n'), quiet.err.size() - 1) << quiet.err;

  Completed stopped = runEclatIn(dir.path(), {"explore", "--quiet", "--time-limit", "0.000001"});
  EXPECT_EQ(stopped.exitCode, 5) << testing::PrintToString(stopped);
  EXPECT_NE(stopped.err.find("warning: the time limit"), std::string::npos) << stopped.err;
  EXPECT_NE(stopped.out.find("partial results"), std::string::npos) << stopped.out;
}

// What a run found before it was cut short are findings like any others.
TEST(CliStages, FindingsOfARunThatWasCutShortAreFindings) {
  TempDir dir;
  std::filesystem::copy(exploredGate(".eclat"), dir.path(".eclat"), std::filesystem::copy_options::recursive);
  std::string report = readText(dir.path(".eclat/report.json"));
  const std::string whole = "\"stoppedEarly\": false";
  ASSERT_NE(report.find(whole), std::string::npos) << report;
  const std::size_t seal = report.find(" \"checksum\"");
  report.erase(seal, report.find('\n', seal) + 1 - seal);
  dir.write(".eclat/report.json", report.replace(report.find(whole), whole.size(), "\"stoppedEarly\": true"));
  Completed emitted = runEclatIn(dir.path(), {"emit"});
  EXPECT_EQ(emitted.exitCode, 1) << testing::PrintToString(emitted);
  EXPECT_NE(emitted.out.find("partial results"), std::string::npos) << emitted.out;
}

TEST(CliStages, ADamagedFileIsToldAndMadeAgain) {
  TempDir dir;
  std::filesystem::copy(exploredGate(), dir.path(), std::filesystem::copy_options::recursive);
  for (const char *name : {"report.json", "model.json"}) {
    const std::string file = dir.path(std::string(".eclat/") + name);
    std::string text = readText(file);
    text[text.size() / 2] = static_cast<char>(text[text.size() / 2] ^ 1);
    writeText(file, text);
  }
  Completed emitted = runEclatIn(dir.path(), {"emit"});
  EXPECT_EQ(emitted.exitCode, 2) << testing::PrintToString(emitted);
  EXPECT_NE(emitted.err.find(".json' is damaged"), std::string::npos) << emitted.err;
  EXPECT_NE(emitted.err.find("again"), std::string::npos) << emitted.err;
}

TEST(CliStages, ColourIsForTerminalsWithoutNoColor) {
  auto emit = [](const char *noColour) {
    std::map<std::string, std::string> environment = {
        {"TERM", "xterm"}
    };
    if (*noColour)
      environment["NO_COLOR"] = noColour;
    return runEclatOnTerminal({"emit"}, {.directory = exploredGate(), .environment = environment});
  };
  EXPECT_EQ(emit("1").out.find('\x1b'), std::string::npos);
  EXPECT_EQ(emit("1").exitCode, 1);
  EXPECT_NE(emit("").out.find('\x1b'), std::string::npos);
}

// A stage that is done again makes what later stages made before out of date.
TEST(CliStages, ALaterStageNeverUsesResultsOfAnotherComponent) {
  TempDir dir;
  writeGate(dir);
  Completed run = runEclatIn(dir.path(), runGate({"--format", "json"}));
  std::string id = findingsOf(parseReport(run.out)).at(0).id;
  dir.write("gate.h", "#pragma once\nclass Gate {\npublic:\n  int width() const { return 3; }\n};\n");
  dir.write("gate_test.cpp", "#include \"gate.h\"\nint main() { return Gate().width(); }\n");
  expectRefusal(runEclatIn(dir.path(), runGate()), 3, {"the tests failed"});
  for (const Words &later : {
           Words{"emit"},
           Words{"emit", "--format", "gtest"},
           Words{"show", "input", id},
           Words{"show", "model"},
           Words{"infer"},
           Words{"explore"}
  }) {
    Completed completed = runEclatIn(dir.path(), later);
    expectRefusal(completed, 2, {"run `eclat "});
  }
  expectNothingHalfDone(dir.path(".eclat"));
}

}  // namespace

}  // namespace eclat::test
