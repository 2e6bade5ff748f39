#pragma once

#include "flow/advice.h"
#include "flow/family.h"
#include "flow/project.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// The result of the command line and .eclat.yaml: what the user asked for. All paths are absolute.
struct Request {
  std::vector<std::string> classes;
  std::vector<std::string> functions;
  std::vector<std::string> headers;
  std::vector<std::string> sources;
  std::vector<std::string> tests;
  std::vector<std::string> flags;         // after "--"
  std::string buildPath;                  // -p: folder of compile_commands.json or of a CMake build tree
  std::vector<std::string> testTargets;   // test targets of a CMake project; empty: all that CTest runs
  std::string buildCommand;               // build command of another build system, for the shell
  std::vector<std::string> testPrograms;  // the test programs that the build command makes
  Project project;                        // openProject finds it from the fields above
  std::string workDir = ".eclat";
  std::string testFilter;
  bool noTests = false;            // true: the user has no tests and knows it
  std::vector<std::string> specs;  // headers with specifications in the form of eclat/spec.h
  bool trueLabels = false;         // true: the run does not use `specs`; they tell afterwards how right its labels were
  bool readsComments = true;       // true: infer looks for rules in comments
  int tracePercent = 100;          // percentage of the examples' calls to learn from, counted from the first call
  bool tracesHelpers = false;      // true: private and protected functions are observed, too
  bool useObservers = true;
  std::vector<std::string> observers;  // the only observers that may be called; empty: all that can be
  Advice advice;

  bool operator==(const Request &) const = default;
};

enum class Strategy { Random, Exhaustive, Symbolic };
inline const char *strategyId(Strategy strategy) {
  switch (strategy) {
  case Strategy::Random: return "random";
  case Strategy::Exhaustive: return "exhaustive";
  case Strategy::Symbolic: return "symbolic";
  }
  return "";
}

// The judges that decide if an outcome is a fault: the operational model and crashes (OpModel), crashes and severe
// exceptions alone (UCExp), or either of the two.
enum class Judges { Model, Exceptions, Combined };

// Percentages by which the generator chooses, if there is a choice. docs/evaluation/exploring.md measures what each
// brings.
struct Weights {
  int null = 12;       // of pointers: pass null
  int shared = 50;     // of values whose making calls are part of the input: pass the same object, not an equal one
  int aliased = 15;    // of objects: pass one that takes part in the call; of references: refer into one
  int result = 25;     // of plain arguments: pass the result of an earlier call
  int lent = 50;       // of arguments that can also be made otherwise: pass one that an object of the call lends
  int defaulted = 40;  // of arguments with a default: leave it out, and all behind it
  int example = 15;    // of plain arguments: pass one that the examples passed there
  int border = 10;     // of plain arguments: pass one on the border of an entry property
  int near = 10;       // of plain arguments: pass a size or number of the objects in the call, or a neighbour of it
  int used = 10;       // of plain arguments: pass one that the input has used before
  int fresh = 35;      // of objects: pass one whose making brought something new
  int given = 50;      // of arguments for which the configuration lists values: pass one of these
  // The next weights are for inputs that follow call graphs, and say how often these leave what the examples did.
  int mixed = 30;     // of calls: mix the constants of several observed calls
  int omitted = 10;   // of constants: choose one as if there were no graph
  int inserted = 10;  // of calls: insert any call that the object has, whatever the graph says
  int general = 10;   // of calls: insert one that was observed elsewhere behind the same call

  bool operator==(const Weights &) const = default;
};

// Selects the fault-revealing inputs to report: one for each pattern (Eclat §3.3), the first for each violated
// property, each that covers a branch that nothing before it covers, or both of the last two (Xie and Notkin, §4.1 and
// §5.2).
enum class Select { Pattern, Property, Coverage, Both };
inline const char *selectId(Select select) {
  switch (select) {
  case Select::Pattern: return "pattern";
  case Select::Property: return "property";
  case Select::Coverage: return "coverage";
  case Select::Both: return "both";
  }
  return "";
}

// Says if entry properties filter inputs, are dropped, or first the one and then the other (Xie and Notkin, §4.2).
enum class Preconditions { Keep, Drop, Both };
inline const char *preconditionsId(Preconditions preconditions) {
  switch (preconditions) {
  case Preconditions::Keep: return "keep";
  case Preconditions::Drop: return "drop";
  case Preconditions::Both: return "both";
  }
  return "";
}

// How inputs are contained: Strict refuses to run them without all walls of the container, Best puts up those that this
// machine can, None lets them do what the user may do.
enum class Sandbox { None, Best, Strict };

// The calls of an input that are held to specifications.
enum class SpecsAt { None, TestedCall, EveryCall };

// The options of explore. The defaults of the first four are those of the Eclat paper, Fig. 9.
struct ExploreOptions {
  int rounds = 4;
  int inputsPerOperation = 100;
  int failedTries = 100;
  int mostInputs = 0;    // most inputs of one seed; 0 is no limit
  double timeLimit = 0;  // seconds; 0 is no limit
  std::uint64_t seed = 1;
  int seeds = 1;  // number of runs with seeds that count up, reported as one
  Strategy strategy = Strategy::Random;
  Weights weights;
  int graphShare = 30;           // percent of inputs that follow call graphs, where there are any
  int symbolicShare = 10;        // percent of inputs whose literals are solved for
  bool isSymbolicAsked = false;  // true: the user asked for it; false: it is left out where it would take long
  int symbolicLength = 5;        // the most calls in a sequence of the symbolic strategy
  bool matchStates = false;      // true: inputs that reach a known state are not built on
  bool isAttentive = true;       // true: operations that still bring something new get more inputs
  double inputTimeLimit = 0.25;  // CPU seconds one input may take: 10^5 times a usual one
  int memoryLimitMb = 512;
  int maxSteps = 64;  // the most steps of an input: nobody can read longer ones
  int jobs = 0;       // 0: one worker per core
  Judges judges = Judges::Model;
  bool weighsEvidence = true;  // weak rules for the caller do not hide faults
  bool learns = true;          // true: inputs that break or keep a property all the time count against it
  bool followsPaths = true;    // true: a call is not held to what was learned on other paths than it takes
  bool countsNested = false;   // true: what calls inside the tested call break counts as if the tested call broke it
  SpecsAt specsAt = SpecsAt::TestedCall;
  Select select = Select::Pattern;
  Preconditions preconditions = Preconditions::Keep;
  // Turns; the inputs that one selects join the examples of the next.
  int iterations = 1;
  bool reduces = true;  // true: one finding for one cause, made small
  std::vector<LawKind> lawsOff = {LawKind::StrongGuarantee};
  // True: take outcomes from the journal of a run that was cut off.
  bool resume = false;
  bool checkLeaks = false;  // true: memory that an input never frees is a fault
  Sandbox sandbox = Sandbox::Best;
  bool guided = true;  // true: only normal inputs feed the pool

  bool operator==(const ExploreOptions &) const = default;
};

// The properties that an emitted test checks after the tested call.
enum class Oracle {
  Violated,  // the violated properties alone
  Full,      // the whole model at entry and exit (Eclat paper, Fig. 3): also what the mended code need not keep
};

// The options of emit.
struct EmitOptions {
  std::string framework;  // framework of the emitted tests: gtest, catch2, doctest; empty: that of the examples
  Oracle oracle = Oracle::Violated;
  bool proves = true;       // true: build and run the emitted tests, and leave out those that do not do as they say
  bool regression = false;  // true: also emit tests of what works
  std::string baseline;     // file that lists known findings; empty: none

  bool operator==(const EmitOptions &) const = default;
};

}  // namespace eclat
