#include "judge/doubts.h"

#include "flow/laws.h"

#include <algorithm>

namespace eclat {

bool speaksOfKnownPaths(const Pattern &pattern, const Model &model) {
  return cameBack(pattern.ending) && !pattern.properties.empty() && pattern.clauses.empty() &&
         std::ranges::all_of(pattern.properties, [&](int number) {
           const Property &property = model.properties[static_cast<std::size_t>(number)];
           bool isOfObject = property.point.kind == PointKind::Object || property.point.kind == PointKind::Class;
           return !isOfObject && !property.isGiven() && !isLaw(property.family);
         });
}

}  // namespace eclat
