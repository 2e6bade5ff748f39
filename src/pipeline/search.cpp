#include "classify/classify_outcome.h"
#include "execute/encode.h"
#include "execute/execute_inputs.h"
#include "observe/observe_inputs.h"
#include "pipeline/stages.h"
#include "pipeline/union_model.h"
#include "reduce/select_inputs.h"
#include "support/deadline.h"
#include "support/interrupt.h"
#include "support/try.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

// Passes with what was violated put aside, until nothing else is; each is a whole exploration.
constexpr int kMostPasses = 5;

void addStats(Stats &to, const Stats &from) {
  for (auto field :
       {&Stats::generated, &Stats::normal, &Stats::novel, &Stats::illegal, &Stats::fault, &Stats::notRun, &Stats::flaky,
        &Stats::unconfirmed, &Stats::checked, &Stats::undecided, &Stats::elsewhere, &Stats::doubted, &Stats::known})
    to.*field += from.*field;
  to.stoppedEarly |= from.stoppedEarly;
}

// Adds what is new in a later report; returns how many findings that is.
std::size_t merge(Report &to, Report from, int iteration) {
  std::size_t before = to.findings.size();
  for (Finding &finding : from.findings)
    if (!to.find(finding.id)) {
      finding.iteration = iteration;
      to.findings.push_back(std::move(finding));
    }
  for (SetAside &aside : from.setAside)
    if (!to.find(aside.finding.id))
      to.setAside.push_back(std::move(aside));
  return to.findings.size() - before;
}

// The report of an iteration into that of all; returns how many findings it brings.
std::size_t take(Report &all, Report found, int iteration) {
  if (!all.techniques.iterations.empty()) {
    addStats(all.stats, found.stats);
    return merge(all, std::move(found), iteration);
  }
  found.techniques = std::move(all.techniques);
  all = std::move(found);
  for (Finding &finding : all.findings)
    finding.iteration = iteration;
  return all.findings.size();
}

std::set<int> brokenIn(const Report &report) {
  std::set<int> out;
  auto note = [&](const Finding &finding) {
    out.insert(finding.pattern.properties.begin(), finding.pattern.properties.end());
    for (const Finding &variant : finding.variants)
      out.insert(variant.pattern.properties.begin(), variant.pattern.properties.end());
  };
  for (const Finding &finding : report.findings)
    note(finding);
  for (const SetAside &aside : report.setAside)
    note(aside.finding);
  return out;
}

}  // namespace

Model Stages::withoutAside(Model judge) const {
  for (std::size_t i = 0; i < judge.properties.size(); ++i) {
    Property &property = judge.properties[i];
    bool isDropped = isEntryDropped_ && property.point.kind == PointKind::Entry && !property.isGiven();
    if (isDropped || aside_.contains(static_cast<int>(i)))
      property.point.subject.clear();
  }
  if (isEntryDropped_) {
    judge.territory.clear();
    judge.habits.clear();
  }
  return judge;
}

// Basic technique (Xie and Notkin §4.1): what was violated is put aside, so that what lies behind it shows.
Result<Report> Stages::exploreBehind(const Examined &examined, const Model &model, const CallGraphs &graphs,
                                     IterationFigures &figures) {
  const auto &[component, build, trace] = examined;
  aside_.clear();
  ++figures.explorations;
  ECLAT_TRY(all, explore(component, build, trace, model, graphs));
  for (int pass = 2; pass <= kMostPasses && options_.explore.select != Select::Pattern && !interrupted(); ++pass) {
    std::size_t before = aside_.size();
    aside_.merge(brokenIn(all));
    if (aside_.size() == before || secondsLeft() <= 0)
      break;
    ++figures.explorations;
    ECLAT_TRY(next, explore(component, build, trace, model, graphs));
    addStats(all.stats, next.stats);
    if (merge(all, std::move(next), 0) == 0)
      break;
  }
  aside_.clear();
  return std::move(all);
}

// Precondition removal (§4.2): what the entry properties hide, and which of them it breaks.
Result<Report> Stages::exploreDropped(const Examined &examined, const Model &model, const CallGraphs &graphs,
                                      IterationFigures &figures) {
  const auto &[component, build, trace] = examined;
  isEntryDropped_ = true;
  auto report = exploreBehind(examined, model, graphs, figures);
  isEntryDropped_ = false;
  if (!report)
    return report;
  ECLAT_TRY(executor, Executor::start(build, component, trace.schema, model, options_.explore, dir_));
  for (Finding &finding : report->findings) {
    finding.isEntryDropped = true;
    ECLAT_TRY(outcome, executor->runAlone(finding.input));
    for (const Violation &violation : outcome.entry) {
      const Property &property = model.properties[static_cast<std::size_t>(violation.property)];
      if (property.point.kind == PointKind::Entry)
        finding.dropped.push_back({.point = property.point,
                                   .property = print(property.expr),
                                   .samples = property.samples,
                                   .values = violation.values,
                                   .states = property.states});
    }
  }
  return report;
}

