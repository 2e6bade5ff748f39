#include "flow/breakers.h"

namespace eclat {

Breakers::Breakers(const std::vector<Finding> &findings, const Component &component) {
  for (const Finding &finding : findings)
    add(finding, component);
}

void Breakers::add(const Finding &finding, const Component &component) {
  const Operation &operation = component.operations[static_cast<std::size_t>(finding.operation)];
  for (const ViolatedProperty &violated : finding.violated)
    if (violated.point.kind == PointKind::Object || violated.point.kind == PointKind::Class)
      names_[{violated.point, violated.property}].insert(operation.name);
  for (const Finding &variant : finding.variants)
    add(variant, component);
}

std::size_t Breakers::count(const ViolatedProperty &violated) const {
  auto it = names_.find({violated.point, violated.property});
  return it == names_.end() ? 0 : it->second.size();
}

}  // namespace eclat
