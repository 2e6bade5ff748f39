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

// Two inputs with the same pattern are taken for one fault: they test the same operation, and violate the same
// properties, or crash or throw in the same way at the same place.
struct Pattern {
  int operation = 0;
  Ending ending = Ending::Returned;
  std::string thrownType;
  std::string place;
  std::vector<int> properties;       // properties violated at exit, sorted
  int claim = -1;                    // number of the claim of a law that was false; -1: none was
  std::vector<std::string> clauses;  // clauses of a specification that did not hold, sorted

  auto operator<=>(const Pattern &) const = default;
};

// A visit of the examples at which a property held, for people to look at.
struct Sighting {
  std::string operation;   // signature of the operation that was called
  std::uint64_t call = 0;  // number of the call, counted from 1 in the order of entries
  std::vector<NamedValue> values;

  bool operator==(const Sighting &) const = default;
};

// Returns a place without its line, because lines move with every change above them: "Stack::top (stack.cpp)".
std::string withoutLine(const std::string &place);

struct ViolatedProperty {
  // The origin of the property: who says that it must hold.
  enum class Source : std::uint8_t { Examples, Law, Specification, Comment, PromiseToThrow };

  Point point;
  std::string object;  // for an object property, whose object broke it: "the receiver", "argument s"; else empty
  std::string property;
  std::uint64_t samples = 0;  // it held in this many visits of the examples
  std::vector<NamedValue> values;
  bool isTrusted = false;    // true: it is in the model because a person says so
  std::uint64_t broken = 0;  // visits of the examples that break it; only a trusted property can have any
  // The law, specification or comment that says so, in words; empty: the examples do.
  std::string law;
  Source source = Source::Examples;
  std::uint64_t states = 0;         // number of different states among the samples
  std::vector<Sighting> sightings;  // a few visits at which it held, with different values
  // Legal inputs of the tested operation, and how many of them break the property.
  std::uint64_t legal = 0, breaking = 0;
  // Index in Model::properties; -1: it comes from a specification, or from an earlier model.
  int id = -1;

  // True if the operation returned although a comment says that it throws; the second also if it did anything else than
  // a comment says.
  bool isPromiseToThrow() const { return source == Source::PromiseToThrow; }
  bool isPromiseOfComment() const { return isPromiseToThrow() || source == Source::Comment; }

  bool operator==(const ViolatedProperty &) const = default;
};

// A finding: one reported input per pattern, small, confirmed alone in a fresh process, and explained.
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
  std::string reason;        // why it has this rank among the findings
  std::string doubt;         // why it may be no fault after all, in words
  std::string foundBy;       // the source of the first such input: "random", "exhaustive", "graphs" or "symbolic"
  std::string solvedFor;     // why its arguments were solved for, in words; empty: they were not
  // Entry properties that the input broke, if the exploration put them aside for it (--preconditions drop).
  std::vector<ViolatedProperty> dropped;
  std::vector<std::string> selectedBy;  // "property", "coverage": the techniques that chose it; empty: none was asked
  // Branches that it covers and that neither the tests nor inputs selected before it cover.
  std::uint64_t newBranches = 0;
  // The exploration that found it put entry properties aside, whether this input breaks one or not.
  bool isEntryDropped = false;
  int iteration = 0;              // the turn of --iterations that found it, from 1; 0: there was one turn only
  std::vector<Finding> variants;  // other patterns that seem to have the same cause

  bool operator==(const Finding &) const = default;
};

// A finding that is not among the others because somebody has judged it before.
struct SetAside {
  Finding finding;
  bool isBaseline = false;   // listed in the baseline; else suppressed in the model file
  std::string reason;        // reason of the suppression
  std::string verdict = {};  // set if the verdict file sets it aside: fault, fine or illegal

  bool operator==(const SetAside &) const = default;
};

// An input that did well, kept as a test so that a change of what the code does today is noticed.
struct Regression {
  std::string id;
  int operation = 0;
  Input input;
  Outcome outcome;
  std::uint64_t newBlocks = 0;  // blocks that it reaches and that neither the tests nor the regressions before it reach
  bool isNewState = false;      // it ends in a state in which no regression before it ends

  bool operator==(const Regression &) const = default;
};

