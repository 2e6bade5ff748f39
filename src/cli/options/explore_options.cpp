#include "cli/commands/explore_words.h"
#include "cli/options/choices.h"
#include "cli/options/limits.h"
#include "cli/options/option_groups.h"

#include <CLI/CLI.hpp>

namespace eclat {

namespace {

CLI::Range within(Limits limits) { return CLI::Range(limits.least, limits.most); }

// How inputs are made.
void addGenerationOptions(CLI::App &app, CommandLine &line) {
  ExploreOptions &explore = line.options.explore;
  app.add_option("--seed", explore.seed, "Same seed, same report")->capture_default_str();
  app.add_option("--seeds", explore.seeds, "Explore so many times, from --seed on, and report once")
      ->capture_default_str()
      ->check(within(kSeeds));
  addChoice<Strategy>(app, "--strategy", explore.strategy, strategyNames(),
                      "random: arguments by chance; exhaustive: all combinations in order, up to 50 times --inputs; "
                      "symbolic: all sequences in order, their arguments solved for, and nothing else")
      ->default_str("random");
  app.add_option("--rounds", explore.rounds, "Rounds of generation")->capture_default_str()->check(within(kRounds));
  app.add_option("--inputs", explore.inputsPerOperation, "New inputs per operation and round")
      ->capture_default_str()
      ->check(within(kInputs));
  app.add_option("--tries", explore.failedTries, "Failed attempts after which an operation is left for this round")
      ->capture_default_str()
      ->check(within(kTries));
  app.add_option("--max-inputs", explore.mostInputs, "Inputs after which a seed is over; 0 is no limit")
      ->capture_default_str()
      ->check(CLI::NonNegativeNumber);
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
  app.add_option("--graphs", explore.graphShare,
                 "Percent of the inputs that follow call-sequence graphs of the examples; 0 turns them off")
      ->capture_default_str()
      ->check(within(kPercent));
  app.add_option(
         "--symbolic", explore.symbolicShare,
         "Percent of the inputs whose arguments are solved for, to break properties, run into undefined behaviour "
         "or reach other branches; 0 turns it off, 100 is --strategy symbolic")
      ->capture_default_str()
      ->check(within(kPercent));
  app.add_option("--symbolic-length", explore.symbolicLength, "Longest sequence of --strategy symbolic, in calls")
      ->capture_default_str()
      ->check(within(kSteps));
  app.add_flag("!--unguided", explore.guided, "Build on every input, not on normal ones only");
}

// Those of Jov: which inputs a person is to look at, and whether they then join the examples.
void addTechniqueOptions(CLI::App &app, CommandLine &line) {
  ExploreOptions &explore = line.options.explore;
  addChoice<Select>(app, "--select", explore.select, selectNames(),
                    "pattern: one input for each way to fail; property: the first to violate each property; coverage: "
                    "each that reaches a branch that nothing before it reaches; both: of the last two")
      ->default_str("pattern");
  addChoice<Preconditions>(
      app, "--preconditions", explore.preconditions, preconditionNames(),
      "keep: entry properties filter inputs; drop: they do not, to reach what they hide; both: one after the other")
      ->default_str("keep");
  app.add_option("--iterations", explore.iterations,
                 "Explore again with what was found among the examples, until nothing is or so often")
      ->capture_default_str()
      ->check(within(kIterations));
}

// Who is to blame.
void addLabelOptions(CLI::App &app, CommandLine &line) {
  ExploreOptions &explore = line.options.explore;
  addChoice<Judges>(app, "--judges", explore.judges,
                    {
                        {"model",      Judges::Model     },
                        {"exceptions", Judges::Exceptions},
                        {"combined",   Judges::Combined  }
  },
                    "model: what the examples show, and crashes; exceptions: crashes and severe exceptions alone; "
                    "combined: either of the two")
      ->default_str("model");
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
  addTechniqueOptions(app, line);
  app.add_flag("!--no-evidence", explore.weighsEvidence,
               "Let every rule for the caller count, however little it rests on");
  app.add_flag("!--no-learning", explore.learns,
               "Judge properties by the examples alone, not by what inputs do to them");
  app.add_flag("!--no-paths", explore.followsPaths,
               "Report broken exit properties also of calls that took a branch that no example took");
  app.add_flag("--count-nested", explore.countsNested, "What calls inside the tested call break counts, too");
  app.add_flag("!--no-reduce", explore.reduces, "Report every fault-revealing input, as it was generated");
}

}  // namespace

void addExploreOptions(CLI::App &app, CommandLine &line) {
  ExploreOptions &explore = line.options.explore;
  addGenerationOptions(app, line);
  addLabelOptions(app, line);
  app.add_flag("--resume", explore.resume, "Go on with a run that was cut off, if nothing has changed since");
  addChoice<Sandbox>(
      app, "--sandbox", explore.sandbox,
      {
          {"strict", Sandbox::Strict},
          {"best",   Sandbox::Best  },
          {"none",   Sandbox::None  }
  },
      "How inputs are contained: strict refuses to run them if a wall is missing; best puts up what this "
      "machine can; none lets them write files, open sockets, start processes and send signals")
      ->default_str("best");
  app.add_flag_callback("--no-sandbox", [&explore] { explore.sandbox = Sandbox::None; }, "The same as --sandbox none");
  app.add_flag("--check-leaks", explore.checkLeaks, "Report memory that an input allocates and never frees");
}

}  // namespace eclat
