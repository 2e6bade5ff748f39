#pragma once

#include "flow/trace.h"
#include "generate/lifetime.h"
#include "judge/judge.h"
#include "pipeline/explore/explore.h"
#include "reduce/choose_regressions.h"
#include "reduce/reduce_findings.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace eclat {

// in: inputs that looked like something among others.
// out: what they do alone in a process of their own, and with other bytes in memory.
// why: only what does the same again is told to anybody.
// not here: which inputs are tried (reduce_findings.h).
class Bench {
public:
  Bench(Executor &executor, const Exploration &exploration, const Learning &learning, const Trace &trace)
      : executor_(executor), e_(exploration), judge_(judgeOf(executor, exploration, learning)), paths_(trace.paths),
        lifetimes_(e_.component) {}

  Trials trials();
  Trials quickTrials();  // inputs stay as they are

  // Those that do well alone, too, and the same whatever was in memory before.
  std::vector<SteadyInput> steady(const std::vector<Input> &inputs);

private:
  std::vector<std::optional<Label>> labelsOf(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes);
  std::optional<Label> labelOf(const Outcome &outcome, const Input &input);
  std::optional<Rerun> confirm(const Input &input);
  bool isDoubtful(const Input &input, const Outcome &outcome);
  bool isDoubtful(const Input &input);
  std::vector<bool> sameAs(const Pattern &pattern, const Input &than, const std::vector<Input> &inputs);

  Executor &executor_;
  const Exploration &e_;
  Judge judge_;
  const std::set<std::uint64_t> &paths_;  // those that calls of the examples took
  Lifetimes lifetimes_;
  std::unordered_map<std::uint64_t, bool> doubtful_;  // as far as it is known, by input
};

}  // namespace eclat
