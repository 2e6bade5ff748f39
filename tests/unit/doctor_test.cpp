#include "cli/commands/doctor.h"

#include "../support/temp_folder.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace eclat {
namespace {

const std::vector<MachineCheck> kChecks = {
    {"compiler", Health::Ok,      "clang++ 19.1.7", ""                  },
    {"gdb",      Health::Warning, "not found",      "Debian package gdb"},
};

TEST(Doctor, PrintsALineForEachCheck) {
  EXPECT_EQ(printChecks(kChecks, "text", false), "ok       compiler  clang++ 19.1.7\n"
                                                 "warning  gdb       not found; Debian package gdb\n\n"
                                                 "eclat can work here, with 1 warning\n");
  EXPECT_NE(printChecks(kChecks, "text", true).find("\033[33mwarning \033[0m"), std::string::npos);
}

TEST(Doctor, OneProblemIsEnough) {
  std::vector<MachineCheck> checks = kChecks;
  EXPECT_EQ(worstOf(checks), Health::Warning);
  checks.push_back({"limits", Health::Problem, "too small", "run `ulimit -v unlimited`"});
  EXPECT_EQ(worstOf(checks), Health::Problem);
  EXPECT_NE(printChecks(checks, "text", false).find("eclat cannot work here: 1 problem, with 1 warning\n"),
            std::string::npos);
}

TEST(Doctor, TellsProgramsTheSame) {
  auto json = nlohmann::json::parse(printChecks(kChecks, "json", true));
  EXPECT_EQ(json["health"], "warning");
  EXPECT_EQ(json["checks"][1]["name"], "gdb");
  EXPECT_EQ(json["checks"][1]["remedy"], "Debian package gdb");
}

TEST(Doctor, WithoutACompilerNamesThePackage) {
  MachineCheck check = checkCompiler({.compiler = "/nowhere/clang++"});
  EXPECT_EQ(check.health, Health::Problem);
  EXPECT_EQ(check.text, "/nowhere/clang++ was not found");
  EXPECT_NE(check.remedy.find("clang-19"), std::string::npos);
}

TEST(Doctor, SeesACompilerOfAnotherVersion) {
  testing::TempFolder folder;
  std::string other = folder.write("clang++", "#!/bin/sh\necho 'Debian clang version 14.0.6'\n");
  std::filesystem::permissions(other, std::filesystem::perms::owner_all);
  MachineCheck check = checkCompiler({.compiler = other});
  EXPECT_EQ(check.health, Health::Problem);
  EXPECT_NE(check.text.find("is version 14.0.6, not 19"), std::string::npos) << check.text;
}

TEST(Doctor, SeesPartsThatAreMissing) {
  testing::TempFolder folder;
  std::string library = folder.write("libeclat_rt.a", "");
  std::vector<MachineCheck> checks =
      checkInstallation({"", "", folder.file("eclat_pass.so"), library, folder.file("include"), 10});
  ASSERT_EQ(checks.size(), 3u);
  EXPECT_EQ(checks[0].health, Health::Problem);
  EXPECT_EQ(checks[1].health, Health::Ok);
  EXPECT_EQ(checks[2].health, Health::Problem);
  EXPECT_NE(checks[2].text.find("include/eclat/rt/hook.h"), std::string::npos);
}

TEST(Doctor, ACompilerThatFailsIsAProblemWithItsMessage) {
  testing::TempFolder folder;
  std::string broken = folder.write("clang++", "#!/bin/sh\necho 'a.cpp:1:1: error: no disk'\nexit 1\n");
  std::filesystem::permissions(broken, std::filesystem::perms::owner_all);
  std::vector<MachineCheck> checks = checkBuilding({.compiler = broken});
  ASSERT_EQ(checks.size(), 1u);
  EXPECT_EQ(checks[0].health, Health::Problem);
  EXPECT_NE(checks[0].text.find("error: no disk"), std::string::npos) << checks[0].text;
}

TEST(Doctor, DoesNotWaitForAProgramThatHangs) {
  testing::TempFolder folder;
  std::string slow = folder.write("clang++", "#!/bin/sh\nsleep 100\n");
  std::filesystem::permissions(slow, std::filesystem::perms::owner_all);
  MachineCheck check = checkCompiler({.compiler = slow, .patience = 0.1});
  EXPECT_EQ(check.health, Health::Problem);
  EXPECT_NE(check.text.find("did not end in time"), std::string::npos) << check.text;
}

TEST(Doctor, FrameworksThatAreMissingAreOnlyAWarning) {
  for (const MachineCheck &check : checkFrameworks({.compiler = "/nowhere/clang++"})) {
    EXPECT_EQ(check.health, Health::Warning) << check.name;
    EXPECT_NE(check.remedy.find("Debian package"), std::string::npos) << check.name;
  }
}

TEST(Doctor, LooksAtTheFolderAboveAWorkDirectoryThatIsNotThereYet) {
  testing::TempFolder folder;
  std::string file = folder.write("file", "");
  auto space = [](const std::string &dir) { return checkMachine(dir).back(); };
  EXPECT_NE(space(folder.file("new/.eclat")).text.find(" MB free in "), std::string::npos);
  EXPECT_EQ(space(file + "/below").health, Health::Problem);
}

}  // namespace
}  // namespace eclat
