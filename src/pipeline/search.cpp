#include "classify/classify_outcome.h"
#include "execute/encode.h"
#include "execute/execute_inputs.h"
#include "observe/observe_inputs.h"
#include "pipeline/stages.h"
#include "pipeline/union_model.h"
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
    bool isDropped = isEntryDropped_ && property.point.kind == PointKind::Entry && !property.isTrusted;
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
Result<Report> Stages::exploreBehind(const Examined &examined, const Model &model, const CallGraphs &graphs) {
  const auto &[component, build, trace] = examined;
  aside_.clear();
  ECLAT_TRY(all, explore(component, build, trace, model, graphs));
  for (int pass = 2; pass <= kMostPasses && options_.explore.select != Select::Pattern && !interrupted(); ++pass) {
    std::size_t before = aside_.size();
    aside_.merge(brokenIn(all));
    if (aside_.size() == before || secondsLeft() <= 0)
      break;
    ECLAT_TRY(next, explore(component, build, trace, model, graphs));
    addStats(all.stats, next.stats);
    if (merge(all, std::move(next), 0) == 0)
      break;
  }
  aside_.clear();
  return std::move(all);
}

// Precondition removal (§4.2): what the entry properties hide, and which of them it breaks.
Result<Report> Stages::exploreDropped(const Examined &examined, const Model &model, const CallGraphs &graphs) {
  const auto &[component, build, trace] = examined;
  isEntryDropped_ = true;
  auto report = exploreBehind(examined, model, graphs);
  isEntryDropped_ = false;
  if (!report)
    return report;
  ECLAT_TRY(executor, Executor::start(build, component, trace.schema, model, options_.explore, dir_));
  for (Finding &finding : report->findings) {
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

Result<void> Stages::joinSelected(const Examined &examined, const std::vector<Finding> &selected, Trace &trace) {
  std::vector<std::string> inputs;
  for (const Finding &finding : selected) {
    bool hasEnded = finding.outcome.ending == Ending::Returned || finding.outcome.ending == Ending::Threw;
    const Operation &tested = examined.component.operations[static_cast<std::size_t>(finding.operation)];
    if (hasEnded && tested.kind != OperationKind::Law)
      encodeInput(finding.input, inputs.emplace_back());
  }
  progress_.stage("join");
  ECLAT_TRY(observed, observeInputs(examined.build, trace, inputs, options_.explore.sandbox, dir_));
  trace = std::move(observed.trace);
  isGrown_ = true;
  progress_.result(counted(inputs.size() - observed.lost.size(), "selected input") + " joined the examples");
  return {};
}

Result<Report> Stages::search(Examined &examined, Model &model, CallGraphs &graphs) {
  const ExploreOptions asked = options_.explore;
  bool isPlain = asked.select == Select::Pattern && asked.preconditions == Preconditions::Keep && asked.iterations == 1;
  if (isPlain)
    return explore(examined.component, examined.build, examined.trace, model, graphs);
  if (asked.select != Select::Pattern)  // the techniques take every violation at its word
    options_.explore.learns = options_.explore.followsPaths = false;
  UnionModel models;
  std::optional<Report> all;
  for (int iteration = 1; iteration <= asked.iterations; ++iteration) {
    if (iteration > 1) {
      ECLAT_TRY(again, infer(examined.component, examined.trace));
      model = std::move(again);
    }
    std::optional<Report> found;
    for (Preconditions mode : {Preconditions::Keep, Preconditions::Drop}) {
      if (asked.preconditions != mode && asked.preconditions != Preconditions::Both)
        continue;
      ECLAT_TRY(report, mode == Preconditions::Keep ? exploreBehind(examined, model, graphs)
                                                    : exploreDropped(examined, model, graphs));
      if (!found) {
        found = std::move(report);
        continue;
      }
      addStats(found->stats, report.stats);
      merge(*found, std::move(report), 0);
    }
    std::vector<Finding> selected = found->findings;
    models.add(model, found->findings);
    Report next = std::move(*found);
    if (!all) {
      for (Finding &finding : next.findings)
        finding.iteration = asked.iterations > 1 ? 1 : 0;
      all = std::move(next);
    } else {
      addStats(all->stats, next.stats);
      merge(*all, std::move(next), iteration);
    }
    if (selected.empty() || interrupted() || secondsLeft() <= 0)
      break;
    if (iteration < asked.iterations) {
      ECLAT_TRY(joined, joinSelected(examined, selected, examined.trace));
    }
  }
  options_.explore = asked;
  model = models.model();
  all->stats.reported = all->findings.size();
  ECLAT_TRY(kept, saveValue(dir_.model(), model));
  ECLAT_TRY(saved, saveValue(dir_.report(), *all));
  if (examined.component.specsWait) {
    ECLAT_TRY(told, tellTruth(examined.component, examined.build, examined.trace.schema, {}, *all));
  }
  return std::move(*all);
}

}  // namespace eclat
