#include "tests/support/expect.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

TEST(CliHelp, NamesEverySubcommandAndExitCode) {
  Completed help = runEclat({"--help"});
  EXPECT_EQ(help.exitCode, 0);
  EXPECT_EQ(help.err, "");
  for (const char *part : {"run", "describe", "instrument", "observe", "infer", "explore", "emit", "show", "c++",
                           "baseline", "diff", "doctor", "completions", "Exit codes: 0", "1 findings", "2 usage", "70"})
    EXPECT_NE(help.out.find(part), std::string::npos) << part << " is not in\n" << help.out;
}

TEST(CliHelp, EverySubcommandExplainsItself) {
  for (const char *command : {"run", "describe", "instrument", "observe", "infer", "explore", "emit", "show", "init",
                              "baseline", "diff", "doctor"}) {
    Completed help = runEclat({command, "--help"});
    EXPECT_EQ(help.exitCode, 0) << testing::PrintToString(help);
    EXPECT_NE(help.out.find(std::string("Usage: eclat ") + command), std::string::npos) << help.out;
    EXPECT_NE(help.out.find("--work-dir"), std::string::npos) << help.out;
    EXPECT_NE(help.out.find(std::string("\n  eclat ") + command), std::string::npos) << "an example\n" << help.out;
  }
}

TEST(CliHelp, ExamplesAreOfTheCommandThatIsAskedAbout) {
  EXPECT_NE(runEclat({"infer", "--help"}).out.find("eclat infer --from-dtrace"), std::string::npos);
  EXPECT_NE(runEclat({"model", "--help"}).out.find("eclat model why-not"), std::string::npos);
  EXPECT_EQ(runEclat({"infer", "--help"}).out.find("eclat run"), std::string::npos);
}

TEST(CliHelp, TellsTheVersion) {
  Completed version = runEclat({"--version"});
  EXPECT_EQ(version.exitCode, 0);
  EXPECT_TRUE(version.out.starts_with("eclat ")) << version.out;
}

TEST(CliHelp, IsPointedToByEveryUsageError) {
  expectRefusal(runEclat({}), 2, {"subcommand", "--help"});
  expectRefusal(runEclat({"fly"}), 2, {"fly", "--help"});
  expectRefusal(runEclat({"model", "fly"}), 2, {"'fly'", "show, diff, explain, why-not"});
  expectRefusal(runEclat({"run", "--frobnicate"}), 2, {"--frobnicate", "--help"});
  expectRefusal(runEclat({"run", "--rounds", "0"}), 2, {"--rounds"});
  expectRefusal(runEclat({"run", "--seed", "many"}), 2, {"--seed"});
  expectRefusal(runEclat({"emit", "--format", "pdf"}), 2, {"--format", "pdf", "json"});
}

TEST(CliHelp, SuggestsWhatWasMeant) {
  expectRefusal(runEclat({"descrbe"}), 2, {"'descrbe'", "hint: did you mean 'describe'?"});
  expectRefusal(runEclat({"model", "whynot"}), 2, {"'whynot'", "did you mean 'why-not'?"});
  expectRefusal(runEclat({"run", "--rouds", "3"}), 2,
                {"`eclat run` has no option '--rouds'", "did you mean '--rounds'?"});
  expectRefusal(runEclat({"run", "--rouds=3"}), 2, {"'--rouds'", "did you mean '--rounds'?"});
  expectRefusal(runEclat({"run", "--judges", "exception"}), 2, {"did you mean 'exceptions'?"});
  expectRefusal(runEclat({"doctor", "now"}), 2, {"`eclat doctor` does not take the argument 'now'", "--help"});
  EXPECT_EQ(runEclat({"help", "infer"}).out, runEclat({"infer", "--help"}).out);
}

}  // namespace

}  // namespace eclat::test
