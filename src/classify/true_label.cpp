#include "classify/true_label.h"

#include "classify/classify_outcome.h"

#include <algorithm>

namespace eclat {

namespace {

bool promises(const Component &component, const Operation &law) {
  auto it = std::ranges::find(component.promised, law.className, &PromisedLaws::className);
  return it != component.promised.end() && std::ranges::find(it->laws, law.law.name) != it->laws.end();
}

// A clause for the caller that does not hold because the component broke a promise before is not the caller's doing.
bool isCallersDoing(const Outcome &outcome) {
  return std::ranges::none_of(outcome.promised,
                              [&](const Clause &clause) { return clause.step < outcome.asked.front().step; });
}

}  // namespace

Label trueLabel(const Outcome &outcome, const Input &input, const Component &component) {
  if (!outcome.asked.empty())
    return isCallersDoing(outcome) ? Label::Illegal : Label::Fault;
  int last = static_cast<int>(input.steps.size()) - 1;
  if (std::ranges::any_of(outcome.promised, [&](const Clause &clause) { return clause.step == last; }))
    return Label::Fault;
  const Operation &tested = component.operations[static_cast<std::size_t>(input.steps.back().operation)];
  bool isLaw = tested.kind == OperationKind::Law && outcome.step == last;
  switch (outcome.ending) {
  case Ending::Returned: return outcome.claim >= 0 && promises(component, tested) ? Label::Fault : Label::Normal;
  case Ending::NotRun:
  case Ending::AroundFailed: return Label::Illegal;
  case Ending::Threw: return outcome.isDeclared || isLaw ? Label::Normal : Label::Fault;
  case Ending::SetupThrew: return outcome.isDeclared || outcome.thrownType.empty() ? Label::Illegal : Label::Fault;
  // What a law asks of objects on its way may be asked too much of them; but to survive is what some are for.
  default: return isLaw && !(isAboutSafety(tested) && promises(component, tested)) ? Label::Illegal : Label::Fault;
  }
}

}  // namespace eclat
