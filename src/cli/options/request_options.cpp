#include "cli/options/choices.h"
#include "cli/options/option_groups.h"

#include <CLI/CLI.hpp>

namespace eclat {

void addRequestOptions(CLI::App &app, CommandLine &line) {
  Request &request = line.options.request;
  app.add_option("--class", request.classes, "Class to test; may be given several times")->type_name("NAME");
  app.add_option("--function", request.functions, "Free function to test, all its overloads")->type_name("NAME");
  app.add_option("--header", request.headers, "Header that declares them")->type_name("FILE");
  app.add_option("--source", request.sources, "Source of the component; found beside the header if not given")
      ->type_name("FILE");
  app.add_option("--tests", request.tests, "Source of the passing tests (GoogleTest, or with a main of its own)")
      ->type_name("FILE");
  app.add_flag("--no-tests", request.noTests, "There are no tests: look for crashes and broken laws alone");
  CLI::Option *spec =
      app.add_option("--spec", request.specs, "Header with specifications of yours (include/eclat/spec.h)")
          ->type_name("FILE");
  app.add_flag("--true-labels", request.trueLabels,
               "Do not use the specification: tell by it afterwards how right labels and findings are")
      ->needs(spec);
  app.add_flag("!--no-comments", request.readsComments,
               "Do not read in comments what callers must see to (\"`k` must not be negative\", \\pre)");
  app.add_option("--trace-percent", request.tracePercent, "Learn from so much of what the tests do, from its beginning")
      ->capture_default_str()
      ->check(CLI::Range(1, 100));
  app.add_flag("--helpers", request.tracesHelpers,
               "Observe private and protected functions and free helpers, too, for `eclat graph --helpers`");
  app.add_option("--test-filter", request.testFilter, "Which tests to run, as --gtest_filter")->type_name("PATTERN");
  app.add_option("-p", request.buildPath,
                 "Build folder: without --tests, the CMake project whose tests to use; else for the compiler flags")
      ->type_name("DIR");
  app.add_option("--test-target", request.testTargets, "Test program of the CMake project; without it all of CTest")
      ->type_name("NAME");
  app.add_option("--build-command", request.buildCommand,
                 "Shell command that builds the tests with $CXX and $CC, for other build systems")
      ->type_name("COMMAND");
  app.add_option("--leave-out", line.leaveOut, "Operations not to call: name, signature or pattern with * and ?")
      ->type_name("PATTERN");
  app.add_option("--include", request.advice.includes, "Header that factories, setup or values need; or <name>")
      ->type_name("FILE");
  app.add_option("--test-program", request.testPrograms, "Test program that --build-command makes")->type_name("FILE");
}

void addModelFileOption(CLI::App &app, CommandLine &line) {
  app.add_option("--model", line.options.modelFile,
                 "Model file to read, honour and bring up to date; it is yours to edit")
      ->type_name("FILE");
}

// `infer`: from the work directory, or from what another tool observed.
void addInferOptions(CLI::App &app, CommandLine &line) {
  addModelFileOption(app, line);
  CLI::Option *from = app.add_option("--from-dtrace", line.fromDtrace,
                                     "Trace of another tool to infer from (.dtrace, version 2.0); needs no component")
                          ->type_name("FILE");
  app.add_option("--decls", line.decls, "Declarations of that trace, if it does not hold them itself")
      ->needs(from)
      ->type_name("FILE");
  app.add_option("-o,--output", line.output, "File for the model, in the form of a model file")->type_name("FILE");
}

void addCommonOptions(CLI::App &app, CommandLine &line) {
  app.add_option("--work-dir", line.options.request.workDir, "Where every stage keeps its result")
      ->capture_default_str()
      ->type_name("DIR");
  app.add_option("--config", line.config, "Configuration to use instead of the .eclat.yaml found upwards")
      ->type_name("FILE");
  CLI::Option *quiet = app.add_flag("-q,--quiet", line.quiet, "No progress and no notes; warnings and errors remain");
  app.add_flag("-v,--verbose", line.verbose,
               "Tell the commands that are run, the time of each stage, and what is left out")
      ->excludes(quiet);
  addChoice<ColourChoice>(
      app, "--colour,--color", line.colour,
      {
          {"auto",   ColourChoice::Auto  },
          {"always", ColourChoice::Always},
          {"never",  ColourChoice::Never }
  },
      "Colours: auto is on terminals, unless NO_COLOR is set")
      ->default_str("auto");
}

}  // namespace eclat
