#pragma once

#include "flow/coverage.h"
#include "flow/input.h"
#include "flow/outcome.h"
#include "flow/point.h"
#include "flow/symbolic_figures.h"

#include <cstdint>
#include <string>
#include <vector>

namespace eclat {

// What two inputs must share to be taken for one fault: the tested operation with the properties it
// violated, or with how and where it crashed or threw.
struct Pattern {
  int operation = 0;
  Ending ending = Ending::Returned;
  std::string thrownType;
  std::string place;
  std::vector<int> properties;       // violated at exit, sorted
  int claim = -1;                    // of a law
  std::vector<std::string> clauses;  // of a specification, sorted

  auto operator<=>(const Pattern &) const = default;
};

// A visit of the examples at which a property held, for people to look at.
struct Sighting {
  std::string operation;   // what was called: its signature
  std::uint64_t call = 0;  // in the order of entries, from 1
  std::vector<NamedValue> values;

  bool operator==(const Sighting &) const = default;
};

// "Stack::top (stack.cpp:28)" without the number: lines move with every change above them.
std::string withoutLine(const std::string &place);

struct ViolatedProperty {
  // Who says so.
  enum class Source : std::uint8_t { Examples, Law, Specification, Comment, PromiseToThrow };

  Point point;
  std::string object;  // whose object property: "the receiver", "argument s"; empty otherwise
  std::string property;
  std::uint64_t samples = 0;  // it held in this many visits of the examples
  std::vector<NamedValue> values;
  bool isTrusted = false;                 // in the model because a person says so
  std::uint64_t broken = 0;               // visits of the examples that break it: what is not trusted has none
  std::string law;                        // who says so, in words; empty: the examples
  Source source = Source::Examples;
  std::uint64_t states = 0;               // different ones among the samples
  std::vector<Sighting> sightings;        // a few visits with different values
  std::uint64_t legal = 0, breaking = 0;  // legal inputs of the tested operation, and those of them that break it
  int id = -1;                            // in Model::properties; -1: of a specification, or of an earlier model

  // It did something else than a comment says, or returned where one says that it throws.
  bool isPromiseToThrow() const { return source == Source::PromiseToThrow; }
  bool isPromiseOfComment() const { return isPromiseToThrow() || source == Source::Comment; }

  bool operator==(const ViolatedProperty &) const = default;
};

// One reported input per pattern: small, confirmed alone in a fresh process, explained.
struct Finding {
  std::string id;  // stable as long as operation and pattern are
  int operation = 0;
  std::string kind;  // "property", or the id of the ending
  Label label = Label::Fault;
  Input input;
  Outcome outcome;
  Pattern pattern;
  std::vector<ViolatedProperty> violated;
  std::uint64_t others = 0;  // further inputs with the same pattern
  std::string reason;        // why it stands where it does among the findings
  std::string doubt;         // what speaks against its being a fault, in words
  std::string foundBy;       // the source of the first such input: "random", "exhaustive", "graphs" or "symbolic"
  std::string solvedFor;     // why its arguments were solved for, in words; empty: they were not
  // Entry properties that the input broke and that were put aside for it: --preconditions drop.
  std::vector<ViolatedProperty> dropped;
  std::vector<std::string> selectedBy;  // "property", "coverage": the techniques that chose it; empty: none was asked
  std::uint64_t newBranches = 0;        // that neither the tests nor inputs selected before it cover
  bool isEntryDropped = false;    // entry properties were put aside when it was found, whether it breaks one or not
  int iteration = 0;              // of --iterations; 0: there was one
  std::vector<Finding> variants;  // other patterns that seem to have the same cause

  bool operator==(const Finding &) const = default;
};

// A finding that is not among the others because somebody has judged it before.
struct SetAside {
  Finding finding;
  bool isBaseline = false;   // listed in the baseline; else suppressed in the model file
  std::string reason;        // of a suppression
  std::string verdict = {};  // of the verdict file, and not of the other two: fault, fine or illegal

  bool operator==(const SetAside &) const = default;
};

// An input that did well, to hold the code to what it does today.
struct Regression {
  std::string id;
  int operation = 0;
  Input input;
  Outcome outcome;
  std::uint64_t newBlocks = 0;  // that it reaches, and neither the tests nor those before it do
  bool isNewState = false;      // it ends in a state that none before it ends in

