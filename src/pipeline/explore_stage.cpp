#include "classify/classify_outcome.h"
#include "execute/execute_inputs.h"
#include "flow/laws.h"
#include "flow/store.h"
#include "generate/lifetime.h"
#include "infer/tally.h"
#include "observe/example_values.h"
#include "pipeline/baseline_file.h"
#include "pipeline/explore.h"
#include "pipeline/judge.h"
#include "pipeline/judged_by.h"
#include "pipeline/selected_findings.h"
#include "pipeline/stages.h"
#include "reduce/choose_regressions.h"
#include "reduce/group_findings.h"
#include "reduce/rank_findings.h"
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

// Not what AddressSanitizer puts into new memory, nor zero.
constexpr int kOtherMemory = 0x5a;

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
    judge.thrown.clear();
  }
  return judge;
}

// What differs from run to run, as after a write beyond an object, tells nobody anything.
void leaveOutUnsteady(std::vector<SeenValue> &seen, const std::vector<SeenValue> &again) {
  std::erase_if(seen, [&](const SeenValue &value) { return std::ranges::find(again, value) == again.end(); });
}

// How confirmed outcomes are judged, and inputs put to the test again.
class Bench {
public:
  Bench(Executor &executor, const Exploration &exploration, const Learning &learning, const Trace &trace)
      : executor_(executor), e_(exploration), judge_(executor, exploration, learning), paths_(trace.paths),
        lifetimes_(e_.component) {}

  Trials trials() {
    Trials trials;
    trials.confirm = [this](const Input &input) { return confirm(input); };
    trials.keepsAll = !e_.options.reduces;
    if (e_.options.reduces) {
      trials.sameAs = [this](const Pattern &pattern, const Input &than, const std::vector<Input> &inputs) {
        return sameAs(pattern, than, inputs);
      };
      trials.isLegal = [this](const Input &input) { return lifetimes_.isLegal(input); };
    }
    return trials;
  }

  // Those that do well alone, too, and the same whatever was in memory before.
  std::vector<SteadyInput> steady(const std::vector<Input> &inputs) {
    std::vector<SteadyInput> out;
    for (const Input &input : inputs) {
      if (interrupted() || secondsLeft() <= 0)
        break;
      auto first = executor_.runAlone(input), second = executor_.runAlone(input, kOtherMemory);
      if (!first || !second || labelOf(*first, input) != Label::Normal || labelOf(*second, input) != Label::Normal)
        continue;
      for (std::size_t i = 0; i < first->seen.size(); ++i)
        first->seen[i].isExact &= i < second->seen.size() && first->seen[i] == second->seen[i];
      bool hasEnded = first->ending == Ending::Returned || first->ending == Ending::Threw;
      if (hasEnded && first->changes.empty() && first->blocked.empty() && first->ending == second->ending)
        out.push_back({input, std::move(*first)});
    }
    return out;
  }

private:
  // None where nothing can be run any more.
  std::vector<std::optional<Label>> labelsOf(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes) {
    auto labels = judge_.labelAgain(inputs, outcomes);
    return labels ? std::vector<std::optional<Label>>(labels->begin(), labels->end())
                  : std::vector<std::optional<Label>>(inputs.size());
  }
  std::optional<Label> labelOf(const Outcome &outcome, const Input &input) {
    return labelsOf({input}, {outcome}).front();
  }

  std::optional<Judged> confirm(const Input &input) {
    auto outcome = executor_.runAlone(input);
    if (!outcome || outcome->ending == Ending::NotRun)
      return std::nullopt;
    std::optional<Label> label = labelOf(*outcome, input);
    if (!label)
      return std::nullopt;
    Judged judged{*outcome, *label, patternOf(*outcome, input)};
    judged.isStrange = judged.label == Label::Fault && isStrange(input, *outcome);
    judged.isOnNewPath =
        e_.options.followsPaths && outcome->path != 0 && !paths_.empty() && !paths_.contains(outcome->path);
    // What uses up its limits does so with other bytes in other ways.
    bool isUsedUp = outcome->ending == Ending::MemoryLimit || outcome->ending == Ending::TimedOut ||
                    outcome->ending == Ending::StackOverflow;
    if (judged.label == Label::Fault && !isUsedUp)
      if (auto again = executor_.runAlone(input, kOtherMemory); again && again->ending != Ending::NotRun) {
        judged.isUnsteady = patternOf(*again, input) != judged.pattern;
        if (!judged.isUnsteady)
          leaveOutUnsteady(judged.outcome.seen, again->seen);
      }
    return judged;
  }

