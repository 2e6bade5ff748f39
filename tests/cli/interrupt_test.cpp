#include "tests/support/expect.h"
#include "tests/support/gate.h"
#include "tests/support/report.h"

#include <chrono>
#include <csignal>
#include <gtest/gtest.h>
#include <thread>

namespace eclat::test {

namespace {

Words withProgram(const Words &arguments) {
  Words words = {eclatProgram()};
  words.insert(words.end(), arguments.begin(), arguments.end());
  return words;
}

TEST(CliInterrupt, EndsALongRunWithWhatThereIs) {
  TempDir dir;
  writeGate(dir);
  Started run(withProgram(runGate({"--format", "json", "--rounds", "1000", "--inputs", "100000"})),
              {.directory = dir.path(), .environment = {}});
  ASSERT_TRUE(run.waitForErr("\ninfer ")) << testing::PrintToString(run.wait());
  while (run.isRunning() && processesUsing(dir.path(".eclat")).empty())
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  run.signal(SIGINT);
  Completed stopped = run.wait();
  EXPECT_EQ(stopped.exitCode, 5) << testing::PrintToString(stopped);
  expectNobodyUses(dir.path(".eclat"));
  nlohmann::json report = parseReport(stopped.out);
  EXPECT_EQ(report["stats"]["stoppedEarly"], true) << stopped.out;
  EXPECT_EQ(runEclatIn(dir.path(), {"emit", "--format", "json"}).out, stopped.out) << "it is saved";
  EXPECT_EQ(filesEndingIn(dir.path(), ".part"), Words());
}

TEST(CliInterrupt, EndsABuildWithNothing) {
  TempDir dir;
  writeGate(dir);
  Started run(withProgram(runGate({"--rounds", "1000", "--inputs", "100000"})),
              {.directory = dir.path(), .environment = {}});
  ASSERT_TRUE(run.waitForErr("describe ")) << testing::PrintToString(run.wait());
  run.signal(SIGINT);
  expectRefusal(run.wait(), 5, {"stopped"});
  expectNothingHalfDone(dir.path(".eclat"));
  // What it left does not disturb the next run.
  EXPECT_EQ(runEclatIn(dir.path(), runGate()).exitCode, 1);
}

}  // namespace

}  // namespace eclat::test
