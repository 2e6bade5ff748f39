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
  std::set<Pattern> rejected;  // of inputs that turn out to reveal nothing
  std::set<int> covered;       // blocks that selected inputs reach
};

// in:  what exploring has found
// out: the report of it: one finding for each cause, confirmed, made small, ranked, with its evidence
// why: thousands of labelled inputs are of no use to anybody
// not here: what of it people have set aside already; how right it is
Result<Concluded> concludeExploration(Explored &explored, Bench &bench, Executor &executor,
                                      const Exploration &exploration, const Learning &learning, const Trace &trace);

}  // namespace eclat
