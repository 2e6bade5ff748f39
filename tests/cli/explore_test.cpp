// Options of exploring: what they refuse, and that they do what they say.
#include "tests/support/report.h"
#include "tests/support/run_eclat.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

std::string puzzle(const std::string &file) { return sourceDir() + "/tests/puzzles/" + file; }

Completed runOn(const TempDir &dir, const Words &more) {
  Words command = {"run", "--quiet", "--work-dir", dir.path("work")};
  command.insert(command.end(), more.begin(), more.end());
  return runEclatIn(dir.path(), command);
}

TEST(ExploreOptions, WhatIsNoLawWeightOrStrategyIsRefused) {
  TempDir dir;
  for (auto [option, value, words] :
       {std::tuple("--laws", "coppy", "there is no law 'coppy'"),
        std::tuple("--weight", "nulls=200", "a number from 0 to 100"),
        std::tuple("--weight", "nil=2", "there is no weight 'nil'"), std::tuple("--strategy", "clever", "--strategy"),
        std::tuple("--judges", "nobody", "--judges"), std::tuple("--seeds", "0", "--seeds")}) {
    Completed run = runOn(dir, {"--class", "Knob", option, value});
    EXPECT_EQ(run.exitCode, 2) << option;
    EXPECT_NE(run.everything().find(words), std::string::npos) << testing::PrintToString(run);
  }
}

TEST(ExploreOptions, TheConfigurationTakesTheSameWords) {
  TempDir dir;
  auto complaint = [&](const std::string &line) {
    dir.write(".eclat.yaml", line + "\n");
    return runOn(dir, {"--class", "Knob", "--no-tests", "--header", puzzle("no_tests_silent.h"), "--config",
                       dir.path(".eclat.yaml")})
        .everything();
  };
  EXPECT_NE(complaint("laws: [coppy]").find("there is no law 'coppy'"), std::string::npos);
  EXPECT_NE(complaint("weights: {nil: 3}").find("there is no weight 'nil'"), std::string::npos);
  EXPECT_NE(complaint("weights: {nulls: 300}").find("0 to 100"), std::string::npos);
  EXPECT_NE(complaint("strategy: clever").find("expected one of random, exhaustive, symbolic"), std::string::npos);
  EXPECT_NE(complaint("seeds: 0").find("expected a number"), std::string::npos);
  std::string fine = complaint("laws: [copy, -hash]\nweights: {nulls: 3}\nseeds: 2\nstrategy: random");
  EXPECT_NE(fine.find("No fault-revealing input found"), std::string::npos) << fine;
}

// A process in which an input has changed a variable is thrown away. To make a constant when it is first needed is
// none.
TEST(ExploreOptions, AConstantThatIsMadeOnFirstUseCostsNoProcess) {
  TempDir dir;
  dir.write("roman.h", R"(#pragma once
#include <map>
class Roman {
public:
  int value(char sign) const {
    KIND std::map<char, int> values = {{'I', 1}, {'V', 5}, {'X', 10}};
    auto it = values.find(sign);
    return it == values.end() ? 0 : it->second;
  }
};
)");
  for (const char *kind : {"static const", "static"}) {
    Completed run = runOn(dir, {"--class", "Roman", "--no-tests", "--header", dir.path("roman.h"), "--rounds", "3",
                                "--", std::string("-DKIND=") + kind});
    ASSERT_EQ(run.exitCode, 0) << testing::PrintToString(run);
    bool isChanged = readText(dir.path("work/journal.txt")).find("global variables") != std::string::npos;
    EXPECT_EQ(isChanged, std::string(kind) == "static") << kind;
  }
}

TEST(ExploreOptions, WithoutTestsSomebodyMustSayThatThisIsMeant) {
  TempDir dir;
  Completed run = runOn(dir, {"--class", "Knob", "--header", puzzle("no_tests_silent.h")});
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_NE(run.everything().find("--no-tests"), std::string::npos) << testing::PrintToString(run);
}

// The emitted test of a broken law fails on the class, says which law, and compiles without warnings.
TEST(ExploreLaws, TheEmittedTestShowsTheLaw) {
  TempDir dir;
  Completed run = runOn(dir, {"--class", "Badge", "--no-tests", "--header", puzzle("no_tests.h"), "--format", "gtest"});
  ASSERT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_NE(run.out.find("// Law: a copy equals its original."), std::string::npos) << run.out;
  std::string file = dir.write("law_test.cpp", run.out), program = dir.path("law_test");
  Completed compiled = compileTest("g++", {file}, program, {"-I" + sourceDir() + "/tests/puzzles"});
  ASSERT_EQ(compiled.exitCode, 0) << testing::PrintToString(compiled);
  EXPECT_EQ(compiled.everything(), "");
  Completed failed = runProgram({program});
  EXPECT_EQ(failed.exitCode, 1) << testing::PrintToString(failed);
  EXPECT_NE(failed.out.find("copy.number()"), std::string::npos) << failed.out;
}

