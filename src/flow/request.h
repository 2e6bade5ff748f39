#pragma once

#include "flow/advice.h"
#include "flow/family.h"
#include "flow/project.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// What the user asked for, after command line and .eclat.yaml are joined. All paths are absolute.
struct Request {
  std::vector<std::string> classes;
  std::vector<std::string> functions;
  std::vector<std::string> headers;
  std::vector<std::string> sources;
  std::vector<std::string> tests;
  std::vector<std::string> flags;         // after "--"
  std::string buildPath;                  // -p: folder of compile_commands.json or of a CMake build tree
  std::vector<std::string> testTargets;   // of a CMake project; empty: all that CTest runs
  std::string buildCommand;               // of another build system, for the shell
  std::vector<std::string> testPrograms;  // that it makes
  Project project;                        // found from the three above
  std::string workDir = ".eclat";
  std::string testFilter;
  bool noTests = false;            // there are none, and that is meant
  std::vector<std::string> specs;  // headers with specifications in the form of eclat/spec.h
  bool trueLabels = false;         // they are not used, but tell afterwards how right the labels were
  bool readsComments = true;       // for rules that they state
  int tracePercent = 100;          // of the calls of the examples, from the first on, to learn from
  bool tracesHelpers = false;      // private and protected functions are observed, too
  bool useObservers = true;
  std::vector<std::string> observers;  // no others are called; empty: all that can be
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

// Who says what a fault is: the operational model and crashes (OpModel), crashes and severe exceptions alone (UCExp),
// or either of the two.
enum class Judges { Model, Exceptions, Combined };

// Percent of choices, where there is a choice. docs/evaluation/exploring.md has what each brings.
struct Weights {
  int null = 12;       // of pointers: null
  int shared = 50;     // of values whose calls are part of the input: the same object, not an equal one
  int aliased = 15;    // of object arguments: one that takes part in the call; of references: into one
  int result = 25;     // of plain arguments: the result of an earlier call
  int lent = 50;       // of arguments that can be made otherwise, too: one that an object of the call lends
  int defaulted = 40;  // of arguments with a default: left out, with all behind it
  int example = 15;    // of plain arguments: one that the examples passed there
  int border = 10;     // … one on the border of an entry property
  int near = 10;       // … a size or number of the objects in the call, or next to it
  int used = 10;       // … one that the input has used before
  int fresh = 35;      // of objects: one whose making brought something new
  int given = 50;      // of arguments for which the configuration lists values: one of these
  // Along call graphs, where inputs may leave what the examples did:
  int mixed = 30;     // of calls: constants of several observed calls, not of one
  int omitted = 10;   // of constants: chosen as anywhere else
  int inserted = 10;  // of calls: any that the object has, whatever the graph says
  int general = 10;   // … one that was observed elsewhere behind the same call

  bool operator==(const Weights &) const = default;
};

// Which fault-revealing inputs are reported: one for each pattern (Eclat §3.3), the first for each violated property,
// each that covers a branch that nothing before it covers, or both of the last two (Xie and Notkin, §4.1 and §5.2).
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

// Whether entry properties filter inputs, are dropped, or each in turn (Xie and Notkin, §4.2).
enum class Preconditions { Keep, Drop, Both };
inline const char *preconditionsId(Preconditions preconditions) {
  switch (preconditions) {
  case Preconditions::Keep: return "keep";
  case Preconditions::Drop: return "drop";
  case Preconditions::Both: return "both";
  }
  return "";
}

// Which calls of an input are held to specifications.
enum class SpecsAt { None, TestedCall, EveryCall };

// How to explore. The defaults of the first four are those of the Eclat paper, Fig. 9.
struct ExploreOptions {
  int rounds = 4;
  int inputsPerOperation = 100;
  int failedTries = 100;
  int mostInputs = 0;    // of a seed; 0 is no limit
  double timeLimit = 0;  // seconds; 0 is no limit
  std::uint64_t seed = 1;
  int seeds = 1;  // so many runs, the seed counting up, reported as one
  Strategy strategy = Strategy::Random;
  Weights weights;
  int graphShare = 30;           // percent of inputs that follow call graphs, where there are any
  int symbolicShare = 10;        // percent of inputs whose literals are solved for
  bool isSymbolicAsked = false;  // else it is left out where it would take long
  int symbolicLength = 5;        // most calls of a sequence of the symbolic strategy
  bool matchStates = false;      // what reaches a state that was reached before is not built on
  bool isAttentive = true;       // more inputs for operations that still bring something new
  double inputTimeLimit = 0.25;  // CPU seconds one input may take: 10^5 times a usual one
  int memoryLimitMb = 512;
  int maxSteps = 64;  // longer inputs are not made: nobody can read them
  int jobs = 0;       // 0: one worker per core
  Judges judges = Judges::Model;
  bool weighsEvidence = true;  // weak rules for the caller do not hide faults
  bool learns = true;          // what inputs break or keep all the time is held against a property
  bool followsPaths = true;    // what was learned on other paths than a call takes is not held against it
  bool countsNested = false;   // what calls inside the tested call break counts like what it breaks itself
  SpecsAt specsAt = SpecsAt::TestedCall;
  Select select = Select::Pattern;
  Preconditions preconditions = Preconditions::Keep;
  int iterations = 1;                                       // selected inputs join the examples before the next one
  bool reduces = true;                                      // one finding for one cause, made small
  std::vector<LawKind> lawsOff = {LawKind::StrongGuarantee};
  bool resume = false;                                      // take outcomes from the journal of a run that was cut off
  bool checkLeaks = false;                                  // memory that an input never frees is a fault
  bool sandbox = true;                                      // false: inputs may do what the user may do
  bool guided = true;                                       // only normal inputs feed the pool

  bool operator==(const ExploreOptions &) const = default;
};

// What an emitted test holds the code to after the tested call.
enum class Oracle {
  Violated,  // the violated properties alone
  Full,      // the whole model at entry and exit (Eclat paper, Fig. 3): also what the mended code need not keep
};

// How results are written down.
struct EmitOptions {
  std::string framework;  // of the tests: gtest, catch2, doctest; empty: the one of the examples
  Oracle oracle = Oracle::Violated;
  bool proves = true;       // build and run what is emitted, and leave out what does not do as it says
  bool regression = false;  // tests of what works, too
  std::string baseline;     // file of known findings; empty: none

  bool operator==(const EmitOptions &) const = default;
};

}  // namespace eclat
