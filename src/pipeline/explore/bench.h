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

// in:  inputs that stood out among others: faults, and candidates for regressions
// out: what each does when it runs alone in a process of its own, and with other bytes in new memory
// why: only an input that does the same again is reported or kept
// not here: choosing the inputs (reduce/reduce_findings.h)
class Bench {
public:
  Bench(Executor &executor, const Exploration &exploration, const Learning &learning, const Trace &trace)
      : executor_(executor), e_(exploration), judge_(judgeOf(executor, exploration, learning)), paths_(trace.paths),
        lifetimes_(e_.component) {}

  Trials trials();
  Trials quickTrials();  // without making inputs small

  // Returns the inputs that do well alone, too, whatever new memory holds.
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
  const std::set<std::uint64_t> &paths_;  // paths that calls of the examples took
  Lifetimes lifetimes_;
  std::unordered_map<std::uint64_t, bool> doubtful_;  // by hash of the input, where it is known
};

}  // namespace eclat
