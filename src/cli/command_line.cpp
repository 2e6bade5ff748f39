#include "cli/command_line.h"

#include "cli/explore_words.h"
#include "cli/limits.h"
#include "emit/emitter.h"
#include "flow/failure.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace eclat {

namespace {

constexpr const char *kFooter = R"(
Example:
  eclat run --class BoundedStack --header bounded_stack.h --tests bounded_stack_test.cpp
  eclat run --class shop::Stock -p build          in a CMake project

Options can stand in .eclat.yaml, found upwards from the first header.
Exit codes: 0 nothing found, 1 findings, 2 usage, 3 it does not build or its tests fail,
4 nothing to test, 5 stopped with partial results, 70 a bug of eclat.)";

constexpr const char *kInferFooter = R"(
Examples:
  eclat infer --model stack.model             from what `eclat observe` left in the work directory
  eclat infer --from-dtrace StackAr.dtrace    from a trace of Daikon's front ends)";

constexpr const char *kModelFooter = R"(
Examples:
  eclat model show --point "exit of Stack::push"
  eclat model why-not "size(elems) == n"
  eclat model diff old.model .eclat

The exit code of diff is 0 if the two say the same, 1 if not.)";

CLI::Range within(Limits limits) { return CLI::Range(limits.least, limits.most); }

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
  app.add_option("--spec", request.specs, "Header with specifications of yours (include/eclat/spec.h)")
      ->type_name("FILE");
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

// How inputs are made.
void addGenerationOptions(CLI::App &app, CommandLine &line) {
  ExploreOptions &explore = line.options.explore;
  app.add_option("--seed", explore.seed, "Same seed, same report")->capture_default_str();
  app.add_option("--seeds", explore.seeds, "Explore so many times, from --seed on, and report once")
      ->capture_default_str()
      ->check(within(kSeeds));
  app.add_option("--strategy", explore.strategy,
                 "random: arguments by chance; exhaustive: all combinations in order, up to 50 times --inputs")
      ->transform(CLI::CheckedTransformer(std::map<std::string, Strategy>{
          {"random",     Strategy::Random    },
          {"exhaustive", Strategy::Exhaustive}
  }))
      ->default_str("random")
      ->type_name("NAME");
  app.add_option("--rounds", explore.rounds, "Rounds of generation")->capture_default_str()->check(within(kRounds));
  app.add_option("--inputs", explore.inputsPerOperation, "New inputs per operation and round")
      ->capture_default_str()
      ->check(within(kInputs));
  app.add_option("--tries", explore.failedTries, "Failed attempts after which an operation is left for this round")
      ->capture_default_str()
      ->check(within(kTries));
  app.add_option("--time-limit", explore.timeLimit,
                 "Seconds after which the run is over, building included; 0 is no limit")
      ->capture_default_str()
      ->check(CLI::NonNegativeNumber);
  app.add_option("--input-time-limit", explore.inputTimeLimit, "CPU seconds for one input")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app.add_option("--memory-limit", explore.memoryLimitMb, "Megabytes for one input")
      ->capture_default_str()
      ->check(within(kMemoryMb));
  app.add_option("--max-steps", explore.maxSteps, "Longest input, in calls")
      ->capture_default_str()
      ->check(within(kSteps));
  app.add_option("-j,--jobs", explore.jobs, "Workers; 0 is one per core")->capture_default_str()->check(within(kJobs));
  app.add_flag("--match-states", explore.matchStates, "Do not build on inputs that lead to a state that is known");
  app.add_flag("!--even", explore.isAttentive,
               "As many inputs for each operation, whether it brings new states or not");
  app.add_option_function<std::vector<std::string>>(
         "--weight",
         [&explore](const std::vector<std::string> &words) {
           for (const std::string &word : words)
             if (std::string wrong = readWeight(word, explore.weights); !wrong.empty())
               throw CLI::ValidationError("--weight", wrong);
         },
         "Percent of a choice: " + weightNames())
      ->type_name("NAME=PERCENT");
  app.add_flag("!--unguided", explore.guided, "Build on every input, not on normal ones only");
}