// With one model: with entry properties, without them, or the one after the other.
Result<Report> Stages::exploreOnce(const Examined &examined, const Model &model, const CallGraphs &graphs,
                                   IterationFigures &figures) {
  if (options_.explore.preconditions == Preconditions::Drop)
    return exploreDropped(examined, model, graphs, figures);
  ECLAT_TRY(found, exploreBehind(examined, model, graphs, figures));
  if (options_.explore.preconditions == Preconditions::Both) {
    ECLAT_TRY(dropped, exploreDropped(examined, model, graphs, figures));
    addStats(found.stats, dropped.stats);
    merge(found, std::move(dropped), 0);
  }
  return std::move(found);
}

Result<void> Stages::joinSelected(Examined &examined, const std::vector<Finding> &selected, IterationFigures &figures) {
  std::vector<std::string> inputs;
  for (const Finding &finding : selected) {
    bool hasEnded = finding.outcome.ending == Ending::Returned || finding.outcome.ending == Ending::Threw;
    const Operation &tested = examined.component.operations[static_cast<std::size_t>(finding.operation)];
    if (!hasEnded || tested.kind == OperationKind::Law) {
      ++figures.ended;
      continue;
    }
    std::string bytes;
    encodeInput(finding.input, bytes);
    if (joined_.insert(bytes).second)
      inputs.push_back(std::move(bytes));
  }
  progress_.stage("join");
  ECLAT_TRY(observed, observeInputs(examined.build, examined.trace, inputs, options_.explore.sandbox, dir_));
  examined.trace = std::move(observed.trace);
  isGrown_ = true;
  figures.joined = inputs.size() - observed.lost.size();
  figures.ended += observed.lost.size();
  progress_.result(counted(figures.joined, "selected input") + " joined the examples");
  return {};
}

// Iterations (§4.3): what was selected joins the examples, and the model that is inferred then is weaker.
Result<Report> Stages::search(Examined &examined, Model &model, CallGraphs &graphs) {
  const ExploreOptions asked = options_.explore;
  bool isPlain = asked.select == Select::Pattern && asked.preconditions == Preconditions::Keep && asked.iterations == 1;
  if (isPlain)
    return explore(examined.component, examined.build, examined.trace, model, graphs);
  if (asked.select != Select::Pattern)  // the techniques take every violation at its word
    options_.explore.learns = options_.explore.followsPaths = false;
  UnionModel models;
  Report all;
  all.techniques = {selectId(asked.select), preconditionsId(asked.preconditions), {}};
  for (int iteration = 1; iteration <= asked.iterations; ++iteration) {
    if (iteration > 1) {
      ECLAT_TRY(again, infer(examined.component, examined.trace));
      model = std::move(again);
    }
    IterationFigures figures{.iteration = iteration, .examples = examined.trace.calls};
    ECLAT_TRY(found, exploreOnce(examined, model, graphs, figures));
    figures.properties = found.stats.properties;
    std::vector<Finding> selected = found.findings;
    models.add(model, found);
    figures.selected = take(all, std::move(found), asked.iterations > 1 ? iteration : 0);
    bool isOver = selected.empty() || interrupted() || secondsLeft() <= 0 || iteration == asked.iterations;
    if (!isOver) {
      ECLAT_TRY(joined, joinSelected(examined, selected, figures));
    }
    all.techniques.iterations.push_back(figures);
    if (isOver || figures.joined == 0)  // the same model would select the same
      break;
  }
  options_.explore = asked;
  if (asked.select != Select::Pattern)
    orderSelected(all.findings);
  model = models.model();
  all.stats.reported = all.findings.size();
  ECLAT_TRY(kept, saveValue(dir_.model(), model));
  ECLAT_TRY(saved, saveValue(dir_.report(), all));
  if (examined.component.specsWait) {
    ECLAT_TRY(told, tellTruth(examined.component, examined.build, examined.trace.schema, {}, all));
  }
  return all;
}

}  // namespace eclat
