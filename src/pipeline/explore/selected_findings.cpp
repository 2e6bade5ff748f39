#include "pipeline/explore/selected_findings.h"

#include "support/deadline.h"
#include "support/interrupt.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr const char *kProperty = "property", *kCoverage = "coverage";

// One that was only selected for its branches: as it was made, and as it ends alone.
Finding coveringFinding(const Selection::Covering &one, const Component &component, Outcome outcome) {
  Finding finding;
  finding.id = coveringId(one.input, component);
  finding.operation = one.input.steps.back().operation;
  finding.kind = kCoverage;
  finding.label = one.label;
  finding.input = one.input;
  finding.pattern.operation = finding.operation;
  finding.pattern.ending = outcome.ending;
  finding.outcome = std::move(outcome);
  finding.reason = "it reaches branches that nothing before it reaches";
  return finding;
}

}  // namespace

std::vector<Finding> selectedFindings(std::vector<Finding> byProperty, const Selection &selection, Select select,
                                      const Component &component, Executor &executor) {
  for (Finding &finding : byProperty) {
    finding.selectedBy = {kProperty};
    finding.reason = "the first input to break what it breaks";
  }
  orderSelected(byProperty);
  if (select == Select::Property)
    return byProperty;
  std::vector<Finding> covering;
  for (const Selection::Covering &one : selection.covering()) {
    auto same = std::ranges::find_if(
        byProperty, [&](const Finding &f) { return one.label == Label::Fault && f.pattern == one.pattern; });
    if (same != byProperty.end()) {
      if (same->newBranches == 0)
        same->selectedBy.emplace_back(kCoverage);
      same->newBranches += one.branches.size();
      continue;
    }
    if (interrupted() || secondsLeft() <= 0)
      break;
    auto outcome = executor.runAlone(one.input);
    if (!outcome || outcome->ending == Ending::NotRun)
      continue;
    outcome->exit.clear();
    outcome->entry.clear();
    Finding finding = coveringFinding(one, component, std::move(*outcome));
    finding.selectedBy = {kCoverage};
    finding.newBranches = one.branches.size();
    covering.push_back(std::move(finding));
  }
  byProperty.insert(byProperty.end(), std::make_move_iterator(covering.begin()),
                    std::make_move_iterator(covering.end()));
  return byProperty;
}

}  // namespace eclat
