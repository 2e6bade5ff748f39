#pragma once

#include "cli/options/command_line.h"

namespace CLI {
class App;
}

namespace eclat {

// The options of the commands, by theme. Each adds its options to a command, to be read into `line`.
// To add one you must: write it in the group it belongs to, with a type name (FILE, DIR and ID are completed by shells)
// or a list of its values (choices.h), and describe it in docs/reference/command-line.md. Help texts, completions and
// the manual page follow by themselves.

void addCommonOptions(CLI::App &app, CommandLine &line);    // of every command
void addRequestOptions(CLI::App &app, CommandLine &line);   // what to test
void addModelFileOption(CLI::App &app, CommandLine &line);  // --model
void addInferOptions(CLI::App &app, CommandLine &line);     // of `infer`
void addExploreOptions(CLI::App &app, CommandLine &line);   // how inputs are made, run and judged
void addReportOptions(CLI::App &app, CommandLine &line);    // --format and -o of reports
void addTableOptions(CLI::App &app, CommandLine &line);     // the same of `describe`
void addFormatOption(CLI::App &app, CommandLine &line, const std::vector<std::string> &formats,
                     const std::string &help);             // --format and -o of what is no report
void addTestOptions(CLI::App &app, CommandLine &line);     // how tests are emitted
void addBaselineOption(CLI::App &app, CommandLine &line);  // --baseline
void addVerdictsOption(CLI::App &app, CommandLine &line);  // --verdicts

}  // namespace eclat