// Who is to blame.
void addLabelOptions(CLI::App &app, CommandLine &line) {
  ExploreOptions &explore = line.options.explore;
  app.add_option("--judges", explore.judges,
                 "model: what the examples show, and crashes; exceptions: crashes and severe exceptions alone; "
                 "combined: either of the two")
      ->transform(CLI::CheckedTransformer(std::map<std::string, Judges>{
          {"model",      Judges::Model     },
          {"exceptions", Judges::Exceptions},
          {"combined",   Judges::Combined  }
  }))
      ->default_str("model")
      ->type_name("NAME");
  app.add_flag_callback(
      "--no-model", [&explore] { explore.judges = Judges::Exceptions; }, "The same as --judges exceptions");
  app.add_option_function<std::vector<std::string>>(
         "--laws",
         [&explore](const std::vector<std::string> &words) {
           if (std::string wrong = readLaws(words, explore.lawsOff); !wrong.empty())
             throw CLI::ValidationError("--laws", wrong);
         },
         "Laws of C++ objects to check: all, none, names, or changes of the default (-const,+strong-guarantee):" +
             lawHelp())
      ->delimiter(',')
      ->type_name("LIST");
  app.add_flag("!--no-evidence", explore.weighsEvidence,
               "Let every rule for the caller count, however little it rests on");
  app.add_flag("!--no-learning", explore.learns,
               "Judge properties by the examples alone, not by what inputs do to them");
  app.add_flag("!--no-paths", explore.followsPaths,
               "Report broken exit properties also of calls that took a branch that no example took");
  app.add_flag("--count-nested", explore.countsNested, "What calls inside the tested call break counts, too");
  app.add_flag("!--no-reduce", explore.reduces, "Report every fault-revealing input, as it was generated");
}

void addExploreOptions(CLI::App &app, CommandLine &line) {
  ExploreOptions &explore = line.options.explore;
  addGenerationOptions(app, line);
  addLabelOptions(app, line);
  app.add_flag("--resume", explore.resume, "Go on with a run that was cut off, if nothing has changed since");
  app.add_flag("!--no-sandbox", explore.sandbox,
               "Let inputs write files, open sockets, start processes and send signals");
  app.add_flag("--check-leaks", explore.checkLeaks, "Report memory that an input allocates and never frees");
}

void addModelFileOption(CLI::App &app, CommandLine &line) {
  app.add_option("--model", line.options.modelFile,
                 "Model file to read, honour and bring up to date; it is yours to edit")
      ->type_name("FILE");
}

// `infer`: from the work directory, or from what another tool observed.
void addInferOptions(CLI::App &app, CommandLine &line) {
  app.footer(kInferFooter);
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
  app.add_flag("-q,--quiet", line.quiet, "No progress and no notes; warnings and errors remain");
}

void addReportOptions(CLI::App &app, CommandLine &line) {
  std::vector<std::string> names;
  std::string help = "Format of the report:";
  for (const Emitter &emitter : emitters()) {
    names.emplace_back(emitter.format);
    help += fmt::format("\n{:<6} {}", emitter.format, emitter.meaning);
  }
  app.add_option("--format", line.format, help)->capture_default_str()->check(CLI::IsMember(names))->type_name("NAME");
  app.add_option("-o,--output", line.output, "File for the report instead of standard output")->type_name("FILE");
}

// `describe` prints a table, which is no report.
void addTableOptions(CLI::App &app, CommandLine &line) {
  app.add_option("--format", line.format, "text: a table as wide as the terminal; json: for programs")
      ->capture_default_str()
      ->check(CLI::IsMember({"text", "json"}))
      ->type_name("NAME");
  app.add_option("-o,--output", line.output, "File for the table instead of standard output")->type_name("FILE");
}

// `eclat model …`: questions to the model.
void addModelCommand(CLI::App &app, CommandLine &line) {
  CLI::App *model = app.add_subcommand("model", "Ask the model: show, diff, explain, why-not");
  model->require_subcommand(1);
  model->footer(kModelFooter);
  auto question = [&](const char *name, const char *what) {
    CLI::App *sub = model->add_subcommand(name, what);
    addCommonOptions(*sub, line);
    sub->callback([&line, name] {
      line.command = "model";
      line.question = name;
    });
    return sub;
  };
  auto addPoint = [&](CLI::App *sub) {
    sub->add_option("--point", line.point, "Only at points whose name contains this: \"exit of Stack::push\"")
        ->type_name("TEXT");
  };
  addPoint(question("show", "Print the model"));
  question("diff", "What changed from one model to another")
      ->add_option("models", line.arguments, "Two model files or work directories")
      ->required()
      ->expected(2)
      ->type_name("A B");
  for (auto [name, what] :
       {std::pair("explain", "Where a property holds, and on what evidence"),
        std::pair("why-not", "What became of a property: which call broke it, what it lacks, what implies it")}) {
    CLI::App *sub = question(name, what);
    sub->add_option("property", line.arguments, "As in the model: \"size(a) >= 0\"")
        ->required()
        ->expected(1)
        ->type_name("PROPERTY");
    addPoint(sub);
  }
}

