#include "src/support/random.h"
#include "tests/support/report.h"
#include "tests/support/run_eclat.h"

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <thread>

namespace eclat::test {

namespace {

// A stack that crashes, throws, divides by zero and leaves things in a global.
constexpr const char *kStack = R"(#pragma once
#include <stdexcept>
#include <vector>
class Stack {
public:
  void push(int k) { items.push_back(k); ++pushes; }
  void pop() { items.pop_back(); }
  int at(int i) const { if (i < 0) throw std::out_of_range("below"); return items[i]; }
  int twice(int k) { return k * 2; }
  int share(int k) const { return 100 / (k - 7); }
  int size() const { return static_cast<int>(items.size()); }
  bool isLike(const Stack *other) const { return items == other->items; }
private:
  std::vector<int> items;
  static inline int pushes = 0;
};
)";
constexpr const char *kStackTest = R"(#include "stack.h"
#include <gtest/gtest.h>
TEST(StackTest, PushesAndPops) {
  Stack stack;
  for (int k = 0; k < 20; ++k) {
    stack.push(3 * k);
    EXPECT_EQ(stack.at(stack.size() - 1), 3 * k);
    EXPECT_EQ(stack.twice(k), 2 * k);
    EXPECT_TRUE(stack.isLike(&stack));
    EXPECT_EQ(stack.share(k + 8), 100 / (k + 1));
    EXPECT_EQ(stack.share(6 - k), 100 / (-k - 1));
  }
  while (stack.size() > 0)
    stack.pop();
}
)";

Words command(const std::string &workDir, const char *jobs, const char *rounds = "6") {
  return {eclatProgram(), "run",      "--no-prove", "--quiet",  "--resume", "--format",       "json",
          "--class",      "Stack",    "--header",   "stack.h",  "--tests",  "stack_test.cpp", "-j",
          jobs,           "--inputs", "400",        "--rounds", rounds,     "--work-dir",     workDir};
}

// Workers, what sets them apart, and the processes that run inputs.
std::vector<pid_t> processesBelow(pid_t pid) {
  std::vector<pid_t> out;
  std::ifstream children("/proc/" + std::to_string(pid) + "/task/" + std::to_string(pid) + "/children");
  for (pid_t child; children >> child;) {
    out.push_back(child);
    std::vector<pid_t> more = processesBelow(child);
    out.insert(out.end(), more.begin(), more.end());
  }
  return out;
}

void killOneBelow(const Started &run, Random &random) {
  if (std::vector<pid_t> there = processesBelow(run.pid()); !there.empty())
    kill(random.pick(there), SIGKILL);
}

void wait(std::size_t milliseconds) { std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds)); }

}  // namespace

TEST(Chaos, KillsAtAnyMomentDoNotChangeTheReport) {
  TempDir dir;
  dir.write("stack.h", kStack);
  dir.write("stack_test.cpp", kStackTest);
  Completed undisturbed = runProgram(command("calm", "1"), {dir.path(), {}});
  ASSERT_EQ(undisturbed.exitCode, 1) << testing::PrintToString(undisturbed);
  ASSERT_GE(parseReport(undisturbed.out)["findings"].size(), 2u);
  // Whatever the two processes share of the machine, how they are scheduled must not show.
  EXPECT_EQ(runProgram(command("pair", "2"), {dir.path(), {}}).out, undisturbed.out);

  Random random(7);
  for (int turn = 0; turn < 50; ++turn) {
    Started run(command("stormy", turn % 2 ? "1" : "2"), {dir.path(), {}});
    wait(20 + random.below(400));
    if (random.chance(60)) {
      killOneBelow(run, random);
      wait(random.below(200));
    }
    run.signal(SIGKILL);
    run.wait();
  }
  Completed survived = runProgram(command("stormy", "2"), {dir.path(), {}});
  EXPECT_EQ(survived.exitCode, 1) << testing::PrintToString(survived);
  EXPECT_EQ(survived.out, undisturbed.out);
}

