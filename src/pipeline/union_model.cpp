#include "pipeline/union_model.h"

#include <algorithm>
#include <vector>

namespace eclat {

namespace {

void renumber(Finding &finding, const std::vector<int> &numbers) {
  auto now = [&](int number) { return numbers[static_cast<std::size_t>(number)]; };
  std::ranges::transform(finding.pattern.properties, finding.pattern.properties.begin(), now);
  std::ranges::sort(finding.pattern.properties);
  for (auto *list : {&finding.outcome.entry, &finding.outcome.exit})
    for (Violation &violation : *list)
      violation.property = now(violation.property);
  for (auto *list : {&finding.violated, &finding.dropped})
    for (ViolatedProperty &violated : *list)
      violated.id = violated.id < 0 ? violated.id : now(violated.id);
  for (NestedViolation &nested : finding.outcome.nested)
    nested.property = now(nested.property);
  for (Finding &variant : finding.variants)
    renumber(variant, numbers);
}

}  // namespace

void UnionModel::add(const Model &model, Report &report) {
  if (isEmpty_) {
    model_ = model;
    isEmpty_ = false;
    return;
  }
  std::vector<int> numbers;
  for (const Property &property : model.properties) {
    auto known = std::ranges::find_if(model_.properties, [&](const Property &p) {
      return p.point == property.point && p.expr == property.expr && p.family == property.family;
    });
    numbers.push_back(static_cast<int>(known - model_.properties.begin()));
    if (known == model_.properties.end())
      model_.properties.push_back(property);
  }
  for (Finding &finding : report.findings)
    renumber(finding, numbers);
  for (SetAside &aside : report.setAside)
    renumber(aside.finding, numbers);
}

}  // namespace eclat
