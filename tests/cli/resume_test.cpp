#include "tests/support/gate.h"
#include "tests/support/report.h"

#include <filesystem>
#include <gtest/gtest.h>

namespace eclat::test {

namespace {

class CliResume : public testing::Test {
protected:
  void SetUp() override { writeGate(dir_); }

  Completed run(const Words &more = {}) {
    Words command = runGate({"--timings", dir_.path("timings.json"), "--symbolic", "10"});
    command.insert(command.end(), more.begin(), more.end());
    return runEclat(command, {dir_.path(), {{"ECLAT_CACHE", "off"}}});  // what others made does not count
  }

  // How many objects and programs the last run made.
  int made() const {
    nlohmann::json counts = nlohmann::json::parse(readText(dir_.path("timings.json")))["counts"];
    return counts.value("compiled", 0) + counts.value("linked", 0);
  }
  // The parts that the last run had.
  Words parts() const {
    Words names;
    nlohmann::json timings = nlohmann::json::parse(readText(dir_.path("timings.json")));
    for (const auto &part : timings["parts"])
      names.push_back(part["part"]);
    return names;
  }

  TempDir dir_;
};

TEST_F(CliResume, ASecondRunGoesStraightToExploring) {
  Completed first = run();
  ASSERT_EQ(first.exitCode, 1) << testing::PrintToString(first);
  EXPECT_EQ(made(), 8) << "test, calls, hooks, and the program; the same with an empty main for what is solved";
  EXPECT_EQ(parts(), (Words{"resume", "describe", "parse", "compile", "glue", "observe", "infer", "graphs", "explore",
                            "symbolic", "emit"}));
  auto binary = std::filesystem::last_write_time(dir_.path(".eclat/hooked"));

  Completed second = run();
  EXPECT_EQ(second.exitCode, 1);
  EXPECT_EQ(second.out, first.out);
  EXPECT_EQ(made(), 0);
  EXPECT_EQ(parts(), (Words{"resume", "explore", "symbolic", "glue", "emit"})) << second.err;
  EXPECT_EQ(std::filesystem::last_write_time(dir_.path(".eclat/hooked")), binary);

  // How to explore is no matter of what was observed.
  Completed other = run({"--seed", "9", "--rounds", "1"});
  EXPECT_LE(other.exitCode, 1);
  EXPECT_EQ(made(), 0);
  EXPECT_NE(other.out, first.out);
}

TEST_F(CliResume, AChangeOfAnythingIsNoticed) {
  ASSERT_EQ(run().exitCode, 1);
  std::string mended = kGateHeader;
  mended.replace(mended.find("width_ > other->width_"), 22, "other && width_ > other->width_");
  dir_.write("gate.h", mended);
  Completed after = run();
  EXPECT_EQ(after.exitCode, 0) << testing::PrintToString(after);
  EXPECT_EQ(made(), 7) << "all but the empty main";

  dir_.write(".eclat.yaml", "leave-out: [widerThan]\n");
  Completed configured = run();
  EXPECT_NE(configured.out.find("left out by"), std::string::npos) << configured.out;

  std::filesystem::remove(dir_.path(".eclat/hooked"));
  EXPECT_EQ(run().exitCode, 0);
  EXPECT_EQ(made(), 1) << "linked again";
}

}  // namespace

}  // namespace eclat::test