// A test that was written but is not delivered, with the reason.
struct Unproved {
  std::string id;  // id of the finding or the regression
  std::string reason;

  bool operator==(const Unproved &) const = default;
};

// An input that people have judged and that was run again.
struct JudgedTest {
  std::string id;
  std::string verdict;
  // "fails" as it should, "mended", "passes", "changed", "crashes", "gone": see pipeline/verdicts/hold_to_verdicts.cpp.
  std::string state;
  std::string words;  // what is different now; empty if nothing is

  bool operator==(const JudgedTest &) const = default;
};

// A property that a verdict changed: `fine` took it out of the model, `illegal` made it a trusted rule.
struct Refined {
  Point point;
  std::string property;
  std::string verdict;
  std::string by;  // id of the finding that was judged

  bool operator==(const Refined &) const = default;
};

// Counts how the inputs of one operation were labelled.
struct OperationFigures {
  int operation = 0;
  std::uint64_t inputs = 0, normal = 0, novel = 0, illegal = 0, fault = 0;

  bool operator==(const OperationFigures &) const = default;
};

struct Stats {
  std::uint64_t generated = 0, normal = 0, novel = 0, illegal = 0, fault = 0;  // novel is printed as "new"
  std::uint64_t notRun = 0;  // inputs that were not run, because their operation had run into the time limit too often
  std::uint64_t reported = 0, flaky = 0;
  std::uint64_t unconfirmed = 0;  // patterns that were not run again for lack of time, and so are not reported
  std::uint64_t examples = 0;     // calls observed in the passing tests
  std::uint64_t properties = 0;
  // Properties evaluated at tested calls, and those of them that had no truth value there.
  std::uint64_t checked = 0, undecided = 0;
  // Patterns that break only properties learned on other paths than the tested calls took: not reported.
  std::uint64_t elsewhere = 0;
  std::uint64_t accidents = 0;  // patterns that break only properties which many legal inputs break, too: not reported
  std::uint64_t known = 0;      // inputs that led to a known state, so that no others were built on them
  SymbolicFigures symbolic;
  bool stoppedEarly = false;
  bool isCut = false;  // workers died and could not be started again, so that not all was tried

  bool operator==(const Stats &) const = default;
};

// An action that inputs tried and the sandbox refused.
struct Blocked {
  int operation = 0;  // id of the tested operation
  std::string action;
  std::uint64_t inputs = 0;

  bool operator==(const Blocked &) const = default;
};

// A lesson of exploring about a property: how many inputs reached it, and how many spoke against it.
struct Learned {
  int operation = 0;  // id of the tested operation
  Point point;
  std::string property;
  std::uint64_t inputs = 0;
  // Inputs against it: legal ones that broke an exit property, or ones that broke an entry property and did well.
  std::uint64_t against = 0;
  std::string verdict;

  bool operator==(const Learned &) const = default;
};

// One turn of --iterations: the size of its model, what it selected, and what became of that.
struct IterationFigures {
  int iteration = 1;
  std::uint64_t examples = 0;    // calls of the examples that the model was inferred from
  std::uint64_t properties = 0;  // properties in the model
  // Explorations: with violated properties put aside, and with and without entry properties.
  std::uint64_t explorations = 0;
  std::uint64_t selected = 0;  // selected inputs, without those that earlier turns selected
  std::uint64_t joined = 0;    // selected inputs of this turn that are examples in the next one
  std::uint64_t ended = 0;     // selected inputs that cannot be examples, because they do not come to their end

  bool operator==(const IterationFigures &) const = default;
};

// The techniques by which inputs were selected, as the user asked. Empty words: one for each pattern, with entry
// properties, in one turn.
struct Techniques {
  std::string select, preconditions;
  std::vector<IterationFigures> iterations;

  bool operator==(const Techniques &) const = default;
};

// Everything that emit needs beside the component and the model.
struct Report {
  std::string version;
  std::uint64_t seed = 1;
  Stats stats;
  std::vector<Finding> findings;
  std::vector<Blocked> blocked;
  std::vector<Learned> learned;
  std::uint64_t seeds = 1;
  Coverage coverage;
  std::vector<OperationFigures> operations;  // the tested operations, in the order of the component
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
