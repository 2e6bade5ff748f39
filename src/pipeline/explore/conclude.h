#pragma once

#include "flow/finding.h"
#include "flow/trace.h"
#include "judge/learning.h"
#include "pipeline/explore/bench.h"
#include "pipeline/explore/explore.h"

#include <set>

namespace eclat {

struct Concluded {
  Report report;
  std::set<Pattern> rejected;  // patterns whose inputs turned out to reveal nothing
  std::set<int> covered;       // basic blocks that selected inputs reach
};

// in:  what exploring has found
// out: a report: one finding per cause, confirmed, made small, ranked, with its evidence
// why: nobody can read thousands of labelled inputs
// not here: setting aside what people have judged; measuring how right the report is
Result<Concluded> concludeExploration(Explored &explored, Bench &bench, Executor &executor,
                                      const Exploration &exploration, const Learning &learning, const Trace &trace);

}  // namespace eclat
