#pragma once

#include "pipeline/explore/bench.h"
#include "pipeline/explore/explore.h"
#include "support/work_dir.h"

#include <functional>
#include <map>
#include <set>

namespace eclat {

// in:  what exploring has found at the end of each round
// out: a report of that in the work directory, if somebody looks at it (`eclat serve`)
// why: people can judge the findings of a long run before it ends; their verdicts count in that run
// not here: making findings small, which the end of the run does
// Each pattern is confirmed only once.
class Interim {
public:
  Interim(Bench &bench, const Exploration &exploration, const Learning &learning, const Trace &trace,
          std::function<void(Report &)> setAside, const WorkDir &dir)
      : bench_(bench), e_(exploration), learning_(learning), trace_(trace), setAside_(std::move(setAside)), dir_(dir) {}

  void tell(const Explored &soFar);
  void forget() const;  // removes it once the whole run has a report

private:
  Bench &bench_;
  const Exploration &e_;
  const Learning &learning_;
  const Trace &trace_;
  std::function<void(Report &)> setAside_;  // sets aside what was judged before
  const WorkDir &dir_;
  std::set<Pattern> tried_;
  std::map<Pattern, Finding> confirmed_;
};

}  // namespace eclat
