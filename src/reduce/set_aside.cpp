#include "reduce/set_aside.h"

#include <algorithm>

namespace eclat {

namespace {

// Puts a copy of the finding aside if it was judged.
bool setAside(const Finding &finding, const Judgements &judgements, std::vector<SetAside> &aside) {
  auto suppression = std::ranges::find(judgements.suppressed, finding.id, &Suppression::id);
  bool isSuppressed = suppression != judgements.suppressed.end();
  std::optional<JudgedBy> by = judgements.verdictOn ? judgements.verdictOn(finding) : std::nullopt;
  if (!isSuppressed && !by && !judgements.known.contains(finding.id))
    return false;
  SetAside judged{finding, !isSuppressed && !by, isSuppressed ? suppression->reason : judgements.baseline};
  if (by && !isSuppressed) {
    judged.verdict = by->verdict;
    judged.reason = by->reason;
  }
  judged.finding.variants.clear();  // each is judged by itself
  aside.push_back(std::move(judged));
  return true;
}

}  // namespace

void setAsideJudged(Report &report, const Judgements &judgements) {
  std::vector<Finding> left;
  for (Finding &finding : report.findings) {
    std::vector<Finding> group = std::move(finding.variants);
    finding.variants.clear();
    std::string doubt = finding.doubt;  // told of the whole group
    group.insert(group.begin(), std::move(finding));
    std::erase_if(group, [&](const Finding &one) { return setAside(one, judgements, report.setAside); });
    if (group.empty())
      continue;
    Finding first = std::move(group.front());
    first.variants.assign(std::make_move_iterator(group.begin() + 1), std::make_move_iterator(group.end()));
    if (first.doubt.empty())
      first.doubt = doubt;
    left.push_back(std::move(first));
  }
  report.findings = std::move(left);
  report.stats.reported = report.findings.size();
}

void putBackJudged(Report &report) {
  std::vector<SetAside> others;
  for (SetAside &aside : report.setAside)
    if (aside.verdict.empty())
      others.push_back(std::move(aside));
    else
      report.findings.push_back(std::move(aside.finding));
  report.setAside = std::move(others);
}

std::vector<Suppression> idleSuppressions(const Report &report, const std::vector<Suppression> &suppressed) {
  std::vector<Suppression> out;
  for (const Suppression &suppression : suppressed)
    if (!report.find(suppression.id))
      out.push_back(suppression);
  return out;
}

}  // namespace eclat
