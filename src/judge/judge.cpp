#include "judge/judge.h"

#include "flow/given.h"
#include "judge/classify_outcome.h"
#include "support/try.h"

#include <algorithm>

namespace eclat {

namespace {

Input upTo(const Input &input, std::size_t steps) {
  return {std::vector<Step>(input.steps.begin(), input.steps.begin() + static_cast<long>(steps))};
}

// Not to end is wrong whatever led there, and so is it to follow a null pointer that is asked about.
bool isWrongAnyway(const Input &input, const Outcome &outcome, const Component &component) {
  if (outcome.ending == Ending::TimedOut || outcome.ending == Ending::StackOverflow ||
      outcome.ending == Ending::MemoryLimit)
    return true;
  return !cameBack(outcome.ending) &&
         isAskedOfNull(input, component.operations[static_cast<std::size_t>(input.steps.back().operation)]);
}

}  // namespace

HeldTo heldTo(const ExploreOptions &options) {
  return options.select == Select::Pattern ? HeldTo::Promises : HeldTo::AllProperties;
}

Result<std::vector<Label>> Judge::label(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes) {
  std::vector<Label> labels;
  for (std::size_t i = 0; i < inputs.size(); ++i)
    labels.push_back(classifyBy(options_.judges, outcomes[i], inputs[i], component_, model_, heldTo(options_)));
  ECLAT_TRY(done, lookBack(inputs, outcomes, labels));
  if (options_.judges != Judges::Combined)
    return labels;
  std::vector<Input> faults;
  std::vector<Outcome> did;
  for (std::size_t i = 0; i < inputs.size(); ++i)
    if (labels[i] == Label::Fault) {
      faults.push_back(inputs[i]);
      did.push_back(outcomes[i]);
    }
  ECLAT_TRY(isDoubtful, areDoubtful(faults, did));
  for (std::size_t i = 0; i < faults.size(); ++i)
    if (isDoubtful[i])
      doubtful_.insert(hashInput(faults[i]));
  return labels;
}

Result<std::vector<bool>> Judge::areDoubtful(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes) {
  ECLAT_TRY(out, haveIllegalPast(inputs, outcomes));
  for (std::size_t i = 0; i < inputs.size() && options_.judges == Judges::Combined; ++i) {
    Label label = classifyOutcome(outcomes[i], inputs[i], component_, model_, heldTo(options_));
    bool isExcused = label == Label::Illegal && learning_.excuses(inputs[i], outcomes[i]);
    out[i] = out[i] || (label != Label::Fault && !isExcused);
  }
  return std::move(out);
}

Result<std::vector<Label>> Judge::labelAgain(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes) {
  std::vector<Label> labels;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    Label label = classifyBy(options_.judges, outcomes[i], inputs[i], component_, model_, heldTo(options_));
    if (label == Label::Illegal && learning_.excuses(inputs[i], outcomes[i]))
      label = classifyOutcome(withoutEntry(outcomes[i]), inputs[i], component_, model_, heldTo(options_));
    labels.push_back(label);
  }
  ECLAT_TRY(done, lookBack(inputs, outcomes, labels));
  return labels;
}

Result<void> Judge::lookBack(const std::vector<Input> &inputs, const std::vector<Outcome> &outcomes,
                             std::vector<Label> &labels) {
  std::vector<Input> suspects;
  std::vector<Outcome> did;
  std::vector<Label *> theirs;
  // How it ended counts for the other judge, however it came there.
  auto isWrong = [&](const Input &input, const Outcome &outcome) {
    return isWrongAnyway(input, outcome, component_) || breaksGivenPromise(outcome, model_) ||
           (options_.judges == Judges::Combined && isFaultByEnding(outcome, input, component_, model_));
  };
  for (std::size_t i = 0; i < inputs.size(); ++i)
    if (labels[i] == Label::Fault) {
      suspects.push_back(inputs[i]);
      did.push_back(outcomes[i]);
      theirs.push_back(&labels[i]);
    }
  ECLAT_TRY(areIllegalBefore, haveIllegalPast(suspects, did));
  for (std::size_t i = 0; i < suspects.size(); ++i)
    if (areIllegalBefore[i] && (!isWrong(suspects[i], did[i]) || wasForbidden(suspects[i])))
      *theirs[i] = Label::Illegal;
  return {};
}