TEST(ExploreLaws, ALawThatIsOffIsNotChecked) {
  TempDir dir;
  Completed run = runOn(dir, {"--class", "Badge", "--no-tests", "--header", puzzle("no_tests.h"), "--laws", "none"});
  EXPECT_EQ(run.exitCode, 0) << testing::PrintToString(run);
}

class Specifications : public testing::Test {
protected:
  std::string complaint(const std::string &spec) {
    dir.write("knob_spec.h", "#include \"" + puzzle("no_tests_silent.h") + "\"\n#include <eclat/spec.h>\n" + spec);
    run = runOn(dir, {"--class", "Knob", "--no-tests", "--header", puzzle("no_tests_silent.h"), "--spec",
                      dir.path("knob_spec.h"), "--format", "gtest"});
    return run.everything();
  }
  TempDir dir;
  Completed run;
};

TEST_F(Specifications, ANameThatFitsNoOperationIsRefused) {
  std::string words = complaint("template <> struct eclat::Spec<Knob> { static void turns(const Knob &, int) {} };\n");
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_NE(words.find("no operation of 'Knob' is called 'turns' here; did you mean 'turn'?"), std::string::npos)
      << words;
}

TEST_F(Specifications, AFileWithoutOneIsRefused) {
  EXPECT_NE(complaint("struct Other {};\n").find("there is no specification in"), std::string::npos);
  EXPECT_EQ(run.exitCode, 2);
}

TEST_F(Specifications, OneThatDoesNotCompileIsShownWithItsPlace) {
  std::string words =
      complaint("template <> struct eclat::Spec<Knob> { static void turn(const Knob &, int) { x; } };\n");
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_NE(words.find("knob_spec.h:3:"), std::string::npos) << words;
}

// What the specification says does not hold: the emitted test includes it, and prints the clause.
TEST_F(Specifications, TheEmittedTestPrintsTheClause) {
  std::string words = complaint(R"(template <> struct eclat::Spec<Knob> {
  static auto turn(const Knob &self, int by) {
    ECLAT_REQUIRES(by >= 0 && by <= 11 && self.position_ + by <= 11);
    return [&self, before = self.position_] { ECLAT_ENSURES(self.position_ != before + 5); };
  }
};
)");
  ASSERT_EQ(run.exitCode, 1) << words;
  std::string file = dir.write("spec_test.cpp", run.out), program = dir.path("spec_test");
  Completed compiled = compileTest("g++", {file}, program,
                                   {"-I" + sourceDir() + "/tests/puzzles", "-I" + sourceDir() + "/include",
                                    "-I" + dir.path(), "-fno-access-control"});
  ASSERT_EQ(compiled.exitCode, 0) << testing::PrintToString(compiled);
  Completed failed = runProgram({program});
  EXPECT_EQ(failed.exitCode, 1) << testing::PrintToString(failed);
  EXPECT_NE(failed.out.find("self.position_ != before + 5"), std::string::npos) << failed.out;
}

// A lamp that may be switched on twice, though its specification says otherwise.
class JudgedRun : public testing::Test {
protected:
  JudgedRun() {
    dir.write("lamp.h", R"(#pragma once
#include <stdexcept>
class Lamp {
public:
  void on(int watts) {
    if (watts > 100) throw std::invalid_argument("too bright");
    watts_ = watts;
  }
  void off() { watts_ = watts_ == 60 ? 1 : 0; }
  int watts() const { return watts_; }
private:
  int watts_ = 0;
};
)");
    dir.write("lamp_test.cpp", R"(#include "lamp.h"
int main() {
  Lamp lamp;
  for (int watts : {5, 40, 75, 0, 99}) {
    lamp.on(watts);
    lamp.off();
  }
  lamp.on(WATTS);
  return lamp.watts() == WATTS ? 0 : 1;
}
)");
    dir.write("lamp_spec.h", R"(#pragma once
#include "lamp.h"
#include <eclat/spec.h>
template <> struct eclat::Spec<Lamp> {
  static constexpr auto laws = "copy";
  static auto on(const Lamp &self, int watts) {
    ECLAT_REQUIRES(watts >= 0);
    ECLAT_THROWS(std::invalid_argument, watts > 100);
    return [&self, watts] { ECLAT_ENSURES(self.watts_ == watts); };
  }
  static auto off(const Lamp &self) {
    return [&self] { ECLAT_ENSURES(isDark(self)); };
  }
private:
  static bool isDark(const Lamp &lamp) { return lamp.watts_ == 0; }
};
)");
  }
  Completed judged(const std::string &watts, const Words &more = {}) {
    Words command = {"run",      "--work-dir", dir.path("work"), "--class",    "Lamp",     "--header",
                     "lamp.h",   "--tests",    "lamp_test.cpp",  "--no-prove", "--spec",   "lamp_spec.h",
                     "--rounds", "3",          "--inputs",       "200",        "--format", "json"};
    command.insert(command.end(), more.begin(), more.end());
    command.insert(command.end(), {"--", "-DWATTS=" + watts});
    return runEclatIn(dir.path(), command);
  }
  TempDir dir;
};