  bool isStrange(const Input &input, const Outcome &outcome) {
    auto strange = judge_.haveStrangePast({input}, {outcome});
    return strange && strange->front();
  }

  // What nothing before the tested call made strange must not become so on the way.
  std::vector<bool> sameAs(const Pattern &pattern, const Input &than, const std::vector<Input> &inputs) {
    std::vector<bool> same(inputs.size(), false);
    if (interrupted() || secondsLeft() <= 0)
      return same;
    // The simplest come first: where one hangs as it should, the others need not be tried.
    auto outcomes = executor_.run({
        {inputs, pattern.ending == Ending::TimedOut ? 1u : 3u}
    });
    if (!outcomes)
      return same;
    std::vector<std::optional<Label>> labels = labelsOf(inputs, (*outcomes)[0]);
    auto wasStrange = judge_.haveStrangePast({than}, {(*outcomes)[0].front()});
    for (std::size_t i = 0; i < inputs.size(); ++i)
      same[i] = labels[i] == Label::Fault && patternOf((*outcomes)[0][i], inputs[i]) == pattern &&
                ((wasStrange && wasStrange->front()) || !isStrange(inputs[i], (*outcomes)[0][i]));
    return same;
  }

  Executor &executor_;
  const Exploration &e_;
  Judge judge_;
  const std::set<std::uint64_t> &paths_;  // those that calls of the examples took
  Lifetimes lifetimes_;
};

// Exploring has shown that all it broke is no rule.
bool isNoRule(const Finding &finding, const Learning &learning) {
  const std::vector<int> &broken = finding.pattern.properties;
  bool hasReturned = finding.pattern.ending == Ending::Returned || finding.pattern.ending == Ending::Threw;
  return hasReturned && !broken.empty() && finding.pattern.clauses.empty() &&
         std::ranges::all_of(broken, [&](int number) { return learning.isWrong(finding.operation, number); });
}

bool hasSlice(const Expr &e) { return e.op == Op::Slice || std::ranges::any_of(e.kids, hasSlice); }

// What joins parts of an object holds whatever the examples did with it: an operation that always breaks it is
// suspicious.
bool breaksObject(const Finding &finding, const Model &model) {
  return std::ranges::any_of(finding.pattern.properties, [&](int number) {
    const Property &property = model.properties[static_cast<std::size_t>(number)];
    return property.point.kind == PointKind::Object && variablesOf(property.expr).size() > 1 &&
           !hasSlice(property.expr);
  });
}

// What exploring has shown of the properties that a finding broke.
void addRates(Finding &finding, const Learning &learning, const Model &model) {
  Learning::Rate worst;
  for (int number : finding.pattern.properties) {
    Learning::Rate rate = learning.breakRate(finding.operation, number);
    worst = rate.against > worst.against ? rate : worst;
    const Property &property = model.properties[static_cast<std::size_t>(number)];
    for (ViolatedProperty &violated : finding.violated)
      if (violated.point == property.point && violated.property == print(property.expr)) {
        violated.legal = rate.inputs;
        violated.breaking = rate.against;
      }
  }
  if (isNoRule(finding, learning) && finding.doubt.empty())
    finding.doubt = fmt::format("{} of {} legal inputs of the operation break this: more likely the examples show too "
                                "little",
                                worst.against, worst.inputs);
}

