#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <sys/types.h>
#include <vector>

// What the system tests need to use eclat as a user does: a folder of its own, the program, the compilers.
namespace eclat::test {

using Words = std::vector<std::string>;

// How a program ended and what it said.
struct Completed {
  std::string command;
  std::string out, err;
  int exitCode = -1;  // -1 if a signal ended it
  int signal = 0;

  std::string everything() const { return out + err; }
};
// For gtest: a failed expectation on the result shows all of it.
void PrintTo(const Completed &completed, std::ostream *to);

// A new folder that goes away, with all that was put into it.
class TempDir {
public:
  TempDir();
  ~TempDir();
  TempDir(const TempDir &) = delete;
  TempDir &operator=(const TempDir &) = delete;

  std::string path() const { return path_.string(); }
  std::string path(const std::string &name) const { return (path_ / name).string(); }

  // Makes the folders above it too; returns the full path.
  std::string write(const std::string &name, const std::string &text) const;

private:
  std::filesystem::path path_;
};

struct RunOptions {
  std::string directory;                           // where to run; the current one if empty
  std::map<std::string, std::string> environment;  // added to ours
};

// A program under way. It dies with us, and with this object.
class Started {
public:
  Started(const Words &command, const RunOptions &options);
  ~Started();
  Started(const Started &) = delete;
  Started &operator=(const Started &) = delete;

  pid_t pid() const { return pid_; }
  bool isRunning();
  std::string errSoFar() const;
  // Waits until it has written this to standard error; false if it ended without.
  bool waitForErr(const std::string &text);
  void signal(int number);
  Completed wait();

private:
  void noteEnd(int status);

  TempDir outputs_;
  Completed completed_;
  pid_t pid_ = -1;
};

// The program under test: $ECLAT_PROGRAM, or the one of this build.
std::string eclatProgram();
std::string sourceDir();

Completed runProgram(const Words &command, const RunOptions &options = {});
Completed runEclat(const Words &arguments, const RunOptions &options = {});
Completed runEclatIn(const std::string &directory, const Words &arguments);

// The same with standard output and standard error on a terminal; both are in `out`.
Completed runEclatOnTerminal(const Words &arguments, const RunOptions &options = {});

std::string readText(const std::string &path);
// Makes the folders above it too.
void writeText(const std::string &path, const std::string &text);

// Compiles and links sources as a user would who has GoogleTest and no special flags. The result's exit code is 0
// if the program is now at `program`.
Completed compileTest(const std::string &compiler, const Words &sources, const std::string &program,
                      const Words &flags = {});

// Files below a folder whose name ends so.
Words filesEndingIn(const std::string &folder, const std::string &ending);

// Processes that run a program below this folder or stand in it.
std::vector<pid_t> processesUsing(const std::string &folder);

}  // namespace eclat::test