TEST_F(JudgedRun, TellsHowRightTheLabelsWereWithoutUsingTheSpecification) {
  Completed run = judged("7", {"--true-labels"});
  ASSERT_LE(run.exitCode, 1) << testing::PrintToString(run);
  auto truth = nlohmann::json::parse(readText(dir.path("work/truth.json")));
  std::uint64_t normal = 0, illegal = 0, fault = 0;
  for (const auto &row : truth["labels"]) {
    normal += row["normal"].get<std::uint64_t>();
    illegal += row["illegal"].get<std::uint64_t>();
    fault += row["fault"].get<std::uint64_t>();
  }
  auto stats = nlohmann::json::parse(run.out)["stats"];
  EXPECT_GT(normal, 0u);
  EXPECT_GT(illegal, 0u) << "negative numbers are passed, too";
  EXPECT_LE(normal + illegal + fault, stats["generated"]);
  for (const auto &violation : truth["violations"])
    EXPECT_NE(violation["violation"].get<std::string>().find("Lamp::off()"), std::string::npos) << violation;
}

TEST_F(JudgedRun, TellsTheTruthOfARunWhoseTimeWasUp) {
  ASSERT_LE(judged("7", {"--true-labels"}).exitCode, 1);
  Completed again = runEclatIn(dir.path(), {"explore", "--work-dir", dir.path("work"), "--no-prove", "--time-limit",
                                            "1", "--rounds", "1000", "--inputs", "100000"});
  ASSERT_NE(again.err.find("the time limit of 1 seconds was reached"), std::string::npos)
      << testing::PrintToString(again);
  std::uint64_t normal = 0;
  for (const auto &row : nlohmann::json::parse(readText(dir.path("work/truth.json")))["labels"])
    normal += row["normal"].get<std::uint64_t>();
  EXPECT_GT(normal, 0u) << "as if nothing had been run";
}

TEST_F(JudgedRun, SaysWhatTheExamplesBreak) {
  Completed run = judged("-5");
  EXPECT_NE(run.err.find("Lamp::on(int): lamp_spec.h:7: asks for watts >= 0"), std::string::npos)
      << testing::PrintToString(run);
  EXPECT_EQ(judged("7").err.find("break your specification"), std::string::npos);
}

TEST_F(JudgedRun, WithTheSpecificationAsJudgeDeclaredExceptionsAreNoFaults) {
  auto report = parseReport(judged("7").out);
  EXPECT_FALSE(hasFinding(report, "threw", "Lamp::on")) << report.dump(1);
}

TEST_F(JudgedRun, APartOfTheTraceAndOfTheInputsCanBeAskedFor) {
  auto whole = nlohmann::json::parse(judged("7").out)["stats"];
  auto part = nlohmann::json::parse(judged("7", {"--trace-percent", "30", "--max-inputs", "50"}).out)["stats"];
  EXPECT_EQ(part["examples"].get<int>(), whole["examples"].get<int>() * 30 / 100);
  EXPECT_EQ(part["generated"], 50);
}

TEST_F(JudgedRun, WithoutASpecificationThereIsNoTruth) {
  Completed run = runOn(dir, {"--class", "Lamp", "--header", "lamp.h", "--tests", "lamp_test.cpp", "--true-labels"});
  EXPECT_EQ(run.exitCode, 2) << testing::PrintToString(run);
  EXPECT_NE(run.everything().find("--spec"), std::string::npos) << testing::PrintToString(run);
}

TEST_F(Specifications, ALawThatIsNoneIsRefused) {
  std::string words = complaint("template <> struct eclat::Spec<Knob> { static constexpr auto laws = \"coppy\"; };\n");
  EXPECT_EQ(run.exitCode, 2);
  EXPECT_NE(words.find("there is no law 'coppy'"), std::string::npos) << words;
}

}  // namespace

}  // namespace eclat::test
