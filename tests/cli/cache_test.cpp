#include "tests/support/gate.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

// What was compiled for one work directory is taken for another.
namespace eclat::test {

namespace {

struct GateRun {
  std::string report;
  nlohmann::json counts;
};

GateRun runIn(const TempDir &dir, const std::string &workDir, const std::string &cache) {
  Words words = runGate({"--work-dir", workDir, "--format", "json", "--timings", dir.path("timings.json")});
  Completed run = runEclat(words, {dir.path(), {{"ECLAT_CACHE", cache}}});
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  return {run.out, nlohmann::json::parse(readText(dir.path("timings.json"))).at("counts")};
}

TEST(CliCache, AnotherWorkDirectoryGetsTheObjectsAndTheSameReport) {
  TempDir dir;
  writeGate(dir);
  std::string cache = dir.path("cache");
  GateRun first = runIn(dir, "one", cache), second = runIn(dir, "two", cache), without = runIn(dir, "three", "off");
  EXPECT_GT(first.counts.value("compiled", 0), 0);
  EXPECT_EQ(first.counts.value("fetched", 0), 0);
  EXPECT_EQ(second.counts.value("compiled", 0), 0);
  EXPECT_EQ(second.counts.value("fetched", 0), first.counts.value("compiled", 0));
  EXPECT_EQ(without.counts.value("fetched", 0), 0);
  EXPECT_EQ(first.report, second.report);
  EXPECT_EQ(first.report, without.report);

  dir.write("gate.h", std::string(kGateHeader) + "// changed\n");
  GateRun changed = runIn(dir, "two", cache);
  EXPECT_EQ(changed.counts.value("fetched", 0), 0) << "all of them include it";
}

}  // namespace

}  // namespace eclat::test
