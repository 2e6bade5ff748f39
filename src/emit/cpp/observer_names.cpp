#include "emit/cpp/observer_names.h"

#include <algorithm>
#include <map>

namespace eclat {

namespace {

// A field of the object itself, or its elements, that the test may not name.
bool isPrivate(const Variable &variable, const Component &component) {
  const PathStep *field = memberOfReceiver(variable, StepKind::Field);
  if (!field)
    return false;
  const ClassInfo *info = component.findClassOrPart(field->owner());
  if (!info)
    return true;
  auto it = std::ranges::find(info->fields, field->name(), &Field::name);
  return it == info->fields.end() || !it->isPublic;
}

// Pairs that the examples show equal. What was seen with few values is no property, but good enough to read by.
using Pairs = std::multimap<VariableRef, VariableRef>;

void addPair(const Expr &expr, Pairs &pairs) {
  if (expr.op != Op::Eq || expr.kids[0].op != Op::Var || expr.kids[1].op != Op::Var)
    return;
  pairs.emplace(expr.kids[0].variable, expr.kids[1].variable);
  pairs.emplace(expr.kids[1].variable, expr.kids[0].variable);
}

Pairs equalPairs(const std::string &className, const Model &model) {
  Pairs pairs;
  Point point{PointKind::Object, className};
  for (const Property &property : model.properties)
    if (property.point == point && property.broken == 0)
      addPair(property.expr, pairs);
  for (const Dropped &dropped : model.dropped)
    if (dropped.point == point && dropped.expr &&
        (dropped.reason.kind == DropKind::FewValues || dropped.reason.kind == DropKind::Implied))
      addPair(*dropped.expr, pairs);
  return pairs;
}

const SeenValue *seenOf(const VariableRef &name, const Outcome &outcome) {
  auto it = std::ranges::find(outcome.seen, name, &SeenValue::name);
  return it == outcome.seen.end() ? nullptr : &*it;
}

}  // namespace

std::function<const Variable *(const Variable &)> publicInstead(const std::string &className,
                                                                const std::vector<Variable> &variables,
                                                                const Component &component, const Model &model,
                                                                const Outcome &outcome) {
  return [&, pairs = equalPairs(className, model)](const Variable &wanted) -> const Variable * {
    const SeenValue *own = seenOf(wanted.name, outcome);
    if (!own || !isPrivate(wanted, component))
      return nullptr;
    auto [first, last] = pairs.equal_range(wanted.name);
    for (auto it = first; it != last; ++it) {
      auto found = std::ranges::find(variables, it->second, &Variable::name);
      const SeenValue *other = seenOf(it->second, outcome);
      bool isSame = other && other->before == own->before && other->after == own->after;
      if (found != variables.end() && isSame && found->rep == wanted.rep && !isPrivate(*found, component) &&
          found->path.size() > 1 && startsAt(*found, StepKind::Receiver))
        return &*found;
    }
    return nullptr;
  };
}

}  // namespace eclat
