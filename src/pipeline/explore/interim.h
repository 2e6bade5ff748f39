#pragma once

#include "pipeline/explore/bench.h"
#include "pipeline/explore/explore.h"
#include "support/work_dir.h"

#include <functional>
#include <map>
#include <set>

namespace eclat {

// in: what exploring has found so far, at the end of each round.
// out: a report of it in the work directory, if somebody is looking (`eclat serve`).
// why: people can judge what a long run has found before it comes to its end; what they say counts in that run.
// not here: making findings small, which the end of the run does. Each pattern is confirmed once.
class Interim {
public:
  Interim(Bench &bench, const Exploration &exploration, const Learning &learning, const Trace &trace,
          std::function<void(Report &)> setAside, const WorkDir &dir)
      : bench_(bench), e_(exploration), learning_(learning), trace_(trace), setAside_(std::move(setAside)), dir_(dir) {}

  void tell(const Explored &soFar);
  void forget() const;  // once there is a report of the whole run

private:
  Bench &bench_;
  const Exploration &e_;
  const Learning &learning_;
  const Trace &trace_;
  std::function<void(Report &)> setAside_;  // what was judged before
  const WorkDir &dir_;
  std::set<Pattern> tried_;
  std::map<Pattern, Finding> confirmed_;
};

}  // namespace eclat
