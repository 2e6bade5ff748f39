#include "pipeline/explore/interim.h"

#include "flow/files/store.h"
#include "judge/doubts.h"
#include "judge/finding_evidence.h"
#include "judge/held_model.h"
#include "judge/rank_findings.h"
#include "pipeline/explore/sightings.h"
#include "reduce/group_findings.h"
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
  for (const auto &[pattern, finding] : confirmed_)
    report.findings.push_back(finding);
  leaveOutAccidents(report.findings, learning_, e_.model);
  for (Finding &finding : report.findings) {
    finding.others = soFar.faults.cells().at(finding.pattern).count - 1;
    soFar.origins.at(finding.pattern).tell(finding);
    addRates(finding, learning_, e_.model);
  }
  report.findings = groupFindings(rankFindings(std::move(report.findings), e_.component, e_.model), e_.component);
  doubtWhatManyBreak(report.findings, e_.component);
  report.findings = rankFindings(std::move(report.findings), e_.component, e_.model);
  report.stats.examples = trace_.calls;
  report.stats.properties = countedProperties(e_.model);
  report.coverage = measureCoverage(trace_.blocks, trace_.reached, {soFar.reached.begin(), soFar.reached.end()});
  report.stats.reported = report.findings.size();
  // What cannot be told now is told at the end.
  (void)addSightings(report.findings, e_.model, e_.component, trace_);
  setAside_(report);
  (void)writeFile(dir_.interim(), toText(report));
}

void Interim::forget() const {
  std::error_code ignored;
  std::filesystem::remove(dir_.interim(), ignored);
}

}  // namespace eclat
