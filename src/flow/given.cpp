#include "flow/given.h"

#include <algorithm>

namespace eclat {

namespace {

template <class Is> bool anyOf(const std::vector<Violation> &violations, const Model &model, Is is) {
  return std::ranges::any_of(violations, [&](const Violation &violation) {
    auto number = static_cast<std::size_t>(violation.property);
    return number < model.properties.size() && is(model.properties[number]);
  });
}

}  // namespace

bool breaksGivenRule(const Outcome &outcome, const Model &model) {
  return anyOf(outcome.entry, model, [](const Property &p) { return p.isGiven(); });
}

bool breaksGivenPromise(const Outcome &outcome, const Model &model) {
  return outcome.ending == Ending::Returned &&
         anyOf(outcome.exit, model, [](const Property &p) { return !p.comment.empty(); });
}

// It speaks of the state at entry alone, where others tell what is returned or what becomes of the object.
bool isPromiseToThrow(const Property &property) {
  return !property.comment.empty() && property.point.kind == PointKind::Exit && property.expr.op != Op::Implies &&
         std::ranges::all_of(variablesOf(property.expr), [](const Expr &v) { return v.op == Op::OrigVar; });
}

bool breaksPromiseToThrow(const Outcome &outcome, const Model &model) {
  return outcome.ending == Ending::Returned && anyOf(outcome.exit, model, isPromiseToThrow);
}

bool endsWhereToldOf(const Outcome &outcome) {
  return outcome.isDocumented && !outcome.inTeardown && isSevereEnding(outcome.ending);
}

}  // namespace eclat
