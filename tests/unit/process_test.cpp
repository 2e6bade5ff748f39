#include "support/process.h"

#include <csignal>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>

namespace eclat {

namespace {

ProcessResult shell(const std::string &script, const ProcessOptions &options = {}) {
  return runProcess({"sh", "-c", script}, options);
}

TEST(RunProcess, KeepsNoMoreOutputThanAskedFor) {
  ProcessResult result = shell("i=0; while [ $i -lt 2000 ]; do echo 0123456789; i=$((i+1)); done", {.mostOutput = 100});
  EXPECT_EQ(result.exitCode, 0);
  EXPECT_EQ(result.output.size(), 100u);
}

// The output would come to its end when the last who holds it ends.
TEST(RunProcess, DoesNotWaitForWhatIsLeftBehind) {
  ProcessResult result = shell("setsid sleep 1000 & echo $!");
  EXPECT_EQ(result.exitCode, 0);
  const pid_t left = std::stoi(result.output);
  EXPECT_EQ(kill(left, SIGKILL), 0);
}

TEST(RunProcess, ALimitHoldsForWhatIsLeftBehindToo) {
  ProcessResult result = shell("setsid sleep 1000 & echo $!; sleep 1000", {.timeLimit = 0.2});
  EXPECT_TRUE(result.timedOut);
  EXPECT_EQ(kill(std::stoi(result.output), SIGKILL), 0);
}

TEST(RunProcess, InheritsNothingIfItIsShut) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const std::string script = "test -e /proc/self/fd/" + std::to_string(ends[1]);
  EXPECT_EQ(shell(script).exitCode, 0);
  EXPECT_EQ(shell(script, {.isShut = true}).exitCode, 1);
  close(ends[0]);
  close(ends[1]);
}

TEST(RunUnlessKilled, RunsAgainWhatSomebodyHasKilled) {
  char folder[] = "/tmp/eclat-process-XXXXXX";
  ASSERT_NE(mkdtemp(folder), nullptr);
  const std::string once = std::string(folder) + "/once";
  ProcessResult result =
      runUnlessKilled({"sh", "-c", "test -e " + once + " || { touch " + once + "; kill -KILL $$; }; echo done"});
  EXPECT_EQ(result.output, "done\n");
  EXPECT_EQ(runUnlessKilled({"sh", "-c", "kill -KILL $$"}).signal, SIGKILL);
  unlink(once.c_str());
  rmdir(folder);
}

}  // namespace

}  // namespace eclat
