#include "tests/support/expect.h"
#include "tests/support/gate.h"
#include "tests/support/report.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

// The gate lies in parts/; .eclat.yaml above it.
class CliConfig : public testing::Test {
protected:
  void SetUp() override { writeGate(dir_, "parts/"); }

  void configure(const std::string &text) { dir_.write(".eclat.yaml", text); }
  Completed eclat(const Words &arguments) { return runEclatIn(dir_.path("parts"), arguments); }

  TempDir dir_;
};

TEST_F(CliConfig, PointsAtTheMistake) {
  auto run = [&](const std::string &text) {
    configure(text);
    return eclat(runGate());
  };
  expectRefusal(run("classes: [Gate\nrounds: 2\n"), 2, {".eclat.yaml:2:", ": error: "});
  expectRefusal(run("seed: 3\nrouns: 2\n"), 2, {".eclat.yaml:2:1: error: ", "'rouns'", "configuration.md"});
  expectRefusal(run("rounds: many\n"), 2, {".eclat.yaml:1:9: error: "});
  EXPECT_FALSE(std::filesystem::exists(dir_.path("parts/.eclat")));
}

// The same limits as on the command line: zero rounds would find nothing and look like success.
TEST_F(CliConfig, RefusesNumbersOutOfRange) {
  configure("rounds: 0\n");
  expectRefusal(eclat(runGate()), 2, {".eclat.yaml", "rounds"});
  configure("inputs: -5\n");
  expectRefusal(eclat(runGate()), 2, {".eclat.yaml", "inputs"});
}

TEST_F(CliConfig, IsFoundUpwardsAndHonoured) {
  configure("# relative to this file\nclasses: [Gate]\nheaders: [parts/gate.h]\ntests: [parts/gate_test.cpp]\n"
            "seed: 5\nrounds: 2\nwork-dir: results\n");
  Completed run = eclat({"run", "--format", "json"});
  ASSERT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_EQ(parseReport(run.out)["seed"], 5);
  EXPECT_TRUE(std::filesystem::exists(dir_.path("results/report.json")));
  EXPECT_FALSE(std::filesystem::exists(dir_.path("parts/.eclat")));

  Completed emitted = eclat({"emit", "--format", "json"});
  EXPECT_EQ(emitted.exitCode, 1) << "the later stages look there too: " << testing::PrintToString(emitted);
  EXPECT_EQ(emitted.out, run.out);
  Completed explored = eclat({"explore", "--format", "json"});
  EXPECT_EQ(explored.exitCode, 1) << testing::PrintToString(explored);
  EXPECT_EQ(explored.out, run.out);

  // The command line wins, also with the value that is the default.
  Completed seeded = eclat({"run", "--format", "json", "--seed", "1"});
  EXPECT_EQ(seeded.exitCode, 1);
  EXPECT_EQ(parseReport(seeded.out)["seed"], 1);
}

TEST_F(CliConfig, MayBeEmptyOrElsewhere) {
  configure("seed: [\n");
  dir_.write("other.yaml", "# nothing\n");
  Completed run = eclat(runGate({"--config", "../other.yaml"}));
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
}

}  // namespace

}  // namespace eclat::test
