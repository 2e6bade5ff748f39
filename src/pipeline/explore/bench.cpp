#include "pipeline/explore/bench.h"

#include "judge/doubts.h"
#include "support/deadline.h"
#include "support/interrupt.h"

#include <algorithm>

namespace eclat {

namespace {

// Not what AddressSanitizer puts into new memory, nor zero.
constexpr int kOtherMemory = 0x5a;

// What differs from run to run, as after a write beyond an object, tells nobody anything.
void leaveOutUnsteady(std::vector<SeenValue> &seen, const std::vector<SeenValue> &again) {
  std::erase_if(seen, [&](const SeenValue &value) { return std::ranges::find(again, value) == again.end(); });
}

}  // namespace

Trials Bench::quickTrials() {
  Trials trials;
  trials.confirm = [this](const Input &input) { return confirm(input); };
  return trials;
}

Trials Bench::trials() {
  Trials trials = quickTrials();
  trials.keepsAll = !e_.options.reduces;
  if (e_.options.reduces) {
    trials.sameAs = [this](const Pattern &pattern, const Input &than, const std::vector<Input> &inputs) {
      return sameAs(pattern, than, inputs);
    };
    trials.isLegal = [this](const Input &input) { return lifetimes_.isLegal(input); };
  }
  return trials;
}

std::vector<SteadyInput> Bench::steady(const std::vector<Input> &inputs) {
  std::vector<SteadyInput> out;
  for (const Input &input : inputs) {
    if (interrupted() || secondsLeft() <= 0)
      break;
    auto first = executor_.runAlone(input), second = executor_.runAlone(input, kOtherMemory);
    if (!first || !second || labelOf(*first, input) != Label::Normal || labelOf(*second, input) != Label::Normal)
      continue;
    for (std::size_t i = 0; i < first->seen.size(); ++i)
      first->seen[i].isExact &= i < second->seen.size() && first->seen[i] == second->seen[i];
    if (cameBack(first->ending) && first->changes.empty() && first->blocked.empty() && first->ending == second->ending)
      out.push_back({input, std::move(*first)});
  }
  return out;
}

// None where nothing can be run any more.
std::vector<std::optional<Label>> Bench::labelsOf(const std::vector<Input> &inputs,
                                                  const std::vector<Outcome> &outcomes) {
  auto labels = judge_.labelAgain(inputs, outcomes);
  return labels ? std::vector<std::optional<Label>>(labels->begin(), labels->end())
                : std::vector<std::optional<Label>>(inputs.size());
}
std::optional<Label> Bench::labelOf(const Outcome &outcome, const Input &input) {
  return labelsOf({input}, {outcome}).front();
}

std::optional<Rerun> Bench::confirm(const Input &input) {
  auto outcome = executor_.runAlone(input);
  if (!outcome || outcome->ending == Ending::NotRun)
    return std::nullopt;
  std::optional<Label> label = labelOf(*outcome, input);
  if (!label)
    return std::nullopt;
  Rerun rerun{*outcome, *label, patternOf(*outcome, input)};
  rerun.isDoubtful = rerun.label == Label::Fault && isDoubtful(input, *outcome);
  if (rerun.isDoubtful && e_.options.judges == Judges::Combined)
    rerun.doubt = kByEnding;
  bool isOnNewPath =
      e_.options.followsPaths && outcome->path != 0 && !paths_.empty() && !paths_.contains(outcome->path);
  rerun.isElsewhere = isOnNewPath && speaksOfKnownPaths(rerun.pattern, e_.model);
  // What uses up its limits does so with other bytes in other ways.
  bool isUsedUp = outcome->ending == Ending::MemoryLimit || outcome->ending == Ending::TimedOut ||
                  outcome->ending == Ending::StackOverflow;
  if (rerun.label == Label::Fault && !isUsedUp)
    if (auto again = executor_.runAlone(input, kOtherMemory); again && again->ending != Ending::NotRun) {
      if (patternOf(*again, input) != rerun.pattern)
        rerun.doubt = kUnsteady;
      else
        leaveOutUnsteady(rerun.outcome.seen, again->seen);
    }
  return rerun;
}

bool Bench::isDoubtful(const Input &input, const Outcome &outcome) {
  auto doubtful = judge_.areDoubtful({input}, {outcome});
  return doubtful_[hashInput(input)] = doubtful && doubtful->front();
}

// An input is compared with many that are smaller, and may take its time.
bool Bench::isDoubtful(const Input &input) {
  if (auto known = doubtful_.find(hashInput(input)); known != doubtful_.end())
    return known->second;
  auto outcomes = executor_.run({
      {{input}, 1u}
  });
  return outcomes && isDoubtful(input, (*outcomes)[0].front());
}

// An input that is not doubtful must not become so on the way.
std::vector<bool> Bench::sameAs(const Pattern &pattern, const Input &than, const std::vector<Input> &inputs) {
  std::vector<bool> same(inputs.size(), false);
  if (interrupted() || secondsLeft() <= 0)
    return same;
  // The simplest come first: where one hangs as it should, the others need not be tried.
  auto outcomes = executor_.run({
      {inputs, pattern.ending == Ending::TimedOut ? 1u : 3u}
  });
  if (!outcomes)
    return same;
  std::vector<std::optional<Label>> labels = labelsOf(inputs, (*outcomes)[0]);
  bool wasDoubtful = isDoubtful(than);
  for (std::size_t i = 0; i < inputs.size(); ++i)
    same[i] = labels[i] == Label::Fault && patternOf((*outcomes)[0][i], inputs[i]) == pattern &&
              (wasDoubtful || !isDoubtful(inputs[i], (*outcomes)[0][i]));
  return same;
}

}  // namespace eclat
