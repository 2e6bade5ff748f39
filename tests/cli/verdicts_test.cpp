#include "tests/support/expect.h"
#include "tests/support/gate.h"
#include "tests/support/report.h"

#include <cerrno>
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

namespace eclat::test {

namespace {

bool has(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

Completed review(const TempDir &dir, const std::string &keys) {
  dir.write("keys.txt", keys);
  return runProgram({"sh", "-c", "exec \"$0\" review < keys.txt", eclatProgram()}, {dir.path(), {}});
}

struct AtTerminal {
  std::string written;
  int exitCode = -1;
  bool isAsBefore = false;  // the terminal shows what is typed, and waits for Enter
};

// Somebody who waits for some words before each key.
AtTerminal reviewAtTerminal(const TempDir &dir, const std::vector<std::pair<std::string, std::string>> &keys) {
  winsize size{24, 100, 0, 0};
  int terminal = -1;
  pid_t child = forkpty(&terminal, nullptr, nullptr, &size);
  std::string program = eclatProgram();
  if (child == 0) {
    setenv("TERM", "xterm", 1);
    if (chdir(dir.path().c_str()) == 0)
      execl(program.c_str(), program.c_str(), "review", nullptr);
    _exit(127);
  }
  AtTerminal out;
  std::size_t next = 0, from = 0;
  char buffer[4096];
  for (ssize_t n; (n = read(terminal, buffer, sizeof buffer)) > 0 || (n < 0 && errno == EINTR);) {
    out.written.append(buffer, static_cast<std::size_t>(std::max<ssize_t>(n, 0)));
    if (next < keys.size() && out.written.find(keys[next].first, from) != std::string::npos) {
      from = out.written.size();
      const std::string &typed = keys[next++].second;
      EXPECT_EQ(write(terminal, typed.data(), typed.size()), static_cast<ssize_t>(typed.size()));
    }
  }
  termios mode{};
  out.isAsBefore = tcgetattr(terminal, &mode) == 0 && (mode.c_lflag & ICANON) && (mode.c_lflag & ECHO);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  close(terminal);
  out.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  return out;
}

// From the first verdict to the code that is mended, in one work directory.
TEST(CliVerdicts, AreGivenTakenBackHonouredAndTellWhatIsMended) {
  TempDir dir;
  writeGate(dir);
  auto eclat = [&](const Words &arguments) { return runEclatIn(dir.path(), arguments); };
  ASSERT_EQ(eclat(runGate({"--no-prove"})).exitCode, 1);
  std::string id = eclat({"ids"}).out;
  ASSERT_TRUE(id.starts_with("widerthan-")) << id;
  id.pop_back();

  // A fault is known from then on, and its input is run again.
  Completed accepted = eclat({"accept", id, "--because", "null must be nothing"});
  EXPECT_EQ(accepted.exitCode, 0) << testing::PrintToString(accepted);
  EXPECT_TRUE(has(accepted.out, id + ": fault; a test that fails until it is mended (in eclat.verdicts)\n"));
  std::string file = readText(dir.path("eclat.verdicts"));
  EXPECT_TRUE(has(file, "\n" + id + " fault  # null must be nothing\n  ended undefined-behaviour at ")) << file;
  EXPECT_TRUE(has(file, "  tested: Gate::widerThan(const Gate *) const with step 1, null\n")) << file;
  EXPECT_TRUE(has(eclat({"emit"}).out, "No new fault-revealing input found.")) << "it counts at once";
  Completed known = eclat({"explore"});
  EXPECT_EQ(known.exitCode, 0) << testing::PrintToString(known);
  EXPECT_TRUE(has(known.out, "Judged before, and not counted (1 fault):\n")) << known.out;
  EXPECT_TRUE(has(known.out, "judged fault: null must be nothing (eclat.verdicts:3)\n")) << known.out;
  EXPECT_TRUE(has(known.out, "1 judged input was run again, 1 did as before.\n")) << known.out;

  // Another verdict does not slip into its place; a broken file is left as it is.
  expectRefusal(eclat({"reject", id, "--as", "illegal"}), 2,
                {"was judged fault before (eclat.verdicts:3", "--replace"});
  dir.write("eclat.verdicts", "<<<<<<< ours\n" + file);
  expectRefusal(eclat({"explore"}), 2, {"eclat.verdicts:1:1: error: this is left of a merge"});
  expectRefusal(eclat({"accept", id}), 2, {"eclat.verdicts:1:1: error: "});
  EXPECT_EQ(readText(dir.path("eclat.verdicts")), "<<<<<<< ours\n" + file);
  dir.write("eclat.verdicts", "# of the team\n\n" + file + "\nother-000000 illegal\n  tested: Other::f()\n");

  // Illegal: the rule that it breaks is trusted. Verdicts on others and comments stay.
  Completed replaced = eclat({"reject", id, "--as", "illegal", "--replace", "--because", "never pass null"});
  EXPECT_EQ(replaced.exitCode, 0) << testing::PrintToString(replaced);
  EXPECT_TRUE(has(replaced.out, "  trusted: `other != null` at entry of Gate::widerThan(const Gate *) const\n"))
      << replaced.out;
  std::string now = readText(dir.path("eclat.verdicts"));
  EXPECT_TRUE(has(now, "# of the team\n") && has(now, "other-000000 illegal\n")) << now;
  EXPECT_TRUE(has(now, id + " illegal  # never pass null\n")) << now;
  Completed illegal = eclat({"explore"});
  EXPECT_EQ(illegal.exitCode, 0) << testing::PrintToString(illegal);
  EXPECT_TRUE(has(illegal.err, "(1 trusted, 0 rejected)")) << illegal.err;

  // Taken back, it is found again; then a review by keys, with an undo.
  EXPECT_EQ(eclat({"withdraw", id}).exitCode, 0);
  expectRefusal(eclat({"withdraw", id}), 2, {"there is no verdict on 'widerthan-", "other-000000: illegal"});
  EXPECT_EQ(eclat({"explore", "--no-prove"}).exitCode, 1);
  AtTerminal typed = reviewAtTerminal(dir, {
                                               {"q quit",                         "?"                },
                                               {"ask for a reason",               "i"                },
                                               {"That was the last one.",         "u"                },
                                               {"its verdict is withdrawn",       "F"                },
                                               {"why: ",                          "never pass null\n"},
                                               {"fails until it is mended (in e", "u"                },
                                               {"its verdict is withdrawn",       "\x03"             }
  });
  EXPECT_EQ(typed.exitCode, 0) << typed.written;
  EXPECT_TRUE(typed.isAsBefore) << "Ctrl-C leaves the terminal as it was";
  EXPECT_TRUE(has(typed.written, " 1 of 1   widerthan-") && has(typed.written, "0 findings judged, 1 left"))
      << typed.written;
  EXPECT_FALSE(has(readText(dir.path("eclat.verdicts")), id)) << "what was undone is gone";
  Completed reviewed = review(dir, "x\nw\ns\nu\ni\nu\nf it crashes\n");
  EXPECT_EQ(reviewed.exitCode, 0) << testing::PrintToString(reviewed);
  for (const char *part : {"[1 of 1] widerthan-", "// the tested call", "  w  why it is reported", "What to do next",
                           "its verdict is withdrawn", "1 finding judged, 0 left\n"})
    EXPECT_TRUE(has(reviewed.out, part)) << part << "\n" << reviewed.out;
  EXPECT_TRUE(has(readText(dir.path("eclat.verdicts")), id + " fault  # it crashes\n"));
  EXPECT_TRUE(has(review(dir, "").out, "0 findings judged, 0 left\n")) << "nothing is asked twice";
  std::string judged = readText(dir.path("eclat.verdicts"));
  EXPECT_EQ(eclat({"withdraw", id}).exitCode, 0);
  EXPECT_EQ(eclat({"explore", "--no-prove"}).exitCode, 1);
  dir.write("eclat.verdicts", judged);
  EXPECT_TRUE(has(review(dir, "").out, "0 findings judged, 0 left\n")) << "nor what others have judged since the run";

  // The code is mended.
  std::string header = kGateHeader;
  header.replace(header.find("width_ > other"), 0, "other && ");
  dir.write("gate.h", header);
  Completed mended = eclat(runGate({"--no-prove"}));
  EXPECT_EQ(mended.exitCode, 0) << testing::PrintToString(mended);
  EXPECT_TRUE(has(mended.out, "  " + id + " (fault): mended, it no longer happens\n")) << mended.out;
  nlohmann::json report = parseReport(eclat({"emit", "--format", "json"}).out);
  EXPECT_EQ(report["judged"][0]["state"], "mended") << report["judged"];

  // What it does now is right. When the code changes once more, the test fails, and nothing is learned from it.
  EXPECT_EQ(eclat({"reject", id, "--replace"}).exitCode, 0);
  header.replace(header.find("other && width_"), 8, "!other ||");
  dir.write("gate.h", header);
  Completed changed = eclat(runGate({"--no-prove"}));
  EXPECT_EQ(changed.exitCode, 1) << testing::PrintToString(changed);
  EXPECT_TRUE(has(changed.out, "  " + id + " (fine): was fine, and fails now: return was false, is true"))
      << changed.out;
  EXPECT_TRUE(has(changed.err, "does something else now: it does not join the examples\n")) << changed.err;
  EXPECT_FALSE(has(changed.err, "joined the examples")) << changed.err;
}

}  // namespace

}  // namespace eclat::test
