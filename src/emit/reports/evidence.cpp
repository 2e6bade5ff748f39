#include "emit/reports/evidence.h"

#include "flow/laws.h"

#include <algorithm>
#include <set>

namespace eclat {

namespace {

std::set<Point> entryPoints(const Operation &operation, const Schema &schema) {
  std::set<Point> points = {
      {PointKind::Entry, operation.signature}
  };
  if (const OperationSchema *variables = schema.findOperation(operation.id))
    for (const ObjectRange &object : variables->objects) {
      bool isThere = object.parameter >= 0 || (object.parameter == -1 && operation.hasReceiver());
      if (isThere)
        points.insert({PointKind::Object, object.className});
    }
  return points;
}

bool isBroken(const Outcome &outcome, std::size_t property) {
  return std::ranges::any_of(outcome.entry,
                             [&](const Violation &v) { return static_cast<std::size_t>(v.property) == property; });
}

std::vector<const Property *> rules(const Finding &finding, const EmitContext &context, bool areBroken) {
  const Operation &operation = context.component.operations.at(static_cast<std::size_t>(finding.operation));
  std::set<Point> points = entryPoints(operation, context.schema);
  std::vector<const Property *> out;
  for (std::size_t i = 0; i < context.model.properties.size(); ++i) {
    const Property &property = context.model.properties[i];
    bool isRule = points.contains(property.point) && !isLaw(property.family);
    if (isRule && isBroken(finding.outcome, i) == areBroken)
      out.push_back(&property);
  }
  return out;
}

}  // namespace

std::vector<const Property *> rulesKept(const Finding &finding, const EmitContext &context) {
  return rules(finding, context, false);
}

std::vector<const Property *> rulesBroken(const Finding &finding, const EmitContext &context) {
  return rules(finding, context, true);
}

std::vector<const SeenValue *> tellingValues(const Outcome &outcome) {
  std::vector<const SeenValue *> values;
  for (const SeenValue &value : outcome.seen)
    if (value.name != VariableRef("this"))
      values.push_back(&value);
  return values;
}

Changes changesOf(const Outcome &outcome) {
  bool isOver = std::ranges::any_of(outcome.seen, [](const SeenValue &v) { return !v.after.empty(); });
  Changes changes;
  for (const SeenValue *value : tellingValues(outcome))
    (isOver && value->before != value->after ? changes.changed : changes.same).push_back(value);
  return changes;
}

}  // namespace eclat
