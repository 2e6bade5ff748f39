#include "../support/temp_folder.h"
#include "support/files.h"
#include "support/process.h"
#include "support/random.h"
#include "support/work_dir.h"

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <set>
#include <sys/stat.h>
#include <unistd.h>

namespace eclat {
namespace {

using testing::TempFolder;

ProcessResult shell(const std::string &script, const ProcessOptions &options = {}) {
  return runProcess({"/bin/sh", "-c", script}, options);
}

std::size_t entries(const std::string &folder) {
  std::size_t n = 0;
  for ([[maybe_unused]] const auto &entry : std::filesystem::directory_iterator(folder))
    ++n;
  return n;
}

TEST(Files, WhatIsWrittenIsReadBackByteForByte) {
  TempFolder folder;
  std::string content("line\r\n\0\xff end", 13);
  ASSERT_TRUE(writeFile(folder.file("a/b/c.bin"), content));  // folders are made
  EXPECT_EQ(readFile(folder.file("a/b/c.bin")), content);
  ASSERT_TRUE(writeFile(folder.file("a/b/c.bin"), ""));
  EXPECT_EQ(readFile(folder.file("a/b/c.bin")), "");
  EXPECT_EQ(entries(folder.file("a/b")), 1u);  // nothing is left beside it
}

TEST(Files, WhatCannotBeReadIsNothing) {
  TempFolder folder;
  EXPECT_FALSE(readFile(folder.file("none")));
  EXPECT_FALSE(readFile(folder.path()));
}

TEST(Files, AFileIsReplacedAndNotOverwritten) {
  TempFolder folder;
  std::string path = folder.write("f", "old");
  std::ifstream reader(path);  // opened before: it must see the old file, whole
  ASSERT_TRUE(writeFile(path, "new content"));
  std::string seen((std::istreambuf_iterator<char>(reader)), {});
  EXPECT_EQ(seen, "old");
  EXPECT_EQ(readFile(path), "new content");
}

TEST(Files, WritingWhereItIsNotPossibleFailsWithTheNameAndAHint) {
  TempFolder folder;
  folder.write("file", "x");
  for (const std::string &path :
       {folder.file("file/below"), std::string("/proc/eclat/x"), std::string("/dev/null/x")}) {
    auto written = writeFile(path, "content");
    ASSERT_FALSE(written) << path;
    EXPECT_NE(written.error().message.find(path), std::string::npos);
    EXPECT_FALSE(written.error().hint.empty());
    EXPECT_EQ(written.error().code, ExitCode::Usage);
  }
  EXPECT_EQ(readFile(folder.file("file")), "x");
}

TEST(Files, AFailedWriteLeavesNothingBehind) {
  TempFolder folder;
  std::filesystem::create_directories(folder.file("taken/inside"));
  EXPECT_FALSE(writeFile(folder.file("taken"), "content"));  // a folder stands there
  EXPECT_EQ(entries(folder.path()), 1u);
}

TEST(Files, WhetherAFileCanBeWrittenIsKnownBefore) {
  TempFolder folder;
  std::string file = folder.write("file", "kept");
  EXPECT_TRUE(requireWritable(file));
  EXPECT_EQ(readFile(file), "kept");
  EXPECT_TRUE(requireWritable(folder.file("new/file")));
  EXPECT_FALSE(std::filesystem::exists(folder.file("new/file")));
  for (const std::string &path : {folder.path(), file + "/below"}) {
    auto writable = requireWritable(path);
    ASSERT_FALSE(writable);
    EXPECT_NE(writable.error().message.find(path), std::string::npos) << writable.error().message;
  }
}

TEST(Files, ADeviceIsWrittenIntoAndNotReplaced) {
  TempFolder folder;
  std::string pipe = folder.file("pipe");
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  int reader = ::open(pipe.c_str(), O_RDONLY | O_NONBLOCK);
  EXPECT_TRUE(requireWritable(pipe));
  EXPECT_TRUE(writeFile(pipe, "content"));
  char bytes[16] = {};
  EXPECT_EQ(::read(reader, bytes, sizeof bytes), 7);
  EXPECT_STREQ(bytes, "content");
  ::close(reader);
  EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

TEST(Files, HashesTellTextsApart) {
  std::set<std::uint64_t> hashes;
  for (int i = 0; i < 1000; ++i)
    hashes.insert(hashText("text " + std::to_string(i)));
  EXPECT_EQ(hashes.size(), 1000u);
  EXPECT_NE(hashText("a", 1), hashText("a", 2));
  EXPECT_EQ(hexDigits(0x0123456789abcdefull, 6), "012345");
  EXPECT_EQ(hexDigits(1, 16), "0000000000000001");
}

TEST(Process, GivesExitCodeAndBothOutputsInOrder) {
  ProcessResult result = shell("echo one; echo two >&2; echo three; exit 3");
  EXPECT_EQ(result.exitCode, 3);
  EXPECT_EQ(result.signal, 0);
  EXPECT_FALSE(result.succeeded());
  EXPECT_FALSE(result.timedOut);
  EXPECT_EQ(result.output, "one\ntwo\nthree\n");
  EXPECT_TRUE(shell("exit 0").succeeded());
}

TEST(Process, TellsTheSignalThatEndedIt) {
  ProcessResult result = shell("echo before; kill -SEGV $$");
  EXPECT_EQ(result.exitCode, -1);
  EXPECT_EQ(result.signal, SIGSEGV);
  EXPECT_FALSE(result.succeeded());
  EXPECT_EQ(result.output, "before\n");
}

TEST(Process, AProgramThatDoesNotExistFails) {
  EXPECT_FALSE(runProcess({"/nowhere/program"}).succeeded());
  ProcessOptions options;
  options.directory = "/nowhere";
  EXPECT_FALSE(shell("exit 0", options).succeeded());
}

TEST(Process, AProgramThatCouldNotBeStartedEndsLikeInAShell) {
  EXPECT_EQ(runProcess({"/nowhere/program"}).exitCode, 127);
}

TEST(Process, EndsWhatRunsLongerThanItsLimitWithAllItsChildren) {
  auto started = std::chrono::steady_clock::now();
  ProcessOptions options;
  options.timeLimit = 0.2;
  ProcessResult result = shell("echo begun; sleep 30 & sleep 30", options);
  EXPECT_TRUE(result.timedOut);
  EXPECT_EQ(result.signal, SIGKILL);
  EXPECT_EQ(result.output, "begun\n");
  EXPECT_LT(std::chrono::steady_clock::now() - started, std::chrono::seconds(5));
}

TEST(Process, AFastProgramDoesNotRunIntoItsLimit) {
  ProcessOptions options;
  options.timeLimit = 20;
  EXPECT_FALSE(shell("exit 0", options).timedOut);
}

TEST(Process, TheLimitHoldsForAProgramThatClosedItsOutput) {
  auto started = std::chrono::steady_clock::now();
  ProcessOptions options;
  options.timeLimit = 0.2;
  EXPECT_TRUE(shell("exec >&- 2>&-; sleep 3", options).timedOut);
  EXPECT_LT(std::chrono::steady_clock::now() - started, std::chrono::seconds(2));
}

TEST(Process, FeedsStandardInput) {
  ProcessOptions options;
  options.input = "b\na\nc\n";
  EXPECT_EQ(runProcess({"sort"}, options).output, "a\nb\nc\n");
  EXPECT_EQ(runProcess({"cat"}).output, "");  // without input it is at its end at once
}

TEST(Process, LargeInputAndLargeOutputDoNotBlockEachOther) {
  ProcessOptions options;
  options.timeLimit = 10;
  for (int i = 0; i < 100'000; ++i)
    options.input += "0123456789\n";
  ProcessResult result = runProcess({"cat"}, options);
  EXPECT_FALSE(result.timedOut);
  EXPECT_EQ(result.output, options.input);
}

TEST(Process, AProgramThatDoesNotReadItsInputDoesNotHarmUs) {
  ProcessOptions options;
  options.input.assign(1 << 20, 'x');
  options.timeLimit = 10;
  EXPECT_EQ(shell("exec <&-; sleep 0.1; exit 4", options).exitCode, 4);
}

TEST(Process, ChangesEnvironmentAndFolder) {
  TempFolder folder;
  ::setenv("ECLAT_UNIT_KEPT", "kept", 1);
  ::setenv("ECLAT_UNIT_GONE", "gone", 1);
  ::setenv("ECLAT_UNIT_CHANGED", "before", 1);
  ProcessOptions options;
  options.environment = {
      {"ECLAT_UNIT_GONE",    ""     },
      {"ECLAT_UNIT_CHANGED", "after"},
      {"ECLAT_UNIT_ADDED",   "a b"  }
  };
  options.directory = folder.path();
  EXPECT_EQ(
      shell("echo $ECLAT_UNIT_KEPT,${ECLAT_UNIT_GONE-none},$ECLAT_UNIT_CHANGED,$ECLAT_UNIT_ADDED; pwd -P", options)
          .output,
      "kept,none,after,a b\n" + std::filesystem::canonical(folder.path()).string() + "\n");
}

TEST(Process, SeveralAtOnceGiveTheirResultsInOrder) {
  std::vector<std::vector<std::string>> commands;
  for (int i = 0; i < 12; ++i)
    commands.push_back({"/bin/sh", "-c", "sleep 0.0" + std::to_string(9 - i % 9) + "; echo " + std::to_string(i)});
  for (int jobs : {0, 1, 4, 100}) {
    std::vector<ProcessResult> results = runProcesses(commands, {}, jobs);
    ASSERT_EQ(results.size(), commands.size());
    for (std::size_t i = 0; i < results.size(); ++i)
      EXPECT_EQ(results[i].output, std::to_string(i) + "\n");
  }
  EXPECT_TRUE(runProcesses({}, {}, 4).empty());
}

TEST(QuoteCommand, AShellReadsTheSameWordsBack) {
  std::vector<std::string> words = {"plain",       "-I/usr/include",
                                    "two words",   "",
                                    "it's",        "\"quoted\"",
                                    "$HOME",       "`id`",
                                    "a;b",         "a&b",
                                    "a|b",         "*",
                                    "?",           "[a]",
                                    "#x",          "~",
                                    "\\",          "tab\there",
                                    "line\nbreak", "a>b",
                                    "a<b",         "(x)",
                                    "''",          "-DX=\"y z\"",
                                    "!",           "ü"};
  std::vector<std::string> command = {"printf", "<%s>"};
  command.insert(command.end(), words.begin(), words.end());
  std::string expected;
  for (const std::string &word : words)
    expected += "<" + word + ">";
  EXPECT_EQ(shell(quoteCommand(command)).output, expected);
}

TEST(QuoteCommand, PlainWordsStayReadable) {
  EXPECT_EQ(quoteCommand({"clang++", "-c", "a.cpp", "-o", "a.o"}), "clang++ -c a.cpp -o a.o");
  EXPECT_EQ(quoteCommand({}), "");
}

TEST(QuoteCommand, BracesAreNotExpanded) {
  EXPECT_EQ(runProcess({"bash", "-c", quoteCommand({"printf", "<%s>", "a{b,c}"})}).output, "<a{b,c}>");
}

TEST(Random, IsTheSameEverywhere) {
  Random random(1);
  std::vector<std::uint64_t> first = {random.next(), random.next(), random.next()};
  Random again(1), other(2);
  EXPECT_EQ(first, (std::vector<std::uint64_t>{again.next(), again.next(), again.next()}));
  EXPECT_NE(other.next(), first[0]);
}

TEST(Random, StaysInRangeAndReachesAll) {
  Random random(5);
  std::set<std::size_t> seen;
  int often = 0;
  for (int i = 0; i < 1000; ++i) {
    seen.insert(random.below(7));
    often += random.chance(20);
    EXPECT_FALSE(random.chance(0));
    EXPECT_TRUE(random.chance(100));
  }
  EXPECT_EQ(seen, (std::set<std::size_t>{0, 1, 2, 3, 4, 5, 6}));
  EXPECT_GT(often, 100);
  EXPECT_LT(often, 300);
  EXPECT_EQ(random.below(0), 0u);
}

TEST(WorkDir, IsMadeWithItsFoldersAndKeepsOutOfVersionControl) {
  TempFolder folder;
  WorkDir dir(folder.file("deep/.eclat"));
  ASSERT_TRUE(dir.prepare());
  ASSERT_TRUE(dir.prepare());  // again: it may be there already
  EXPECT_EQ(readFile(folder.file("deep/.eclat/.gitignore")), "*\n");
  EXPECT_TRUE(std::filesystem::is_directory(dir.tests()));
  EXPECT_TRUE(std::filesystem::is_directory(dir.scratch()));
  for (const std::string &path : {dir.hooks(), dir.object("x")})
    EXPECT_TRUE(writeFile(path, ""));
}

TEST(WorkDir, OneThatCannotBeMadeFailsWithItsName) {
  TempFolder folder;
  folder.write("file", "");
  for (const std::string &root : {folder.file("file"), folder.file("file/below"), std::string("/proc/eclat")}) {
    auto prepared = WorkDir(root).prepare();
    ASSERT_FALSE(prepared) << root;
    EXPECT_NE(prepared.error().message.find(root), std::string::npos) << prepared.error().message;
    EXPECT_FALSE(prepared.error().hint.empty());
  }
}

}  // namespace
}  // namespace eclat
