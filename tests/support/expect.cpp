#include "tests/support/expect.h"

#include <chrono>
#include <gtest/gtest.h>
#include <thread>

namespace eclat::test {

void expectRefusal(const Completed &run, int exitCode, std::initializer_list<const char *> parts) {
  EXPECT_EQ(run.exitCode, exitCode) << testing::PrintToString(run);
  EXPECT_EQ(run.out, "") << "a refusal belongs on standard error";
  for (const char *part : parts)
    EXPECT_NE(run.err.find(part), std::string::npos) << "'" << part << "' is not in\n" << testing::PrintToString(run);
}

void expectNothingHalfDone(const std::string &workDir) {
  EXPECT_EQ(filesEndingIn(workDir, ".part"), Words());
  EXPECT_EQ(filesEndingIn(workDir, "report.json"), Words());
  EXPECT_EQ(filesEndingIn(workDir + "/tests", ".cpp"), Words());
  expectNobodyUses(workDir);
}

void expectNobodyUses(const std::string &folder) {
  using namespace std::chrono_literals;
  std::vector<pid_t> left;
  for (auto end = std::chrono::steady_clock::now() + 20s; std::chrono::steady_clock::now() < end;) {
    left = processesUsing(folder);
    if (left.empty())
      return;
    std::this_thread::sleep_for(20ms);
  }
  ADD_FAILURE() << "still there: " << testing::PrintToString(left);
}

}  // namespace eclat::test
