#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <sys/types.h>
#include <vector>

// Helps system tests to use eclat as a user does: with a folder of its own, the program and the compilers.
namespace eclat::test {

using Words = std::vector<std::string>;

// Tells how a program ended and what it said.
struct Completed {
  std::string command;
  std::string out, err;
  int exitCode = -1;  // -1 if a signal ended it
  int signal = 0;

  std::string everything() const { return out + err; }
};
// The function that gtest calls to print a result, so that a failed expectation shows all of it.
void PrintTo(const Completed &completed, std::ostream *to);

// A new folder, which is removed at the end with all that was put into it.
class TempDir {
public:
  explicit TempDir(const std::string &below = "");  // where it is made; empty: among the temporary files
  ~TempDir();
  TempDir(const TempDir &) = delete;
  TempDir &operator=(const TempDir &) = delete;

  std::string path() const { return path_.string(); }
  std::string path(const std::string &name) const { return (path_ / name).string(); }

  // Makes the folders above the file, too; returns its full path.
  std::string write(const std::string &name, const std::string &text) const;

private:
  std::filesystem::path path_;
};

struct RunOptions {
  std::string directory;                           // working directory; empty: the current one
  std::map<std::string, std::string> environment;  // added to our own
};

// A program that runs beside the test. It dies with the test process, and with this object.
class Started {
public:
  Started(const Words &command, const RunOptions &options);
  ~Started();
  Started(const Started &) = delete;
  Started &operator=(const Started &) = delete;

  pid_t pid() const { return pid_; }
  bool isRunning();
  std::string errSoFar() const;
  // Waits until the program has written this to standard error; false if it ended without.
  bool waitForErr(const std::string &text);
  void signal(int number);
  Completed wait();

private:
  void noteEnd(int status);

  TempDir outputs_;
  Completed completed_;
  pid_t pid_ = -1;
};

// The path of the program under test: $ECLAT_PROGRAM, or the one of this build.
std::string eclatProgram();
std::string sourceDir();

Completed runProgram(const Words &command, const RunOptions &options = {});
Completed runEclat(const Words &arguments, const RunOptions &options = {});
Completed runEclatIn(const std::string &directory, const Words &arguments);

// Runs eclat with standard output and standard error on a terminal; both are in `out`.
Completed runEclatOnTerminal(const Words &arguments, const RunOptions &options = {});

std::string readText(const std::string &path);
// Writes the file; makes the folders above it, too.
void writeText(const std::string &path, const std::string &text);

// Compiles and links sources as a user would who has GoogleTest and no special flags. If the result's exit code is 0,
// the program is now at `program`.
Completed compileTest(const std::string &compiler, const Words &sources, const std::string &program,
                      const Words &flags = {});

// Returns the files below a folder whose names end so.
Words filesEndingIn(const std::string &folder, const std::string &ending);

// Returns the processes that run a program below this folder or have their working directory there.
std::vector<pid_t> processesUsing(const std::string &folder);

}  // namespace eclat::test
