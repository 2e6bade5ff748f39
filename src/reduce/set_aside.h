#pragma once

#include "flow/finding.h"
#include "flow/model.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// Holds what the verdict file says of one finding.
struct JudgedBy {
  std::string verdict;  // fault, fine or illegal
  std::string reason;
};

struct Judgements {
  std::vector<Suppression> suppressed;  // by the model file
  std::set<std::string> known;          // ids that the baseline lists
  std::string baseline;                 // name of the baseline file, as it is shown to people
  // Asks the verdict file about a finding; null: there is no such file.
  std::function<std::optional<JudgedBy>(const Finding &)> verdictOn = {};
};

// in:  a report with all findings, and what people judged before
// out: findings that were judged before are set aside; the others stay in their order. Each variant is judged as a
//      finding of its own: if the first of a group is known and a variant is not, the variant is reported in its place
// why: a list of what nobody has looked at yet is short enough to be read
// The reason that a finding of the baseline is set aside with is the name of the baseline file.
void setAsideJudged(Report &report, const Judgements &judgements);

// Moves findings that verdicts have set aside back among the others, at the end.
void putBackJudged(Report &report);

// Returns the suppressions that suppress nothing in this report.
std::vector<Suppression> idleSuppressions(const Report &report, const std::vector<Suppression> &suppressed);

}  // namespace eclat
