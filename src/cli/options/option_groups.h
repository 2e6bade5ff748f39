#pragma once

#include "cli/options/command_line.h"

namespace CLI {
class App;
}

namespace eclat {

// The options of the commands, in groups by theme. Each function adds the options of its group to a command and lets
// parsing fill `line`.
// To add one you must: write it in the group it belongs to, with a type name (FILE, DIR and ID are completed by shells)
// or a list of its values (choices.h), and describe it in docs/reference/command-line.md. Help texts, completions and
// the manual page follow by themselves.

void addCommonOptions(CLI::App &app, CommandLine &line);    // for every command
void addRequestOptions(CLI::App &app, CommandLine &line);   // for commands that test: what to test
void addModelFileOption(CLI::App &app, CommandLine &line);  // --model
void addInferOptions(CLI::App &app, CommandLine &line);     // for `infer`
void addExploreOptions(CLI::App &app, CommandLine &line);   // for exploring: how inputs are made, run and judged
void addReportOptions(CLI::App &app, CommandLine &line);    // --format and -o for reports
void addTableOptions(CLI::App &app, CommandLine &line);     // --format and -o for `describe`
void addFormatOption(CLI::App &app, CommandLine &line, const std::vector<std::string> &formats,
                     const std::string &help);             // --format and -o for other texts than reports
void addTestOptions(CLI::App &app, CommandLine &line);     // for emitting: how tests are written
void addBaselineOption(CLI::App &app, CommandLine &line);  // --baseline
void addVerdictsOption(CLI::App &app, CommandLine &line);  // --verdicts

}  // namespace eclat
