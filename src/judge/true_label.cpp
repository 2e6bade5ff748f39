#include "judge/true_label.h"

#include "judge/classify_outcome.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

bool promises(const Component &component, const Operation &law) {
  auto it = std::ranges::find(component.promised, law.className, &PromisedLaws::className);
  return it != component.promised.end() && std::ranges::find(it->laws, law.law.kind) != it->laws.end();
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
  case Ending::Refused:
  case Ending::Meddled:
  case Ending::AroundFailed: return Label::Illegal;
  case Ending::Threw: return outcome.isDeclared || isLaw ? Label::Normal : Label::Fault;
  case Ending::SetupThrew: return outcome.isDeclared || outcome.thrownType.empty() ? Label::Illegal : Label::Fault;
  // What a law asks of objects on its way may be asked too much of them; but to survive is what some are for.
  default: return isLaw && !(isAboutSafety(tested) && promises(component, tested)) ? Label::Illegal : Label::Fault;
  }
}

std::string violationOf(const Outcome &outcome, const Input &input, const Component &component) {
  auto at = [&](int step) {
    auto operation = static_cast<std::size_t>(input.steps[static_cast<std::size_t>(step)].operation);
    return component.operations[operation].signature;
  };
  const std::vector<Clause> &clauses = outcome.promised.empty() ? outcome.asked : outcome.promised;
  if (!clauses.empty())
    return fmt::format("{}: {}: {}", at(clauses.front().step), clauses.front().place, clauses.front().text);
  if (outcome.ending == Ending::Threw || outcome.ending == Ending::SetupThrew)
    return fmt::format("{}: threw {}", at(outcome.step), outcome.thrownType);
  if (outcome.claim >= 0)
    return fmt::format("{}: claim {}", at(outcome.step), outcome.claim);
  // Whoever called what crashes there.
  if (!outcome.place.empty())
    return fmt::format("{} {}", endingId(outcome.ending), outcome.place);
  return fmt::format("{}: {}", at(outcome.step), endingId(outcome.ending));
}

}  // namespace eclat
