#include "pipeline/verdicts/judged_model.h"

#include "flow/files/verdict_input.h"
#include "flow/language/scope.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

std::set<int> addStatements(Model &model, const std::vector<PlacedStatement> &statements, const Component &component,
                            const Schema &schema) {
  std::set<int> out;
  for (const PlacedStatement &statement : statements) {
    auto scope = statement.isLaw ? std::nullopt : scopeOf(statement.point, component, schema);
    auto expr = parseExpr(statement.text);
    if (!scope || !expr || !bindProperty(*expr, *scope, component.enums))
      continue;
    auto known = std::ranges::find_if(model.properties,
                                      [&](const Property &p) { return p.point == statement.point && p.expr == *expr; });
    out.insert(static_cast<int>(known - model.properties.begin()));
    if (known == model.properties.end())
      model.properties.push_back({statement.point, std::move(*expr), FamilyId::Trusted});
  }
  return out;
}

std::vector<Refined> refinedBy(const Verdicts &verdicts, const Component &component, const Schema &schema) {
  std::vector<Refined> out;
  auto add = [&](const JudgedFinding &judged, const std::vector<PlacedStatement> &statements) {
    for (const PlacedStatement &statement : statements) {
      Model alone;
      if (!addStatements(alone, {statement}, component, schema).empty())
        out.push_back({statement.point, statement.text, verdictId(judged.verdict), judged.id});
    }
  };
  for (const JudgedFinding &judged : verdicts.findings) {
    if (judged.verdict == Verdict::Fine)
      add(judged, judged.broke);
    if (judged.verdict != Verdict::Fault)
      add(judged, judged.asked);
  }
  return out;
}

std::string wordsOf(const WrittenEnding &ending) {
  return ending.id + (ending.thrownType.empty() ? "" : " " + ending.thrownType) +
         (ending.place.empty() ? "" : " in " + ending.place);
}

std::string changesIn(const JudgedFinding &judged, const Outcome &outcome) {
  WrittenEnding now = writeEnding(outcome);
  if (now != judged.ending)
    return fmt::format("it {} then, and now {}", wordsOf(judged.ending), wordsOf(now));
  std::string out;
  for (const NamedValue &then : judged.saw) {
    auto seen = std::ranges::find(outcome.seen, then.name, &SeenValue::name);
    if (seen != outcome.seen.end() && seen->after != then.value)
      out += fmt::format("{}{} was {}, is {}", out.empty() ? "" : "; ", print(then.name), then.value, seen->after);
  }
  return out;
}

bool happensAgain(const JudgedFinding &judged, const Outcome &outcome, const std::set<int> &learned,
                  const Operation &tested) {
  if (judged.ending != writeEnding(outcome))
    return false;
  auto isLaw = [&](const std::string &text) {
    return std::ranges::any_of(judged.broke, [&](const PlacedStatement &s) { return s.isLaw && s.text == text; });
  };
  bool breaksClaim = outcome.claim >= 0 && isLaw(tested.law.claims[static_cast<std::size_t>(outcome.claim)]);
  return judged.broke.empty() || breaksClaim || std::ranges::any_of(outcome.promised, isLaw, &Clause::text) ||
         std::ranges::any_of(outcome.exit, [&](const Violation &v) { return learned.contains(v.property); });
}

}  // namespace eclat
