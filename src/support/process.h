#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace eclat {

struct ProcessResult {
  int exitCode = -1;  // -1 if a signal ended it; 127 if it could not be started
  int signal = 0;
  bool timedOut = false;
  std::string output;  // standard output and error together, in order

  bool succeeded() const { return exitCode == 0; }
};

struct ProcessOptions {
  std::map<std::string, std::string> environment;  // added to ours; an empty value removes the variable
  std::string input;                               // given on standard input
  std::string directory;                           // to run in; empty is ours
  double timeLimit = 0;                            // seconds; 0 is none
};

// Runs a program to its end. The child dies with us.
ProcessResult runProcess(const std::vector<std::string> &command, const ProcessOptions &options = {});

// Several at once, at most `jobs` of them; results in the order of the commands.
std::vector<ProcessResult> runProcesses(const std::vector<std::vector<std::string>> &commands,
                                        const ProcessOptions &options, int jobs);

// Who wants to know of every command that is run, as a shell would read it. Called by any thread.
void tellCommands(std::function<void(const std::string &)> listener);

std::string quoteCommand(const std::vector<std::string> &command);
// The words of a command as a shell reads it, without substitutions.
std::vector<std::string> splitCommand(const std::string &command);

}  // namespace eclat
