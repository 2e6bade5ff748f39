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
  std::map<std::string, std::string> environment;  // added to our own environment; an empty value removes the variable
  std::string input;                               // the text that it gets on standard input
  std::string directory;                           // the directory to run in; empty: our own
  double timeLimit = 0;                            // seconds; 0 is none
  std::size_t mostOutput = 64u << 20;              // bytes of output that are kept; the rest is read and forgotten
  bool isShut = false;                             // true: it inherits none of our descriptors but the first three
};

// Runs a program until it ends. The kernel kills it if our own process dies first.
ProcessResult runProcess(const std::vector<std::string> &command, const ProcessOptions &options = {});

// The same; again, a few times, if somebody kills it, say because memory is short.
ProcessResult runUnlessKilled(const std::vector<std::string> &command, const ProcessOptions &options = {});

// Runs several commands, at most `jobs` at a time; the results are in the order of the commands.
std::vector<ProcessResult> runProcesses(const std::vector<std::vector<std::string>> &commands,
                                        const ProcessOptions &options, int jobs);

// Sets a listener that gets each command that is run, as a shell would read it. Any thread may call the listener.
void tellCommands(std::function<void(const std::string &)> listener);

std::string quoteCommand(const std::vector<std::string> &command);
// Splits a command into words as a shell does, without substitutions.
std::vector<std::string> splitCommand(const std::string &command);

}  // namespace eclat