// The library would only say that a subcommand is required.
bool isKnownCommand(CLI::App &app, const std::vector<std::string> &words) {
  CLI::App *at = &app;
  for (const std::string &word : words) {
    auto isIt = [&](const CLI::App *sub) { return sub->get_name() == word; };
    auto all = at->get_subcommands([](const CLI::App *) { return true; });
    if (all.empty() || word.starts_with('-'))
      return true;
    auto found = at->get_subcommands(isIt);
    if (found.empty()) {
      std::string names;
      for (const CLI::App *sub : all)
        names += (names.empty() ? "" : ", ") + sub->get_name();
      fmt::print(stderr, "There is no subcommand '{}', only {}\nRun with --help for more information.\n", word, names);
      return false;
    }
    at = found.front();
  }
  return true;
}

void collectGiven(const CLI::App &app, std::set<std::string> &given) {
  for (const CLI::App *sub : app.get_subcommands()) {
    for (const CLI::Option *option : sub->get_options())
      if (option->count() > 0)
        given.insert(option->get_name());
    collectGiven(*sub, given);
  }
}

}  // namespace

std::variant<CommandLine, int> parseCommandLine(int argc, char **argv) {
  CommandLine line;
  CLI::App app(
      "Finds inputs that probably reveal faults in C++ classes, learning what is right from their passing tests.",
      "eclat");
  app.set_version_flag("--version", std::string("eclat ") + ECLAT_VERSION);
  app.require_subcommand(1);
  auto command = [&](const char *name, const char *what) {
    CLI::App *sub = app.add_subcommand(name, what);
    addCommonOptions(*sub, line);
    sub->callback([&line, name] { line.command = name; });
    return sub;
  };
  CLI::App *run = command("run", "All stages, from source to findings (flags for the compiler after --)");
  run->footer(kFooter);
  addRequestOptions(*run, line);
  addExploreOptions(*run, line);
  addReportOptions(*run, line);
  addModelFileOption(*run, line);
  run->add_option("--timings", line.timings, "File for what each part of the run took, as JSON")->type_name("FILE");
  CLI::App *describe = command("describe", "What can be called, and why the rest cannot");
  addRequestOptions(*describe, line);
  addTableOptions(*describe, line);
  CLI::App *init = command("init", "Write a first .eclat.yaml for the project of this folder");
  init->add_option("-p", line.options.request.buildPath, "Folder of its compile_commands.json; found if there is one")
      ->type_name("DIR");
  init->add_flag("--force", line.force, "Also in the place of one that is there");
  command("instrument", "Build the hooked binary");
  command("observe", "Run the tests and keep what they do")
      ->add_option("--dtrace-out", line.dtraceOut, "Write the trace there too, as Daikon reads it (.dtrace)")
      ->type_name("FILE");
  addInferOptions(*command("infer", "The properties that always held"), line);
  CLI::App *explore = command("explore", "Generate, run and judge inputs");
  addExploreOptions(*explore, line);
  addReportOptions(*explore, line);
  addModelFileOption(*explore, line);
  addReportOptions(*command("emit", "The last report in another format"), line);
  CLI::App *show =
      command("show", "Print the component, the model, the trace, the coverage, or the input of a finding");
  show->add_option("what", line.arguments, "component | model | trace (as Daikon reads it) | coverage | input ID")
      ->required()
      ->expected(1, 2);
  addModelCommand(app, line);
  app.footer(kFooter);  // last: subcommands made after it would print it too
  app.add_subcommand("c++", "Compile as clang++ would, with hooks and sanitizers (eclat c++ ARGS…)");
  app.add_subcommand("cc", "Compile C as clang would, with sanitizers (eclat cc ARGS…)");
  // What follows "--" belongs to the compiler, not to us.
  std::vector<std::string> words;
  int at = 1;
  for (; at < argc && std::string(argv[at]) != "--"; ++at)
    words.emplace_back(argv[at]);
  for (++at; at < argc; ++at)
    line.options.request.flags.emplace_back(argv[at]);
  if (!isKnownCommand(app, words))
    return static_cast<int>(ExitCode::Usage);
  std::reverse(words.begin(), words.end());
  try {
    app.parse(words);
  } catch (const CLI::ParseError &e) {
    int code = app.exit(e);
    return code == 0 ? 0 : static_cast<int>(ExitCode::Usage);
  }
  collectGiven(app, line.given);
  return line;
}

}  // namespace eclat
