#include "tests/support/expect.h"
#include "tests/support/gate.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

namespace fs = std::filesystem;

TEST(CliInstall, WorksFromAnotherFolderThroughASymlink) {
  TempDir dir;
  writeGate(dir, "parts/");
  fs::create_directories(dir.path("elsewhere"));
  fs::create_symlink(eclatProgram(), dir.path("link"));
  Completed run = runProgram({"../link", "run", "--class", "Gate", "--header", "../parts/gate.h", "--tests",
                              "../parts/gate_test.cpp", "--work-dir", "work"},
                             {.directory = dir.path("elsewhere"), .environment = {}});
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_TRUE(fs::exists(dir.path("elsewhere/work/report.json")));
}

TEST(CliInstall, WorksAfterTheInstalledTreeWasMoved) {
  TempDir dir;
  writeGate(dir);
  Completed installed = runProgram({"cmake", "--install", ECLAT_BUILD_DIR, "--prefix", dir.path("first")});
  ASSERT_EQ(installed.exitCode, 0) << testing::PrintToString(installed);
  for (const char *file : {"share/eclat/report.schema.json", "share/eclat/report.xsd"})
    EXPECT_TRUE(fs::exists(dir.path("first/" + std::string(file)))) << file;
  for (const char *told : {"bash-completion/completions/eclat", "zsh/site-functions/_eclat",
                           "fish/vendor_completions.d/eclat.fish", "man/man1/eclat.1"})
    EXPECT_NE(readText(dir.path(std::string("first/share/") + told)).find("baseline"), std::string::npos) << told;
  fs::rename(dir.path("first"), dir.path("second"));
  Words command = {dir.path("second/bin/eclat")};
  for (const std::string &word : requestGate("run"))
    command.push_back(word);
  Completed run = runProgram(command, {.directory = dir.path(), .environment = {}});
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  // It leans on nothing of the build it came from.
  std::string rules;
  for (const std::string &file : filesEndingIn(dir.path(".eclat/objects"), ".d"))
    rules += readText(file);
  EXPECT_NE(rules.find(dir.path("second/lib/eclat/include")), std::string::npos) << rules;
  EXPECT_EQ(rules.find(ECLAT_BUILD_DIR), std::string::npos) << rules;
  EXPECT_EQ(rules.find(sourceDir() + "/runtime"), std::string::npos) << rules;
}

}  // namespace

}  // namespace eclat::test