bool Judge::wasForbidden(const Input &input) const {
  for (std::size_t steps = 1; steps < input.steps.size(); ++steps)
    if (auto part = parts_.find(hashInput(upTo(input, steps)));
        part != parts_.end() && breaksGivenRule(part->second, model_))
      return true;
  return false;
}

Result<void> Judge::runParts(const std::vector<Input> &inputs) {
  std::vector<Input> unknown;
  for (const Input &input : inputs)
    for (std::size_t steps = 1; steps < input.steps.size(); ++steps)
      if (Input part = upTo(input, steps); parts_.try_emplace(hashInput(part)).second)
        unknown.push_back(std::move(part));
  if (unknown.empty())
    return {};
  ECLAT_TRY(outcomes, runInputs_(unknown));
  for (std::size_t i = 0; i < unknown.size(); ++i)
    parts_[hashInput(unknown[i])] = std::move(outcomes[i]);
  return {};
}

void Judge::noteLimits() {
  for (const Operation &op : component_.operations) {
    auto isOthers = [&](const Property &p) { return p.point.subject != op.signature; };
    auto isData = [&](const Property &p) { return isOthers(p) || p.family == FamilyId::DataLimit; };
    auto isOfFew = [&](const Property &p) { return isData(p) || p.samples < kEnoughForHabit; };
    limits_[static_cast<std::size_t>(op.id)] = std::ranges::all_of(model_.territory, isData)    ? Limits::OfData
                                               : std::ranges::all_of(model_.territory, isOfFew) ? Limits::OfFewCalls
                                                                                                : Limits::Wide;
  }
}

// A container that crashes because of what was put into it crashes. And a few numbers set no limit but a sign.
bool Judge::mayCrash(const Step &step) const {
  switch (limits_[static_cast<std::size_t>(step.operation)]) {
  case Limits::OfData: return false;
  case Limits::Wide: return true;
  case Limits::OfFewCalls: break;
  }
  return std::ranges::any_of(step.arguments, [](const Argument &argument) {
    const Literal &l = argument.literal;
    bool isNothing = l.kind == LiteralKind::Null || (l.kind == LiteralKind::Text && l.text.empty()) ||
                     (l.kind == LiteralKind::List && l.elements.empty());
    bool isNoCount = (l.kind == LiteralKind::Int && l.integer <= 0) || (l.kind == LiteralKind::Float && !(l.real > 0));
    return !argument.isStep() && (isNothing || isNoCount);
  });
}

Result<std::vector<bool>> Judge::haveIllegalPast(const std::vector<Input> &inputs,
                                                 const std::vector<Outcome> &outcomes) {
  // Without a model no call is illegal.
  if (options_.judges == Judges::Exceptions)
    return std::vector<bool>(inputs.size(), false);
  ECLAT_TRY(done, runParts(inputs));
  std::vector<bool> out;
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    const Input &input = inputs[i];
    bool isCrash = !cameBack(outcomes[i].ending), hasIllegalPast = false;
    bool mustCope =
        isWrongCopy(outcomes[i], component_.operations[static_cast<std::size_t>(input.steps.back().operation)], model_);
    for (std::size_t steps = 1; steps < input.steps.size() && !hasIllegalPast; ++steps) {
      Input part = upTo(input, steps);
      const Outcome &outcome = parts_.at(hashInput(part));
      if (outcome.isSpecified)
        continue;  // it kept the rules that its author has written down
      bool breaksRules = !outcome.entry.empty() && !learning_.excuses(part, outcome);
      bool isFarOut = outcome.isBeyondTerritory && !mustCope && (!isCrash || mayCrash(part.steps.back()));
      hasIllegalPast = isFarOut || breaksRules;
    }
    out.push_back(hasIllegalPast);
  }
  return out;
}

}  // namespace eclat