  bool operator==(const Regression &) const = default;
};

// A test that was written and is not delivered.
struct Unproved {
  std::string id;  // of the finding or the regression
  std::string reason;

  bool operator==(const Unproved &) const = default;
};

// An input that people have judged, run again.
struct JudgedTest {
  std::string id;
  std::string verdict;
  std::string state;  // "fails" as it should, "mended", "passes", "changed", "crashes", "gone": see hold_to_verdicts.h
  std::string words;  // what is different now; empty if nothing is

  bool operator==(const JudgedTest &) const = default;
};

// A property that a verdict made weak, or a rule: `fine`, it is none of the model; `illegal`, it is trusted.
struct Refined {
  Point point;
  std::string property;
  std::string verdict;
  std::string by;  // id of the finding that was judged

  bool operator==(const Refined &) const = default;
};

// What became of the inputs of one operation.
struct OperationFigures {
  int operation = 0;
  std::uint64_t inputs = 0, normal = 0, novel = 0, illegal = 0, fault = 0;

  bool operator==(const OperationFigures &) const = default;
};

struct Stats {
  std::uint64_t generated = 0, normal = 0, novel = 0, illegal = 0, fault = 0;  // novel is printed as "new"
  std::uint64_t notRun = 0;  // set aside: the operation had run into the time limit too often
  std::uint64_t reported = 0, flaky = 0;
  std::uint64_t unconfirmed = 0;  // patterns that were not run again for lack of time, and are not reported
  std::uint64_t examples = 0;     // calls observed in the passing tests
  std::uint64_t properties = 0;
  std::uint64_t checked = 0, undecided = 0;  // properties evaluated at tested calls; those that had no value there
  std::uint64_t elsewhere = 0;  // patterns of what was learned on other paths than the tested calls took: not reported
  std::uint64_t accidents = 0;  // patterns of what so many legal inputs break that it is no rule: not reported
  std::uint64_t known = 0;      // led to a state that was known, and were not built on
  SymbolicFigures symbolic;
  bool stoppedEarly = false;

  bool operator==(const Stats &) const = default;
};

// Something that inputs tried and the sandbox did not let them do.
struct Blocked {
  int operation = 0;  // the tested one
  std::string action;
  std::uint64_t inputs = 0;

  bool operator==(const Blocked &) const = default;
};

// What exploring taught about a property: how many inputs it was put to, and how many did not keep it.
struct Learned {
  int operation = 0;  // the tested one
  Point point;
  std::string property;
  std::uint64_t inputs = 0;
  std::uint64_t against = 0;  // of an exit property: legal ones that broke it; of an entry one: broke it and did well
  std::string verdict;

  bool operator==(const Learned &) const = default;
};

// One turn of --iterations: what was selected, and what became of it.
struct IterationFigures {
  int iteration = 1;
  std::uint64_t examples = 0;      // calls that the model was inferred from
  std::uint64_t properties = 0;    // of the model
  std::uint64_t explorations = 0;  // with violated properties put aside, and with and without entry properties
  std::uint64_t selected = 0;      // inputs, those of earlier turns left out
  std::uint64_t joined = 0;        // of all that this turn selected, those that are examples of the next one
  std::uint64_t ended = 0;         // those that cannot be, as they do not come to their end

  bool operator==(const IterationFigures &) const = default;
};

// How inputs were selected, as asked for; empty words: one for each pattern, with entry properties, once.
struct Techniques {
  std::string select, preconditions;
  std::vector<IterationFigures> iterations;

  bool operator==(const Techniques &) const = default;
};

// All that emit needs beside the component and the model.
struct Report {
  std::string version;
  std::uint64_t seed = 1;
  Stats stats;
  std::vector<Finding> findings;
  std::vector<Blocked> blocked;
  std::vector<Learned> learned;
  std::uint64_t seeds = 1;
  Coverage coverage;
  std::vector<OperationFigures> operations;  // those that were tested, in the order of the component
  std::vector<SetAside> setAside;
  std::vector<Regression> regressions;
  std::vector<Unproved> unproved;
  std::vector<JudgedTest> judged;
  std::vector<Refined> refined;
  Techniques techniques;

  const Finding *find(const std::string &id) const;  // a finding or a variant of one; null if there is none

  bool operator==(const Report &) const = default;
};

}  // namespace eclat
