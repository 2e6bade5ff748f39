#include "execute/execute_inputs.h"
#include "flow/laws.h"
#include "flow/store.h"
#include "observe/example_values.h"
#include "pipeline/baseline_file.h"
#include "pipeline/bench.h"
#include "pipeline/conclude.h"
#include "pipeline/explore.h"
#include "pipeline/interim.h"
#include "pipeline/judged_by.h"
#include "pipeline/stages.h"
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
      o.mostInputs, o.failedTries, o.maxSteps, o.inputTimeLimit, o.memoryLimitMb, o.guided, o.sandbox, o.checkLeaks,
      o.matchStates, o.isAttentive, o.countsNested, static_cast<int>(o.judges), wordsOf(o.weights), o.graphShare,
      o.symbolicShare, o.symbolicLength, fmt::join(o.lawsOff, ","));
}

// The properties that inputs are held to: without the model those that nobody learned, and never laws that are off. The
// others keep their numbers, as reports name properties by them.
Model judgeOf(const Model &model, const ExploreOptions &options) {
  Model judge = model;
  auto isOff = [&](const std::string &family) {
    return std::ranges::any_of(options.lawsOff,
                               [&](const std::string &law) { return family == std::string(kLawFamily) + law; });
  };
  for (Property &property : judge.properties) {
    bool isLaw = property.family.starts_with(kLawFamily);
    if (isLaw ? isOff(property.family) : options.judges == Judges::Exceptions)
      property.point.subject.clear();  // nowhere
  }
  judge.suppressed.clear();  // no outcome depends on it
  if (options.judges == Judges::Exceptions) {
    judge.territory.clear();
    judge.habits.clear();
    judge.told.clear();
    judge.thrown.clear();
  }
  return judge;
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

std::string foundWords(const Report &report) {
  return counted(report.findings.size(), "finding") +
         (report.setAside.empty() ? "" : fmt::format(" and {} set aside", report.setAside.size()));
}

}  // namespace

Result<Report> Stages::explore(const Component &component, const Build &build, const Trace &trace, const Model &model,
                               const CallGraphs &graphs) {
  progress_.stage("explore");
  Timed exploring("explore");
  ECLAT_TRY(baseline, readBaseline(options_.emit.baseline));
  ExploreOptions options = options_.explore;
  if (component.specsWait)
    options.specsAt = SpecsAt::None;
  Model judge = withoutAside(judgeOf(model, options));
  ECLAT_TRY(executor, Executor::start(build, component, trace.schema, judge, options, dir_));
  ECLAT_TRY(journal, Journal::open(dir_.journal(), journalKey(build, component, judge, options), options.resume));
  executor->use(std::move(journal));
  for (const std::string &gap : executor->sandboxGaps())
    progress_.warn(gap);
  ECLAT_TRY(examples, exampleValues(component, trace));
  Hints hints{std::move(examples), bordersOf(judge, component, trace.schema)};
  const std::set<int> untested = untestedOf(trace, covered_);
  if (options.symbolicShare == 100)
    options.strategy = Strategy::Symbolic;
  std::unique_ptr<SymbolicSearch> symbolic = startSymbolic(component, build);
  if (!symbolic && options.strategy == Strategy::Symbolic)
    options.strategy = Strategy::Random;
  Exploration exploration{component, trace.schema, judge, hints, graphs, options, untested, symbolic.get()};
  Learning learning(judge, component, options);
  // What was judged while this was going on is set aside, too; what it says of properties counts in the next run.
  auto setAside = [&](Report &report) {
    if (auto now = eclat::readVerdicts(options_.verdicts))
      verdicts_ = std::move(*now);
    setAsideJudged(report, {model.suppressed, baseline.ids(), shortPath(options_.emit.baseline),
                            [&](const Finding &finding) { return judgedBy(finding, verdicts_, component); }});
  };
  Bench bench(*executor, exploration, learning, trace);
  Interim interim(bench, exploration, learning, trace, setAside, dir_);
  exploration.onRound = [&](const Explored &soFar) { interim.tell(soFar); };
  ECLAT_TRY(explored, eclat::explore(*executor, exploration, learning, progress_));
  progress_.update("confirming what was found");
  ECLAT_TRY(concluded, concludeExploration(explored, bench, *executor, exploration, learning, trace));
  Report report = std::move(concluded.report);
  covered_.insert(concluded.covered.begin(), concluded.covered.end());
  setAside(report);
  if (symbolic)
    report.stats.symbolic = symbolic->figures();
  ECLAT_TRY(saved, saveValue(dir_.report(), report));
  interim.forget();
  progress_.result(
      fmt::format("{} inputs, {} fault-revealing, {}", report.stats.generated, report.stats.fault, foundWords(report)));
  for (const Suppression &idle : idleSuppressions(report, model.suppressed))
    progress_.detail(fmt::format("{} is suppressed and was not found: {}", idle.id, idle.reason));
  if (report.stats.stoppedEarly && !interrupted())
    progress_.warn(
        fmt::format("the time limit of {} seconds was reached: these are partial results", options.timeLimit));
  if (component.specsWait) {
    executor.reset();  // the other one writes its model where this one's workers would read theirs
    // What exploring or confirming has changed its mind about leaves the model, and that is all.
    for (LabelledInput &labelled : explored.labelled)
      if (labelled.label == Label::Fault && concluded.rejected.contains(labelled.pattern))
        labelled.label = Label::New;
    ECLAT_TRY(told, tellTruth(component, build, trace.schema, explored.labelled, report));
  }
  return std::move(report);
}

Result<Outcome> Stages::replay(const Examined &examined, const Model &model, const Finding &finding) {
  const Model judge = judgeOf(model, options_.explore);
  ECLAT_TRY(executor,
            Executor::start(examined.build, examined.component, examined.trace.schema, judge, options_.explore, dir_));
  return executor->runAlone(finding.input);
}

}  // namespace eclat
