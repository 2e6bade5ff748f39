// What holds, and what is told, on machines where a wall of the container cannot be put up.
#include "tests/support/report.h"
#include "tests/support/run_eclat.h"

#include <algorithm>
#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>

namespace eclat::test {

namespace {

namespace fs = std::filesystem;
using Json = nlohmann::json;

struct Lacking {
  const char *wall;
  const char *told;  // as eclat warns
};

std::string without() { return std::string(ECLAT_BUILD_DIR) + "/bin/eclat_without"; }

// eclat on a class of this folder, on a machine that lacks the wall; null: on one that lacks none.
Completed runOn(const char *lacking, const TempDir &dir, const std::string &name, const std::string &className,
                const Words &flags, const Words &options = {}) {
  const std::string folder = sourceDir() + "/tests/torture/" + name;
  Words words = lacking ? Words{without(), lacking} : Words{};
  words.insert(words.end(),
               {eclatProgram(), "run", "--no-prove", "--format", "json", "--symbolic", "0", "--rounds", "2", "--inputs",
                "10", "--class", className, "--header", folder + ".h", "--tests", folder + "_suite.cpp"});
  words.insert(words.end(), options.begin(), options.end());
  words.emplace_back("--");
  words.insert(words.end(), flags.begin(), flags.end());
  return runProgram(words, {dir.path(), {}});
}

class Walls : public ::testing::TestWithParam<Lacking> {};

}  // namespace

TEST_P(Walls, TheOthersHoldAndTheGapIsTold) {
  TempDir dir, theirs(fs::path(eclatProgram()).parent_path().string());
  theirs.write("file", "dear to me");
  Started bystander({"sleep", "600"}, {theirs.path(), {}});
  Completed run = runOn(GetParam().wall, dir, "intruder", "Intruder",
                        {"-DVICTIM=\"" + theirs.path() + "\"", "-DVICTIM_PID=" + std::to_string(bystander.pid())});
  EXPECT_LE(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_NE(run.err.find(GetParam().told), std::string::npos) << run.err;
  parseReport(run.out);
  EXPECT_TRUE(bystander.isRunning());
  EXPECT_EQ(filesEndingIn(theirs.path(), ""), Words{theirs.path("file")});
  EXPECT_EQ(readText(theirs.path("file")), "dear to me");
}

TEST_P(Walls, StrictRefusesToRunAndDoctorSaysWhatIsMissing) {
  TempDir dir;
  Completed strict = runOn(GetParam().wall, dir, "changes", "Changes", {}, {"--sandbox", "strict"});
  EXPECT_EQ(strict.exitCode, 2) << testing::PrintToString(strict);
  EXPECT_NE(strict.err.find(GetParam().told), std::string::npos) << strict.err;
  Completed doctor = runProgram({without(), GetParam().wall, eclatProgram(), "doctor"}, {dir.path(), {}});
  EXPECT_NE(doctor.out.find("warning  sandbox: "), std::string::npos) << doctor.out;
}

INSTANTIATE_TEST_SUITE_P(Machines, Walls,
                         ::testing::Values(Lacking{"landlock", "this kernel has no Landlock"},
                                           Lacking{"namespaces", "inputs cannot be set apart from other processes"},
                                           Lacking{"seccomp", "this kernel has no seccomp filters"}),
                         [](const auto &info) { return std::string(info.param.wall); });

TEST(Walls, AllStandHereAndForUsersWithoutPrivileges) {
  TempDir dir;
  Completed strict = runOn(nullptr, dir, "changes", "Changes", {}, {"--sandbox", "strict"});
  EXPECT_EQ(strict.exitCode, 0) << testing::PrintToString(strict);
  EXPECT_EQ(strict.err.find("sandbox"), std::string::npos) << strict.err;
  if (geteuid() != 0)
    return;
  // Nobody in particular, with a copy of eclat that everybody can read.
  Completed installed = runProgram({"cmake", "--install", ECLAT_BUILD_DIR, "--prefix", dir.path("eclat")});
  ASSERT_EQ(installed.exitCode, 0) << testing::PrintToString(installed);
  for (const char *file : {"changes.h", "changes_suite.cpp"})
    fs::copy_file(sourceDir() + "/tests/torture/" + file, dir.path(file));
  fs::create_directory(dir.path("home"));
  ASSERT_EQ(runProgram({"chmod", "-R", "a+rX", dir.path()}).exitCode, 0);
  ASSERT_EQ(runProgram({"chown", "65534:65534", dir.path("home")}).exitCode, 0);
  Completed plain = runProgram({"setpriv",
                                "--reuid=65534",
                                "--regid=65534",
                                "--clear-groups",
                                "env",
                                "HOME=" + dir.path("home"),
                                "ECLAT_CACHE=off",
                                dir.path("eclat/bin/eclat"),
                                "run",
                                "--no-prove",
                                "--sandbox",
                                "strict",
                                "--symbolic",
                                "0",
                                "--rounds",
                                "2",
                                "--class",
                                "Changes",
                                "--header",
                                dir.path("changes.h"),
                                "--tests",
                                dir.path("changes_suite.cpp")},
                               {dir.path("home"), {}});
  EXPECT_EQ(plain.exitCode, 0) << testing::PrintToString(plain);
}

}  // namespace eclat::test
