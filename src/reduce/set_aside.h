#pragma once

#include "flow/finding.h"
#include "flow/model.h"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace eclat {

// What people have judged before.
struct JudgedBy {
  std::string verdict;  // fault, fine or illegal
  std::string reason;
};

struct Judgements {
  std::vector<Suppression> suppressed;                                     // in the model file
  std::set<std::string> known;                                             // ids in the baseline
  std::string baseline;                                                    // its file, as it is shown to people
  std::function<std::optional<JudgedBy>(const Finding &)> verdictOn = {};  // in the verdict file; null: nobody asks
};

// in:  a report with all that was found
// out: what was judged before is set aside; the rest stands as it stood. A variant is a finding of its own here: if
//      the first of a group is known and a variant is not, the variant is reported in its place.
// why: a list of what nobody has looked at yet is short enough to be read
// The reason of what the baseline holds is the name of its file.
void setAsideJudged(Report &report, const Judgements &judgements);

// What verdicts have set aside stands among the findings again, behind the others.
void putBackJudged(Report &report);

// Suppressions of findings that do not occur in the report.
std::vector<Suppression> idleSuppressions(const Report &report, const std::vector<Suppression> &suppressed);

}  // namespace eclat
