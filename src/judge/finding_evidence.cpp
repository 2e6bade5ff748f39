#include "judge/finding_evidence.h"

#include "flow/laws.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

bool hasSlice(const Expr &e) { return e.op == Op::Slice || std::ranges::any_of(e.kids, hasSlice); }

// Exploring has shown that all it broke is no rule.
bool isNoRule(const Finding &finding, const Learning &learning) {
  return cameBack(finding.pattern.ending) && finding.pattern.clauses.empty() &&
         learning.areWrong(finding.operation, finding.pattern.properties);
}

// What joins parts of an object holds whatever the examples did with it: an operation that always breaks it is
// suspicious.
bool breaksObject(const Finding &finding, const Model &model) {
  return std::ranges::any_of(finding.pattern.properties, [&](int number) {
    const Property &property = model.properties[static_cast<std::size_t>(number)];
    return property.point.kind == PointKind::Object && variablesOf(property.expr).size() > 1 &&
           !hasSlice(property.expr);
  });
}

}  // namespace

std::vector<Pattern> leaveOutAccidents(std::vector<Finding> &findings, const Learning &learning, const Model &held) {
  std::vector<Pattern> out;
  std::erase_if(findings, [&](const Finding &finding) {
    bool isOut = isNoRule(finding, learning) && !breaksObject(finding, held);
    if (isOut)
      out.push_back(finding.pattern);
    return isOut;
  });
  return out;
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

}  // namespace eclat
