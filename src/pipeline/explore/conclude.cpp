#include "pipeline/explore/conclude.h"

#include "judge/doubts.h"
#include "judge/finding_evidence.h"
#include "judge/held_model.h"
#include "judge/rank_findings.h"
#include "pipeline/explore/selected_findings.h"
#include "pipeline/explore/sightings.h"
#include "reduce/choose_regressions.h"
#include "reduce/group_findings.h"
#include "support/try.h"

#include <algorithm>

namespace eclat {

namespace {

// How often what it broke is broken, and where its first input came from.
void tellOrigin(Finding &finding, const Explored &explored, const Learning &learning, const Model &held) {
  addRates(finding, learning, held);
  if (auto it = explored.origins.find(finding.pattern); it != explored.origins.end())
    it->second.tell(finding);
}

// What exploring counted and came to, without the findings.
Report reportOf(const Explored &explored, const Reduced &reduced, const Trace &trace, const ExploreOptions &options) {
  Report report{.version = ECLAT_VERSION, .seed = options.seed, .stats = explored.stats};
  report.seeds = static_cast<std::uint64_t>(options.seeds);
  report.coverage = measureCoverage(trace.blocks, trace.reached, {explored.reached.begin(), explored.reached.end()});
  for (const auto &[what, inputs] : explored.blocked)
    report.blocked.push_back({what.first, what.second, inputs});
  for (auto [operation, figures] : explored.operations) {
    figures.operation = operation;
    report.operations.push_back(figures);
  }
  report.stats.flaky = reduced.flaky;
  report.stats.unconfirmed = reduced.unconfirmed;
  report.stats.elsewhere = reduced.elsewhere;
  report.stats.examples = trace.calls;
  return report;
}

// Blocks that neither the tests reach nor inputs that were selected before, but these do.
std::set<int> coveredBy(const Explored &explored, Select select) {
  std::set<int> out;
  if (select == Select::Coverage || select == Select::Both)
    for (const Selection::Covering &one : explored.selection.covering())
      out.insert(one.branches.begin(), one.branches.end());
  return out;
}

}  // namespace

Result<Concluded> concludeExploration(Explored &explored, Bench &bench, Executor &executor,
                                      const Exploration &exploration, const Learning &learning, const Trace &trace) {
  const ExploreOptions &options = exploration.options;
  const Component &component = exploration.component;
  const Model &held = exploration.model;
  bool isByPattern = options.select == Select::Pattern;
  if (!isByPattern)
    explored.faults = options.select == Select::Coverage ? Partition() : explored.selection.firsts();
  Reduced reduced = reduceFindings(explored.faults, bench.trials(), component, trace.schema, held);
  const std::vector<Pattern> accidents =
      isByPattern ? leaveOutAccidents(reduced.findings, learning, held) : std::vector<Pattern>();
  reduced.rejected.insert(accidents.begin(), accidents.end());
  explored.holdAgainstClass(reduced.findings);
  for (Finding &finding : reduced.findings)
    tellOrigin(finding, explored, learning, held);
  std::vector<Finding> findings = isByPattern ? rankFindings(std::move(reduced.findings), component, held)
                                              : selectedFindings(std::move(reduced.findings), explored.selection,
                                                                 options.select, component, executor);
  if (options.reduces && isByPattern) {
    findings = groupFindings(std::move(findings), component);
    doubtWhatManyBreak(findings, component);
    findings = rankFindings(std::move(findings), component, held);
  }
  ECLAT_TRY(seen, addSightings(findings, held, component, trace));
  Report report = reportOf(explored, reduced, trace, options);
  report.findings = std::move(findings);
  report.learned = learning.learned();
  report.regressions = chooseRegressions(bench.steady(explored.promising), exploration.untested, component);
  report.stats.accidents = accidents.size();
  report.stats.properties = countedProperties(held);
  return Concluded{std::move(report), std::move(reduced.rejected), coveredBy(explored, options.select)};
}

}  // namespace eclat
