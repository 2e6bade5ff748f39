#include "judge/doubts.h"

#include "flow/breakers.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

void doubtWhatManyBreak(std::vector<Finding> &findings, const Component &component) {
  Breakers breakers(findings, component);
  for (Finding &finding : findings)
    for (const ViolatedProperty &violated : finding.violated)
      if (std::size_t many = breakers.count(violated); finding.doubt.empty() && many >= Breakers::kMany)
        finding.doubt = fmt::format("{} operations break `{}`: perhaps the examples never showed such an object", many,
                                    violated.property);
}

bool speaksOfKnownPaths(const Pattern &pattern, const Model &model) {
  return cameBack(pattern.ending) && !pattern.properties.empty() && pattern.clauses.empty() &&
         std::ranges::all_of(pattern.properties, [&](int number) {
           const Property &property = model.properties[static_cast<std::size_t>(number)];
           bool isOfObject = property.point.kind == PointKind::Object || property.point.kind == PointKind::Class;
           return !isOfObject && !property.isGiven() && !isLaw(property.family);
         });
}

}  // namespace eclat
