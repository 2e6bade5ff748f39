#include "emit/reports/report_rows.h"

#include <algorithm>
#include <filesystem>
#include <numeric>

namespace eclat {

namespace {

std::vector<std::string> requestedClasses(const Component &component) {
  std::vector<std::string> names;
  for (const ClassInfo &info : component.classes)
    if (info.isRequested)
      names.push_back(info.name);
  return names;
}

// Laws are operations of the component, too.
std::vector<std::string> signatures(const Component &component, bool ofLaws) {
  std::vector<std::string> signatures;
  for (const Operation &operation : component.operations)
    if ((operation.kind == OperationKind::Law) == ofLaws)
      signatures.push_back(operation.signature);
  return signatures;
}

std::vector<std::string> headerNames(const Component &component) {
  std::vector<std::string> names;
  for (const std::string &header : component.headers)
    names.push_back(std::filesystem::path(header).filename().string());
  return names;
}

using NamedCounts = std::vector<std::pair<std::string, std::uint64_t>>;

NamedCounts bounds(const SymbolicFigures &figures) {
  NamedCounts counts;
  for (std::size_t i = 0; i < figures.bounds.size(); ++i)
    counts.emplace_back(boundId(i), figures.bounds[i]);
  return counts;
}

NamedCounts losses(const SymbolicFigures &figures) {
  NamedCounts counts;
  for (std::size_t i = 0; i < figures.losses.size(); ++i)
    counts.emplace_back(lossId(i), figures.losses[i]);
  return counts;
}

std::uint64_t untried(const SymbolicFigures &figures) {
  return std::accumulate(figures.bounds.begin(), figures.bounds.end(), std::uint64_t{0});
}

const RecordOf<SymbolicFigures> &statesRecord() {
  using Of = RecordOf<SymbolicFigures>;
  static const Of record("states", "States of objects that calls led to.", [](Of &of) {
    of.row("sequences", "Number of calls whose arguments were solved for.", &SymbolicFigures::sequences).attribute();
    of.row("left", "Number of states that the calls left objects in.", &SymbolicFigures::states).attribute();
    of.row("same", "Number of these states that were known.", &SymbolicFigures::same).attribute();
    of.row("covered", "Number of these states that are part of known ones.", &SymbolicFigures::covered).attribute();
  });
  return record;
}

const RecordOf<IterationFigures> &iterationRecord() {
  using Of = RecordOf<IterationFigures>;
  static const Of record("iteration", "One turn of --iterations.", [](Of &of) {
    of.row("iteration", "Number of the iteration, from 1.", &IterationFigures::iteration)
        .fromOne()
        .as("number")
        .attribute();
    of.row("examples", "Number of calls that the model was inferred from.", &IterationFigures::examples).attribute();
    of.row("properties", "Number of properties in the model.", &IterationFigures::properties).attribute();
    of.row("explorations",
           "How often was explored: with violated properties put aside, and with and without entry properties.",
           &IterationFigures::explorations)
        .attribute();
    of.row("selected", "Number of inputs that were selected, those of earlier iterations left out.",
           &IterationFigures::selected)
        .attribute();
    of.row("joined", "Number of selected inputs that are examples of the next iteration.", &IterationFigures::joined)
        .attribute();
    of.row("ended", "Number of selected inputs that cannot be examples, as they do not come to their end.",
           &IterationFigures::ended)
        .attribute();
  });
  return record;
}

}  // namespace

const RecordOf<Component> &componentRecord() {
  using Of = RecordOf<Component>;
  static const Of record("component", "What was tested.", [](Of &of) {
    of.row("classes", "Classes that the user named.", requestedClasses).as("class").eachAttribute("name");
    of.row("operations", "Signatures of the operations that could be called.",
           [](const Component &c) { return signatures(c, false); })
        .as("callable")
        .eachAttribute("signature");
    of.row("laws", "Laws of C++ objects that its classes were held to.",
           [](const Component &c) { return signatures(c, true); })
        .as("law")
        .eachAttribute("signature");
    of.row("headers", "Names of its headers, without folders.", headerNames).as("header").eachAttribute("name");
  });
  return record;
}

const RecordOf<Stats> &statsRecord() {
  using Of = RecordOf<Stats>;
  static const Of record("stats", "The figures of a run.", [](Of &of) {
    of.row("generated", "Number of inputs.", &Stats::generated).attribute();
    of.row("normal", "Number of inputs that violate nothing.", &Stats::normal).attribute();
    of.row("new", "Number of inputs that violate something at entry alone: new behaviour.", &Stats::novel).attribute();
    of.row("illegal", "Number of inputs whose caller is to blame.", &Stats::illegal).attribute();
    of.row("fault", "Number of inputs that reveal a fault.", &Stats::fault).attribute();
    of.row("reported", "Number of findings.", &Stats::reported).attribute();
    of.row("flaky", "Kinds of failure that did not happen again in a fresh process.", &Stats::flaky).attribute();
    of.row("unconfirmed", "Kinds of failure that there was no time to run again; not reported.", &Stats::unconfirmed)
        .attribute();
    of.row("notRun", "Inputs whose operation ran into the time limit too often.", &Stats::notRun).attribute();
    of.row("known", "Inputs that led to a known state and were not built on (--match-states).", &Stats::known)
        .attribute();
    of.row("elsewhere", "Kinds of failure left out: the calls took branches that no example took.", &Stats::elsewhere)
        .attribute();
    of.row("doubted", "Kinds of failure left out: so many legal inputs break what they broke that it is no rule.",
           &Stats::accidents)
        .attribute();
    of.row("examples", "Number of calls observed in the passing tests.", &Stats::examples).attribute();
    of.row("properties", "Number of properties in the model.", &Stats::properties).attribute();
    of.row("checked", "How often a property was evaluated at a tested call.", &Stats::checked).attribute();
    of.row("undecided", "How often it was then neither kept nor broken: a null base, an index outside.",
           &Stats::undecided)
        .attribute();
    of.row("stoppedEarly", "The time was up before all was tried.", &Stats::stoppedEarly).attribute();
    of.row("cut", "Processes that run inputs died again and again before all was tried, and not by what they ran.",
           &Stats::isCut)
        .attribute();
  });
  return record;
}

const RecordOf<SymbolicFigures> &symbolicRecord() {
  using Of = RecordOf<SymbolicFigures>;
  static const Of record("symbolic", "What solving for arguments did.", [](Of &of) {
    of.row("runs", "Number of runs of inputs in the symbolic flavour.", &SymbolicFigures::runs).attribute();
    of.row("queries", "Number of queries to the solver.", &SymbolicFigures::queries).attribute();
    of.row("found", "Number of queries with an answer.", &SymbolicFigures::found).attribute();
    of.row("unknown", "Number of queries that took too many steps.", &SymbolicFigures::unknown).attribute();
    of.row("repeated", "Number of questions that had been asked before.", &SymbolicFigures::known).attribute();
    of.row("untried", "The sum of the bounds.", untried).attribute();
    of.row("inputs", "Number of new inputs that came of it.", &SymbolicFigures::inputs).attribute();
    of.row("diverged", "Number of inputs that did not do as predicted.", &SymbolicFigures::diverged).attribute();
    of.row("states", "What solving for sequences breadth-first came across.", Of::itself, statesRecord);
    of.row("bounds", "By limit: how much was not tried because it was reached.", bounds).as("bound");
    of.row("lost", "By reason: how often a symbolic value went on as a plain one.", losses);
  });
  return record;
}

const RecordOf<Techniques> &techniquesRecord() {
  using Of = RecordOf<Techniques>;
  static const Of record("techniques", "How inputs were selected.", [](Of &of) {
    of.row("select", "What --select said.", &Techniques::select)
        .oneOf(
            {selectId(Select::Pattern), selectId(Select::Property), selectId(Select::Coverage), selectId(Select::Both)})
        .attribute();
    of.row("preconditions", "What --preconditions said.", &Techniques::preconditions)
        .oneOf({preconditionsId(Preconditions::Keep), preconditionsId(Preconditions::Drop),
                preconditionsId(Preconditions::Both)})
        .attribute();
    of.row("iterations", "The figures of each iteration.", &Techniques::iterations, iterationRecord)
        .as("iteration")
        .between(1, Row::kMany);
  });
  return record;
}

}  // namespace eclat
