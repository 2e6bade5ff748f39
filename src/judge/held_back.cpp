#include "judge/held_back.h"

#include "judge/classify_outcome.h"
#include "support/try.h"

#include <utility>

namespace eclat {

namespace {

constexpr std::size_t kPerPattern = 20;  // that may become findings

}  // namespace

void HeldBackInputs::note(const Input &input, const Outcome &outcome, std::size_t number, const std::string &source) {
  if (outcome.entry.empty() ||
      classifyOutcome(withoutEntry(outcome), input, component_, model_, heldTo(options_)) != Label::Fault)
    return;
  std::vector<HeldBack> &same = all_[patternOf(outcome, input)];
  bool mayBeReported = same.size() < kPerPattern;
  if (mayBeReported || keepsAll_)
    same.push_back({input, outcome, number, mayBeReported, source});
}

Result<std::vector<HeldBackInputs::Released>> HeldBackInputs::release(Judge &judge, const Learning &learning) const {
  std::vector<Released> out;
  for (const auto &[pattern, all] : all_) {
    std::vector<const HeldBack *> excused;
    std::vector<Input> inputs;
    std::vector<Outcome> outcomes;
    for (const HeldBack &one : all)
      if (learning.excuses(one.input, one.outcome)) {
        excused.push_back(&one);
        inputs.push_back(one.input);
        outcomes.push_back(one.outcome);
      }
    ECLAT_TRY(areIllegalBefore, judge.haveIllegalPast(inputs, outcomes));
    for (std::size_t i = 0; i < excused.size(); ++i)
      if (!areIllegalBefore[i])
        out.push_back({pattern, *excused[i]});
  }
  return std::move(out);
}

}  // namespace eclat
