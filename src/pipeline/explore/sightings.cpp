#include "pipeline/explore/sightings.h"

#include "infer/tally.h"
#include "support/try.h"

namespace eclat {

Result<void> addSightings(std::vector<Finding> &findings, const Model &model, const Component &component,
                          const Trace &trace) {
  std::vector<Statement> statements;
  std::vector<ViolatedProperty *> told;
  auto collect = [&](auto &self, std::vector<Finding> &list) -> void {
    for (Finding &finding : list) {
      for (ViolatedProperty &violated : finding.violated)
        if (violated.id >= 0 && violated.law.empty()) {
          const Property &property = model.properties[static_cast<std::size_t>(violated.id)];
          statements.push_back({property.point, property.expr});
          told.push_back(&violated);
        }
      self(self, finding.variants);
    }
  };
  collect(collect, findings);
  if (statements.empty())
    return {};
  ECLAT_TRY(tallies, tallyStatements(component, trace, statements));
  for (std::size_t i = 0; i < told.size(); ++i)
    for (const Witness &witness : tallies[i].examples)
      told[i]->sightings.push_back(
          {component.operations[static_cast<std::size_t>(witness.operation)].signature, witness.call, witness.values});
  return {};
}

}  // namespace eclat
