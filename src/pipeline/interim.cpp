#include "pipeline/interim.h"

#include "flow/store.h"
#include "pipeline/finding_evidence.h"
#include "reduce/group_findings.h"
#include "reduce/rank_findings.h"
#include "support/files.h"

#include <filesystem>

namespace eclat {

void Interim::tell(const Explored &soFar) {
  if (!dir_.isWatched())
    return;
  Partition fresh;
  for (const auto &[pattern, cell] : soFar.faults.cells())
    if (tried_.insert(pattern).second)
      fresh.add(pattern, cell.simplest.front(), cell.doubt);
  for (Finding &finding : reduceFindings(fresh, bench_.quickTrials(), e_.component, e_.schema, e_.model).findings)
    confirmed_.emplace(finding.pattern, std::move(finding));
  Report report{.version = ECLAT_VERSION, .seed = e_.options.seed, .stats = soFar.stats};
  for (const auto &[pattern, finding] : confirmed_) {
    if (isNoRule(finding, learning_) && !breaksObject(finding, e_.model))
      continue;
    report.findings.push_back(finding);
    report.findings.back().others = soFar.faults.cells().at(pattern).count - 1;
    report.findings.back().foundBy = soFar.foundBy.at(pattern);
    addRates(report.findings.back(), learning_, e_.model);
  }
  report.findings = groupFindings(rankFindings(std::move(report.findings), e_.component, e_.model), e_.component);
  report.findings = rankFindings(std::move(report.findings), e_.component, e_.model);
  report.stats.examples = trace_.calls;
  report.stats.properties = countedProperties(e_.model);
  report.coverage = measureCoverage(trace_.blocks, trace_.reached, {soFar.reached.begin(), soFar.reached.end()});
  report.stats.reported = report.findings.size();
  // What cannot be told now is told at the end.
  (void)addSightings(report.findings, e_.component, trace_);
  setAside_(report);
  (void)writeFile(dir_.interim(), toText(report));
}

void Interim::forget() const {
  std::error_code ignored;
  std::filesystem::remove(dir_.interim(), ignored);
}

}  // namespace eclat
