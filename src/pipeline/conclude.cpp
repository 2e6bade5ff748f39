#include "pipeline/conclude.h"

#include "pipeline/finding_evidence.h"
#include "pipeline/selected_findings.h"
#include "reduce/choose_regressions.h"
#include "reduce/group_findings.h"
#include "reduce/rank_findings.h"
#include "support/try.h"

#include <algorithm>

namespace eclat {

namespace {

// Those that exploring has shown to be no rule leave the findings. How many they were.
std::uint64_t leaveOutDoubted(Reduced &reduced, const Learning &learning, const Model &judge) {
  return std::erase_if(reduced.findings, [&](const Finding &finding) {
    bool isOut = isNoRule(finding, learning) && !breaksObject(finding, judge);
    if (isOut)
      reduced.rejected.insert(finding.pattern);
    return isOut;
  });
}

// How often what it broke is broken, and which source its first input had.
void tellOrigin(Finding &finding, const Explored &explored, const Learning &learning, const Model &judge) {
  addRates(finding, learning, judge);
  if (auto it = explored.foundBy.find(finding.pattern); it != explored.foundBy.end())
    finding.foundBy = it->second;
  if (auto it = explored.solvedFor.find(finding.pattern); it != explored.solvedFor.end())
    finding.solvedFor = it->second;
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
  const Model &judge = exploration.model;
  bool isByPattern = options.select == Select::Pattern;
  if (!isByPattern)
    explored.faults = options.select == Select::Coverage ? Partition() : explored.selection.firsts();
  Reduced reduced = reduceFindings(explored.faults, bench.trials(), component, trace.schema, judge);
  std::uint64_t doubted = isByPattern ? leaveOutDoubted(reduced, learning, judge) : 0;
  explored.holdAgainstClass(reduced.findings);
  for (Finding &finding : reduced.findings)
    tellOrigin(finding, explored, learning, judge);
  std::vector<Finding> findings = isByPattern ? rankFindings(std::move(reduced.findings), component, judge)
                                              : selectedFindings(std::move(reduced.findings), explored.selection,
                                                                 options.select, component, executor);
  if (options.reduces && isByPattern)
    findings = rankFindings(groupFindings(std::move(findings), component), component, judge);
  ECLAT_TRY(seen, addSightings(findings, component, trace));
  Report report = reportOf(explored, reduced, trace, options);
  report.findings = std::move(findings);
  report.learned = learning.told();
  report.regressions = chooseRegressions(bench.steady(explored.promising), exploration.untested, component);
  report.stats.doubted = doubted;
  report.stats.properties = countedProperties(judge);
  return Concluded{std::move(report), std::move(reduced.rejected), coveredBy(explored, options.select)};
}

}  // namespace eclat