// What the examples showed of the properties that were broken.
Result<void> addSightings(std::vector<Finding> &findings, const Component &component, const Trace &trace) {
  std::vector<Statement> statements;
  std::vector<ViolatedProperty *> told;
  auto collect = [&](auto &self, std::vector<Finding> &list) -> void {
    for (Finding &finding : list) {
      for (ViolatedProperty &violated : finding.violated)
        if (auto expr = parseExpr(violated.property); expr && violated.law.empty()) {
          statements.push_back({violated.point, std::move(*expr)});
          told.push_back(&violated);
        }
      self(self, finding.variants);
    }
  };
  collect(collect, findings);
  if (statements.empty())
    return {};
  ECLAT_TRY(tallies, tallyStatements(component, trace, statements));
  for (std::size_t i = 0; i < told.size(); ++i)
    for (const Witness &witness : tallies[i].examples)
      told[i]->sightings.push_back(
          {component.operations[static_cast<std::size_t>(witness.operation)].signature, witness.call, witness.values});
  return {};
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
  std::set<int> untested;
  for (const Block &block : trace.blocks)
    untested.insert(block.number);
  for (int block : trace.reached)
    untested.erase(block);
  for (int block : covered_)
    untested.erase(block);
  if (options.symbolicShare == 100)
    options.strategy = Strategy::Symbolic;
  std::unique_ptr<SymbolicSearch> symbolic = startSymbolic(component, build);
  if (!symbolic && options.strategy == Strategy::Symbolic)
    options.strategy = Strategy::Random;
  Exploration exploration{component, trace.schema, judge, hints, graphs, options, untested, symbolic.get()};
  Learning learning(judge, component, options);
  ECLAT_TRY(explored, eclat::explore(*executor, exploration, learning, progress_));
  progress_.update("confirming what was found");
  if (options.select != Select::Pattern)
    explored.faults = options.select == Select::Coverage ? Partition() : explored.selection.firsts();
  Bench bench(*executor, exploration, learning, trace);
  Reduced reduced = reduceFindings(explored.faults, bench.trials(), component, trace.schema, judge);
  std::uint64_t doubted = std::erase_if(reduced.findings, [&](const Finding &finding) {
    bool isOut = options.select == Select::Pattern && isNoRule(finding, learning) && !breaksObject(finding, judge);
    if (isOut)
      reduced.rejected.insert(finding.pattern);
    return isOut;
  });
  for (Finding &finding : reduced.findings) {
    addRates(finding, learning, judge);
    if (auto it = explored.solvedFor.find(finding.pattern); it != explored.solvedFor.end())
      finding.solvedFor = it->second;
  }
  std::vector<Finding> findings =
      options.select == Select::Pattern
          ? rankFindings(std::move(reduced.findings), component, judge)
          : selectedFindings(std::move(reduced.findings), explored.selection, options.select, component, *executor);
  for (const Selection::Covering &one : explored.selection.covering())
    if (options.select == Select::Coverage || options.select == Select::Both)
      covered_.insert(one.branches.begin(), one.branches.end());
  if (options.reduces && options.select == Select::Pattern)
    findings = rankFindings(groupFindings(std::move(findings), component), component, judge);
  ECLAT_TRY(seen, addSightings(findings, component, trace));
  Report report{.version = ECLAT_VERSION, .seed = options.seed, .stats = explored.stats};
  report.seeds = static_cast<std::uint64_t>(options.seeds);
  report.findings = std::move(findings);
  report.learned = learning.told();
  report.regressions = chooseRegressions(bench.steady(explored.promising), untested, component);
  report.coverage = measureCoverage(trace.blocks, trace.reached, {explored.reached.begin(), explored.reached.end()});
  for (const auto &[what, inputs] : explored.blocked)
    report.blocked.push_back({what.first, what.second, inputs});
  for (auto [operation, figures] : explored.operations) {
    figures.operation = operation;
    report.operations.push_back(figures);
  }
  // What was judged while this was going on is set aside, too; what it says of properties counts in the next run.
  if (auto now = eclat::readVerdicts(options_.verdicts))
    verdicts_ = std::move(*now);
  setAsideJudged(report, {model.suppressed, baseline.ids(), shortPath(options_.emit.baseline),
                          [&](const Finding &finding) { return judgedBy(finding, verdicts_, component); }});
  if (symbolic)
    report.stats.symbolic = symbolic->figures();
  report.stats.flaky = reduced.flaky;
  report.stats.unconfirmed = reduced.unconfirmed;
  report.stats.elsewhere = reduced.elsewhere;
  report.stats.doubted = doubted;
  report.stats.examples = trace.calls;
  report.stats.properties = static_cast<std::uint64_t>(std::ranges::count_if(judge.properties, [](const Property &p) {
    return !p.point.subject.empty() && !p.family.starts_with(kLawFamily);
  }));
  ECLAT_TRY(saved, saveValue(dir_.report(), report));
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
      if (labelled.label == Label::Fault && reduced.rejected.contains(labelled.pattern))
        labelled.label = Label::New;
    ECLAT_TRY(told, tellTruth(component, build, trace.schema, explored.labelled, report));
  }
  return std::move(report);
}

Result<Outcome> Stages::replay(const Examined &examined, const Model &model, const Finding &finding) {
  ECLAT_TRY(executor, Executor::start(examined.build, examined.component, examined.trace.schema,
                                      judgeOf(model, options_.explore), options_.explore, dir_));
  return executor->runAlone(finding.input);
}

}  // namespace eclat
