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
  std::string timings;                  // --timings: file for the times that the parts of the run took
  std::string output;                   // -o; empty: standard output
  std::vector<std::string> fromDtrace;  // `infer`: traces of another tool
  std::vector<std::string> decls;       // `infer`: their declarations, where these stand apart
  std::string dtraceOut;                // `observe`: --dtrace-out
  std::vector<std::string> leaveOut;    // operations that no input calls
  std::string config;                   // --config; empty: looked for upwards
  bool withHelpers = false;             // `graph`: --helpers
  std::vector<std::string> arguments;   // words behind `show`, or behind the question of `model`
  std::string question;                 // `model`: show, diff, explain or why-not
  std::string point;                    // `model`: shows only points whose names contain this
  bool force = false;                   // `init`
  bool printsCode = false;              // `replay`: --code
  bool debugs = false;                  // `replay`: --gdb
  bool prune = false;                   // `baseline`
  std::string verdict;                  // `accept` and `reject`: --as
  std::string because;                  // --because: reason of a verdict
  int port = 0;                         // `serve`; 0: any free port
  bool replaces = false;                // --replace: puts a verdict in the place of another
  std::optional<std::string> seen;      // mark of the verdict that the person saw when deciding
  bool quiet = false;
  bool verbose = false;
  ColourChoice colour = ColourChoice::Auto;
  std::set<std::string> given;  // options that stood on the command line, as "--seed"
};

// Parses the command line. Returns also the exit code of a help text that was printed, or what is wrong with the line.
std::variant<CommandLine, int, Failure> parseCommandLine(int argc, char **argv);

}  // namespace eclat
