#include "cli/commands/emit_words.h"
#include "cli/options/choices.h"
#include "cli/options/option_groups.h"
#include "emit/emitter.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace eclat {

void addReportOptions(CLI::App &app, CommandLine &line) {
  std::vector<std::string> names;
  std::string help = "Format of the report:";
  for (const Emitter &emitter : emitters()) {
    names.emplace_back(emitter.format);
    help += fmt::format("\n{:<8} {}", emitter.format, emitter.meaning);
  }
  app.add_option("--format", line.format, help)->capture_default_str()->check(CLI::IsMember(names))->type_name("NAME");
  app.add_option("-o,--output", line.output, "File for the report instead of standard output")->type_name("FILE");
}

void addFormatOption(CLI::App &app, CommandLine &line, const std::vector<std::string> &formats,
                     const std::string &help) {
  app.add_option("--format", line.format, help)
      ->capture_default_str()
      ->check(CLI::IsMember(formats))
      ->type_name("NAME");
  app.add_option("-o,--output", line.output, "File to write to instead of standard output")->type_name("FILE");
}

// `describe` prints a table, which is no report.
void addTableOptions(CLI::App &app, CommandLine &line) {
  addFormatOption(app, line, {"text", "json"}, "text: a table as wide as the terminal; json: for programs");
}

// How tests are emitted.
void addTestOptions(CLI::App &app, CommandLine &line) {
  EmitOptions &emit = line.options.emit;
  app.add_option("--framework", emit.framework, "Test framework of the emitted tests; without it that of the examples")
      ->check(CLI::IsMember(frameworkNames()))
      ->type_name("NAME");
  addChoice<Oracle>(app, "--oracle", emit.oracle, oracleNames(),
                    "What emitted tests check after the call: the violated properties, or the full model")
      ->default_str("violated");
  app.add_flag("--prove,!--no-prove", emit.proves,
               "Build and run emitted tests, and leave out those that do not do as they say (the default)");
  app.add_flag("--regression", emit.regression, "Emit tests of what works today, too");
}

void addBaselineOption(CLI::App &app, CommandLine &line) {
  app.add_option("--baseline", line.options.emit.baseline,
                 "File of known findings, written by `eclat baseline`: only others count")
      ->type_name("FILE");
}

void addVerdictsOption(CLI::App &app, CommandLine &line) {
  app.add_option("--verdicts", line.options.verdicts,
                 "File of what people said of findings; without it eclat.verdicts beside the work directory")
      ->type_name("FILE");
}

}  // namespace eclat
