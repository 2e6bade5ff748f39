#include "pipeline/finding_evidence.h"

#include "flow/laws.h"
#include "infer/tally.h"
#include "support/try.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

bool hasSlice(const Expr &e) { return e.op == Op::Slice || std::ranges::any_of(e.kids, hasSlice); }

}  // namespace

std::uint64_t countedProperties(const Model &judge) {
  return static_cast<std::uint64_t>(std::ranges::count_if(judge.properties, [](const Property &p) {
    return !p.point.subject.empty() && !p.family.starts_with(kLawFamily);
  }));
}

bool isNoRule(const Finding &finding, const Learning &learning) {
  bool hasReturned = finding.pattern.ending == Ending::Returned || finding.pattern.ending == Ending::Threw;
  return hasReturned && finding.pattern.clauses.empty() &&
         learning.areWrong(finding.operation, finding.pattern.properties);
}

bool breaksObject(const Finding &finding, const Model &model) {
  return std::ranges::any_of(finding.pattern.properties, [&](int number) {
    const Property &property = model.properties[static_cast<std::size_t>(number)];
    return property.point.kind == PointKind::Object && variablesOf(property.expr).size() > 1 &&
           !hasSlice(property.expr);
  });
}

void addRates(Finding &finding, const Learning &learning, const Model &model) {
  Learning::Rate worst;
  for (int number : finding.pattern.properties) {
    Learning::Rate rate = learning.breakRate(finding.operation, number);
    worst = rate.against > worst.against ? rate : worst;
    const Property &property = model.properties[static_cast<std::size_t>(number)];
    for (ViolatedProperty &violated : finding.violated)
      if (violated.point == property.point && violated.property == print(property.expr)) {
        violated.legal = rate.inputs;
        violated.breaking = rate.against;
      }
  }
  if (isNoRule(finding, learning) && finding.doubt.empty())
    finding.doubt = fmt::format("{} of {} legal inputs of the operation break this: more likely the examples show too "
                                "little",
                                worst.against, worst.inputs);
}

Result<void> addSightings(std::vector<Finding> &findings, const Component &component, const Trace &trace) {
  std::vector<Statement> statements;
  std::vector<ViolatedProperty *> told;
  auto collect = [&](auto &self, std::vector<Finding> &list) -> void {
    for (Finding &finding : list) {
      for (ViolatedProperty &violated : finding.violated)
        if (auto expr = parseExpr(violated.property); expr && violated.law.empty()) {
          statements.push_back({violated.point, std::move(*expr)});
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