// As when memory is short: the run itself is not touched, and goes on.
TEST(Chaos, ARunThatLosesProcessesGivesTheReportOfAnUndisturbedOne) {
  TempDir dir;
  dir.write("stack.h", kStack);
  dir.write("stack_test.cpp", kStackTest);
  Completed undisturbed = runProgram(command("calm", "1"), {dir.path(), {}});
  ASSERT_EQ(undisturbed.exitCode, 1) << testing::PrintToString(undisturbed);
  Random random(11);
  for (int turn = 0; turn < 4; ++turn) {
    std::filesystem::remove(dir.path("calm/journal.txt"));
    Started run(command("calm", turn % 2 ? "1" : "2"), {dir.path(), {}});
    for (int kills = 0; kills < 8 && run.isRunning(); ++kills) {
      wait(20 + random.below(100));
      killOneBelow(run, random);
    }
    Completed ended = run.wait();
    EXPECT_EQ(ended.exitCode, 1) << testing::PrintToString(ended);
    EXPECT_EQ(ended.out, undisturbed.out);
  }
}

TEST(Chaos, WhatCannotBeMadeGoodIsToldAsPartial) {
  TempDir dir;
  dir.write("stack.h", kStack);
  dir.write("stack_test.cpp", kStackTest);
  Words words = command("work", "2", "1000");
  words.insert(words.end(), {"--symbolic", "0", "--time-limit", "300"});
  Started run(words, {dir.path(), {}});
  const std::string journal = dir.path("work/journal.txt");
  while (run.isRunning() && !std::filesystem::exists(journal))
    wait(20);
  wait(100);
  std::filesystem::remove(dir.path("work/hooked"));
  for (pid_t process : processesBelow(run.pid()))
    kill(process, SIGKILL);
  Completed ended = run.wait();
  EXPECT_EQ(ended.exitCode, 5) << testing::PrintToString(ended);
  auto report = parseReport(ended.out);
  EXPECT_EQ(report["stats"]["cut"], true) << ended.out;
  EXPECT_NE(ended.err.find("partial"), std::string::npos) << ended.err;
}

TEST(Chaos, ASecondRunInTheSameDirectoryIsRefused) {
  TempDir dir;
  dir.write("stack.h", kStack);
  dir.write("stack_test.cpp", kStackTest);
  Started first(
      {eclatProgram(), "run", "--no-prove", "--class", "Stack", "--header", "stack.h", "--tests", "stack_test.cpp"},
      {dir.path(), {}});
  ASSERT_TRUE(first.waitForErr("describe"));
  Completed second =
      runEclatIn(dir.path(), {"run", "--class", "Stack", "--header", "stack.h", "--tests", "stack_test.cpp"});
  EXPECT_EQ(second.exitCode, 2) << testing::PrintToString(second);
  EXPECT_NE(second.err.find("another run of eclat is using the work directory"), std::string::npos) << second.err;
}

// On a small disk of our own, in a namespace of mounts that nobody else sees.
TEST(Chaos, ADiskWithoutSpaceIsAClearErrorAndNothingIsLost) {
  TempDir dir;
  dir.write("stack.h", kStack);
  dir.write("stack_test.cpp", kStackTest);
  std::filesystem::create_directory(dir.path("work"));
  const Words apart = {"unshare", "--mount", "--map-root-user", "sh", "-c"};
  const std::string mount = "mount -t tmpfs -o size=64m none work";
  auto onSmallDisk = [&](const std::string &script) {
    Words words = apart;
    words.push_back(mount + " && " + script);
    Words run = command("work", "1");
    words.insert(words.end(), run.begin(), run.end());  // the program is $0, its arguments $@
    return runProgram(words, {dir.path(), {}});
  };
  if (onSmallDisk("true").exitCode != 0)
    GTEST_SKIP() << "no file system can be mounted here";
  Completed undisturbed = onSmallDisk("\"$0\" \"$@\"");
  ASSERT_EQ(undisturbed.exitCode, 1) << testing::PrintToString(undisturbed);
  Completed full =
      onSmallDisk("{ \"$0\" \"$@\" > first; rm work/journal.txt; dd if=/dev/zero of=work/rest bs=4k 2>/dev/null; "
                  "\"$0\" \"$@\" > second; echo $? > code; rm work/rest; \"$0\" \"$@\"; }");
  EXPECT_GE(std::atoi(readText(dir.path("code")).c_str()), 2) << testing::PrintToString(full);
  EXPECT_EQ(readText(dir.path("second")), "");
  EXPECT_NE(full.err.find("cannot write"), std::string::npos) << full.err;
  EXPECT_NE(full.err.find("No space left on device"), std::string::npos) << full.err;
  EXPECT_EQ(full.out, undisturbed.out);
}

}  // namespace eclat::test
