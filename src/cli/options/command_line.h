#pragma once

#include "pipeline/stages.h"
#include "support/terminal.h"

#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace eclat {

struct CommandLine {
  std::string command;  // "run", "describe", …
  RunOptions options;
  std::string format = "text";
  std::string timings;                  // --timings: file for what took how long
  std::string output;                   // -o; empty is standard output
  std::vector<std::string> fromDtrace;  // of `infer`: traces of another tool
  std::vector<std::string> decls;       // and their declarations, where they stand apart
  std::string dtraceOut;                // of `observe`
  std::vector<std::string> leaveOut;    // operations not to call
  std::string config;                   // --config; empty: found upwards
  bool withHelpers = false;             // of `graph`
  std::vector<std::string> arguments;   // of `show`, and of `model` behind its first word
  std::string question;                 // of `model`: show, diff, explain or why-not
  std::string point;                    // of `model`: part of the names of the points that are meant
  bool force = false;                   // of `init`
  bool printsCode = false;              // of `replay`
  bool debugs = false;                  // of `replay`
  bool prune = false;                   // of `baseline`
  std::string verdict;                  // of `accept` and `reject`: --as
  std::string because;                  // of verdicts
  int port = 0;                         // of `serve`; 0: any
  bool replaces = false;                // a verdict that is there
  std::optional<std::string> seen;      // the mark of the verdict that was there when it was decided
  bool quiet = false;
  bool verbose = false;
  ColourChoice colour = ColourChoice::Auto;
  std::set<std::string> given;  // the options that stood on the command line, as "--seed"
};

// The command line, the exit code of a help text that has been printed, or what is wrong with it.
std::variant<CommandLine, int, Failure> parseCommandLine(int argc, char **argv);

}  // namespace eclat
