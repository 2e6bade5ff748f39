#include "pipeline/explore/explore_stage.h"
#include "contain/container.h"
#include "flow/files/store.h"
#include "flow/laws.h"
#include "judge/held_model.h"
#include "observe/example_values.h"
#include "pipeline/explore/bench.h"
#include "pipeline/explore/conclude.h"
#include "pipeline/explore/explore.h"
#include "pipeline/explore/interim.h"
#include "pipeline/start_executor.h"
#include "pipeline/symbolic/symbolic_stage.h"
#include "pipeline/truth_stage.h"
#include "pipeline/verdicts/baseline_file.h"
#include "pipeline/verdicts/judged_by.h"
#include "reduce/set_aside.h"
#include "support/files.h"
#include "support/interrupt.h"
#include "support/short_path.h"
#include "support/timings.h"
#include "support/try.h"
#include "support/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <ranges>
#include <set>

namespace eclat {

namespace {

std::string wordsOf(const Weights &w) {
  return fmt::format("{}", fmt::join({w.null, w.shared, w.aliased, w.result, w.lent, w.defaulted, w.example, w.border,
                                      w.near, w.used, w.fresh, w.given, w.mixed, w.omitted, w.inserted, w.general},
                                     ","));
}

// All that outcomes depend on.
std::string journalKey(const Build &build, const Component &component, const Model &model, const ExploreOptions &o) {
  std::uint64_t hash = hashText(readFile(build.binary).value_or("") + toText(component) + toText(model));
  return fmt::format(
      "eclat {} {} seed {} of {} strategy {} inputs {} most {} tries {} steps {} time {} memory {} guided {} "
      "sandbox {} leaks {} states {} attentive {} nested {} judges {} weights {} graphs {} symbolic {} length {} "
      "laws {}",
      ECLAT_VERSION, hexDigits(hash, 16), o.seed, o.seeds, static_cast<int>(o.strategy), o.inputsPerOperation,
      o.mostInputs, o.failedTries, o.maxSteps, o.inputTimeLimit, o.memoryLimitMb, o.guided, static_cast<int>(o.sandbox),
      o.checkLeaks, o.matchStates, o.isAttentive, o.countsNested, static_cast<int>(o.judges), wordsOf(o.weights),
      o.graphShare, o.symbolicShare, o.symbolicLength, fmt::join(o.lawsOff | std::views::transform(nameOf), ","));
}

// Blocks that neither the tests reach nor inputs that were selected before.
std::set<int> untestedOf(const Trace &trace, const std::set<int> &covered) {
  std::set<int> untested;
  for (const Block &block : trace.blocks)
    untested.insert(block.number);
  for (int block : trace.reached)
    untested.erase(block);
  for (int block : covered)
    untested.erase(block);
  return untested;
}

// The options as this component needs them.
ExploreOptions settled(ExploreOptions options, const Component &component) {
  if (component.specsWait)
    options.specsAt = SpecsAt::None;
  if (options.symbolicShare == 100)
    options.strategy = Strategy::Symbolic;
  return options;
}

void tellFound(const Run &run, const Report &report, const Model &model) {
  std::string findings = counted(report.findings.size(), "finding") +
                         (report.setAside.empty() ? "" : fmt::format(" and {} set aside", report.setAside.size()));
  run.progress.result(
      fmt::format("{} inputs, {} fault-revealing, {}", report.stats.generated, report.stats.fault, findings));
  for (const Suppression &idle : idleSuppressions(report, model.suppressed))
    run.progress.detail(fmt::format("{} is suppressed and was not found: {}", idle.id, idle.reason));
  if (report.stats.isCut)
    run.progress.warn("the processes that run inputs died and could not be started again: these are partial results");
  else if (report.stats.stoppedEarly && !interrupted())
    run.progress.warn(fmt::format("the time limit of {} seconds was reached: these are partial results",
                                  run.options.explore.timeLimit));
}

}  // namespace

Result<Exploring> exploreOnce(const Run &run, const Examined &examined, const Model &model, const CallGraphs &graphs,
                              const ExplorationPlan &plan) {
  const auto &[component, build, trace] = examined;
  run.progress.stage("explore");
  Timed exploring("explore");
  ECLAT_TRY(baseline, readBaseline(run.options.emit.baseline));
  ExploreOptions options = settled(plan.options, component);
  const Model held = heldModel(model, options, plan.aside);
  ECLAT_TRY(executor, startExecutor(examined, held, options, run.dir));
  ECLAT_TRY(journal, Journal::open(run.dir.journal(), journalKey(build, component, held, options), options.resume));
  executor->use(std::move(journal));
  if (options.sandbox != Sandbox::None)
    for (const std::string &gap : gaps(walls()))
      run.progress.warn(gap);
  ECLAT_TRY(examples, exampleValues(component, trace));
  Hints hints{std::move(examples), bordersOf(held, component, trace.schema)};
  const std::set<int> untested = untestedOf(trace, plan.covered);
  std::unique_ptr<SymbolicSearch> symbolic = startSymbolic(run, options, component, build);
  if (!symbolic && options.strategy == Strategy::Symbolic)
    options.strategy = Strategy::Random;
  Exploration exploration{component, trace.schema, held, hints, graphs, options, untested, symbolic.get()};
  Learning learning(held, component, options);
  // What was judged while this was going on is set aside, too; what it says of properties counts in the next run.
  auto setAside = [&](Report &report) {
    const VerdictFile file = verdictsNow(run);
    setAsideJudged(report, {model.suppressed, baseline.ids(), shortPath(run.options.emit.baseline),
                            [&](const Finding &finding) { return judgedBy(finding, file, component); }});
  };
  Bench bench(*executor, exploration, learning, trace);
  Interim interim(bench, exploration, learning, trace, setAside, run.dir);
  exploration.onRound = [&](const Explored &soFar) { interim.tell(soFar); };
  ECLAT_TRY(explored, explore(*executor, exploration, learning, run.progress));
  run.progress.update("confirming what was found");
  ECLAT_TRY(concluded, concludeExploration(explored, bench, *executor, exploration, learning, trace));
  Report report = std::move(concluded.report);
  setAside(report);
  if (symbolic)
    report.stats.symbolic = symbolic->figures();
  ECLAT_TRY(saved, saveValue(run.dir.report(), report));
  interim.forget();
  tellFound(run, report, model);
  executor.reset();  // others may write their model where this one's workers would read theirs
  if (component.specsWait) {
    // What exploring or confirming has changed its mind about leaves the model, and that is all.
    for (LabelledInput &labelled : explored.labelled)
      if (labelled.label == Label::Fault && concluded.rejected.contains(labelled.pattern))
        labelled.label = Label::New;
    ECLAT_TRY(told, tellTruth(run, examined, explored.labelled, report));
  }
  return Exploring{std::move(report), std::move(concluded.covered)};
}

Result<Outcome> replay(const Run &run, const Examined &examined, const Model &model, const Finding &finding) {
  const Model held = heldModel(model, run.options.explore);
  ECLAT_TRY(executor, startExecutor(examined, held, run.options.explore, run.dir));
  return executor->runAlone(finding.input);
}

}  // namespace eclat
