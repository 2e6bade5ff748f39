#include "tests/support/gate.h"
#include "tests/support/run_eclat.h"

#include <cerrno>
#include <csignal>
#include <gtest/gtest.h>
#include <pty.h>
#include <sys/wait.h>
#include <unistd.h>

// What a person sees at a terminal of a certain width.
namespace eclat::test {

namespace {

struct Screen {
  std::string written;
  int exitCode = -1, signal = 0;
};

// Ctrl-C is pressed when `until` has been written, once or twice.
Screen runOnScreen(const std::string &folder, const Words &arguments, unsigned short columns,
                   const std::string &until = "", int times = 0) {
  Words command = {eclatProgram()};
  command.insert(command.end(), arguments.begin(), arguments.end());
  std::vector<char *> argv;
  for (std::string &word : command)
    argv.push_back(word.data());
  argv.push_back(nullptr);
  winsize size{24, columns, 0, 0};
  int terminal = -1;
  pid_t child = forkpty(&terminal, nullptr, nullptr, &size);
  if (child == 0) {
    setenv("TERM", "xterm", 1);
    unsetenv("NO_COLOR");
    unsetenv("CLICOLOR_FORCE");
    if (chdir(folder.c_str()) == 0)
      execv(argv[0], argv.data());
    _exit(127);
  }
  Screen screen;
  char buffer[4096];
  for (ssize_t n; (n = read(terminal, buffer, sizeof buffer)) > 0 || (n < 0 && errno == EINTR);) {
    screen.written.append(buffer, static_cast<std::size_t>(std::max<ssize_t>(n, 0)));
    if (times > 0 && screen.written.find(until) != std::string::npos) {
      --times;
      kill(child, SIGINT);
    }
  }
  close(terminal);
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR)
    ;
  screen.exitCode = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  screen.signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
  return screen;
}

bool has(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

// The longest moving line, without what drives the terminal.
std::size_t longestMovingLine(const std::string &written) {
  std::size_t longest = 0;
  for (std::size_t at = written.find("\x1b[?7l"); at != std::string::npos; at = written.find("\x1b[?7l", at + 1)) {
    std::string line = written.substr(at + 5, written.find("\x1b[?7h", at) - at - 5);
    std::size_t width = 0;
    for (std::size_t i = 0; i < line.size(); ++i)
      if (line[i] == '\x1b')
        i = line.find('m', i);
      else
        width += (static_cast<unsigned char>(line[i]) & 0xc0) != 0x80;
    longest = std::max(longest, width);
  }
  return longest;
}

// All that is drawn is wiped: behind the last moving line there is nothing but plain lines.
bool isWipedAtTheEnd(const std::string &written) {
  std::size_t last = written.rfind("\x1b[?7h");
  return last == std::string::npos || written.compare(last + 5, 4, "\r\x1b[K") == 0;
}

// Whoever reads what is printed may have enough of it.
TEST(CliTerminal, AReaderThatIsGoneIsNoCrash) {
  for (const char *options : {"show model", "--help", "show component", "emit --format json"}) {
    Completed piped =
        runProgram({"bash", "-c", "\"$0\" " + std::string(options) + " | true; exit ${PIPESTATUS[0]}", eclatProgram()},
                   {exploredGate(), {}});
    EXPECT_TRUE(piped.exitCode <= 1 || piped.exitCode == 128 + SIGPIPE) << options << testing::PrintToString(piped);
  }
}

TEST(CliTerminal, DrawsProgressThatFitsAndWipesIt) {
  TempDir dir;
  writeGate(dir);
  Screen narrow = runOnScreen(dir.path(), runGate({"--no-prove"}), 20);
  EXPECT_EQ(narrow.exitCode, 1) << narrow.written;
  EXPECT_TRUE(has(narrow.written, "describe")) << narrow.written;
  EXPECT_GT(longestMovingLine(narrow.written), 0u);
  EXPECT_LT(longestMovingLine(narrow.written), 20u) << narrow.written;
  EXPECT_TRUE(isWipedAtTheEnd(narrow.written)) << narrow.written;
  EXPECT_TRUE(has(narrow.written, "\x1b[1mEclat report for Gate")) << "colours on a terminal";

  // The same work directory again, long enough to be watched.
  Words longer = {"explore", "--no-prove", "--rounds", "1000", "--inputs", "5000"};
  Screen stopped = runOnScreen(dir.path(), longer, 100, "inputs/s", 1);
  EXPECT_EQ(stopped.exitCode, 5) << stopped.written;
  EXPECT_TRUE(has(stopped.written, "explore")) << stopped.written;
  EXPECT_TRUE(has(stopped.written, "% ")) << stopped.written;
  EXPECT_TRUE(has(stopped.written, "round ")) << stopped.written;
  EXPECT_LT(longestMovingLine(stopped.written), 100u);
  EXPECT_TRUE(isWipedAtTheEnd(stopped.written)) << stopped.written;

  Screen killed = runOnScreen(dir.path(), longer, 100, "inputs/s", 1000);
  EXPECT_TRUE(killed.signal == SIGINT || killed.exitCode == 5) << killed.written;
  EXPECT_TRUE(isWipedAtTheEnd(killed.written)) << killed.written;

  Screen quiet = runOnScreen(dir.path(), {"explore", "-q", "--rounds", "1", "--colour", "never"}, 80);
  EXPECT_FALSE(has(quiet.written, "\x1b")) << quiet.written;
  EXPECT_TRUE(quiet.written.starts_with("Eclat report for Gate")) << quiet.written;

  // Elsewhere: plain lines, unless colours are asked for; what is run, and how long it took, for those who ask.
  Completed plain = runEclatIn(dir.path(), {"explore", "--rounds", "1"});
  EXPECT_FALSE(has(plain.everything(), "\x1b")) << plain.everything();
  EXPECT_TRUE(plain.err.starts_with("explore     ")) << plain.err;
  Completed loud = runEclatIn(dir.path(), {"instrument", "-v", "--color", "always"});
  EXPECT_TRUE(has(loud.err, "\x1b[1minstrument \x1b[0m one hooked binary")) << loud.err;
  EXPECT_TRUE(has(loud.err, " s)")) << loud.err;
  EXPECT_TRUE(has(loud.err, "  $ ")) << loud.err;
}

}  // namespace

}  // namespace eclat::test
