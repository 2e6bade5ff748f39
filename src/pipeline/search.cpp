#include "execute/encode.h"
#include "observe/observe_inputs.h"
#include "pipeline/explore/explore_stage.h"
#include "pipeline/start_executor.h"
#include "pipeline/truth_stage.h"
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
        &Stats::unconfirmed, &Stats::checked, &Stats::undecided, &Stats::elsewhere, &Stats::accidents, &Stats::known})
    to.*field += from.*field;
  to.stoppedEarly |= from.stoppedEarly;
  to.isCut |= from.isCut;
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

// The explorations of one run, one after another. Each is told what those before it have found.
class Search {
public:
  Search(const Run &run, const ExploreOptions &options, Examined &examined, const CallGraphs &graphs)
      : run_(run), options_(options), examined_(examined), graphs_(graphs) {}

  // With one model: with entry properties, without them, or the one after the other.
  Result<Report> explore(const Model &model, IterationFigures &figures) {
    if (options_.preconditions == Preconditions::Drop)
      return exploreDropped(model, figures);
    ECLAT_TRY(found, exploreBehind(model, {}, figures));
    if (options_.preconditions == Preconditions::Both) {
      ECLAT_TRY(dropped, exploreDropped(model, figures));
      addStats(found.stats, dropped.stats);
      merge(found, std::move(dropped), 0);
    }
    return std::move(found);
  }

  Result<void> joinSelected(const std::vector<Finding> &selected, IterationFigures &figures) {
    std::vector<std::string> inputs;
    for (const Finding &finding : selected) {
      const Operation &tested = examined_.component.operations[static_cast<std::size_t>(finding.operation)];
      if (!cameBack(finding.outcome.ending) || tested.kind == OperationKind::Law) {
        ++figures.ended;
        continue;
      }
      std::string bytes;
      encodeInput(finding.input, bytes);
      if (joined_.insert(bytes).second)
        inputs.push_back(std::move(bytes));
    }
    run_.progress.stage("join");
    ECLAT_TRY(observed,
              observeInputs(examined_.build, examined_.component, examined_.trace, inputs, options_.sandbox, run_.dir));
    examined_.trace = std::move(observed.trace);
    figures.joined = inputs.size() - observed.lost.size();
    figures.ended += observed.lost.size();
    run_.progress.result(counted(figures.joined, "selected input") + " joined the examples");
    return {};
  }

private:
  Result<Report> exploreOnce(const Model &model, const PutAside &aside, IterationFigures &figures) {
    ++figures.explorations;
    ECLAT_TRY(explored, eclat::exploreOnce(run_, examined_, model, graphs_, {options_, aside, covered_}));
    covered_.merge(explored.covered);
    return std::move(explored.report);
  }

  // Basic technique (Xie and Notkin §4.1): what was violated is put aside, so that what lies behind it shows.
  Result<Report> exploreBehind(const Model &model, PutAside aside, IterationFigures &figures) {
    ECLAT_TRY(all, exploreOnce(model, aside, figures));
    for (int pass = 2; pass <= kMostPasses && options_.select != Select::Pattern && !interrupted(); ++pass) {
      std::size_t before = aside.properties.size();
      aside.properties.merge(brokenIn(all));
      if (aside.properties.size() == before || isTimeUp())
        break;
      ECLAT_TRY(next, exploreOnce(model, aside, figures));
      addStats(all.stats, next.stats);
      if (merge(all, std::move(next), 0) == 0)
        break;
    }
    return std::move(all);
  }

  // Precondition removal (§4.2): what the entry properties hide, and which of them it breaks.
  Result<Report> exploreDropped(const Model &model, IterationFigures &figures) {
    ECLAT_TRY(report, exploreBehind(model, {.isEntry = true}, figures));
    ECLAT_TRY(executor, startExecutor(examined_, model, options_, run_.dir));
    for (Finding &finding : report.findings) {
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
    return std::move(report);
  }

  const Run &run_;
  const ExploreOptions &options_;
  Examined &examined_;
  const CallGraphs &graphs_;
  std::set<int> covered_;         // blocks that inputs reach which were selected before
  std::set<std::string> joined_;  // selected inputs that are among the examples, encoded
};

// The techniques take every violation at its word.
ExploreOptions ofTechnique(ExploreOptions options) {
  if (options.select != Select::Pattern)
    options.learns = options.followsPaths = false;
  return options;
}

// Iterations (§4.3): what was selected joins the examples, and the model that is inferred then is weaker.
Result<Report> iterate(const Run &run, Examined &examined, Model &model, const CallGraphs &graphs) {
  const ExploreOptions options = ofTechnique(run.options.explore);
  Search search(run, options, examined, graphs);
  UnionModel models;
  Report all;
  all.techniques = {selectId(options.select), preconditionsId(options.preconditions), {}};
  for (int iteration = 1; iteration <= options.iterations; ++iteration) {
    if (iteration > 1) {
      ECLAT_TRY(again, infer(run, examined.component, examined.trace, Examples::Grown));
      model = std::move(again);
    }
    IterationFigures figures{.iteration = iteration, .examples = examined.trace.calls};
    ECLAT_TRY(found, search.explore(model, figures));
    figures.properties = found.stats.properties;
    std::vector<Finding> selected = found.findings;
    models.add(model, found);
    figures.selected = take(all, std::move(found), options.iterations > 1 ? iteration : 0);
    bool isOver = selected.empty() || interrupted() || isTimeUp() || iteration == options.iterations;
    if (!isOver) {
      ECLAT_TRY(joined, search.joinSelected(selected, figures));
    }
    all.techniques.iterations.push_back(figures);
    if (isOver || figures.joined == 0)  // the same model would select the same
      break;
  }
  if (options.select != Select::Pattern)
    orderSelected(all.findings);
  model = models.model();
  all.stats.reported = all.findings.size();
  return all;
}

}  // namespace

Result<Report> search(const Run &run, Examined &examined, Model &model, const CallGraphs &graphs) {
  const ExploreOptions &asked = run.options.explore;
  bool isPlain = asked.select == Select::Pattern && asked.preconditions == Preconditions::Keep && asked.iterations == 1;
  if (isPlain) {
    ECLAT_TRY(explored, exploreOnce(run, examined, model, graphs, {asked, {}, {}}));
    return std::move(explored.report);
  }
  ECLAT_TRY(all, iterate(run, examined, model, graphs));
  ECLAT_TRY(kept, saveValue(run.dir.model(), model));
  ECLAT_TRY(saved, saveValue(run.dir.report(), all));
  if (examined.component.specsWait) {
    ECLAT_TRY(told, tellTruth(run, examined, {}, all));
  }
  return std::move(all);
}

}  // namespace eclat
