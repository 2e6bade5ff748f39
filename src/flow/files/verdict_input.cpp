#include "flow/files/verdict_input.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

PlacedStatement placed(const Violation &violation, const Model &model) {
  const Property &property = model.properties[static_cast<std::size_t>(violation.property)];
  return {property.point, print(property.expr)};
}

void addOnce(std::vector<PlacedStatement> &to, PlacedStatement statement) {
  std::erase(statement.text, '#');  // it would begin a comment
  if (std::ranges::find(to, statement) == to.end())
    to.push_back(std::move(statement));
}

// Short plain values that say something of the call.
std::vector<NamedValue> plainValues(const Outcome &outcome) {
  constexpr std::size_t kLongest = 60, kMost = 12;
  std::vector<NamedValue> out;
  for (const SeenValue &seen : outcome.seen)
    if (seen.isExact && !seen.after.empty() && seen.after.size() <= kLongest && out.size() < kMost &&
        seen.after.find_first_of("#\n") == std::string::npos)
      out.push_back({seen.name, seen.after});
  return out;
}

}  // namespace

std::vector<WrittenStep> writeSteps(const Input &input, const Component &component) {
  std::vector<WrittenStep> out;
  for (const Step &step : input.steps)
    out.push_back({component.operations[static_cast<std::size_t>(step.operation)].signature, step.arguments});
  return out;
}

std::expected<Input, std::string> readSteps(const std::vector<WrittenStep> &steps, const Component &component) {
  Input out;
  for (const WrittenStep &step : steps) {
    auto op = std::ranges::find(component.operations, step.operation, &Operation::signature);
    if (op == component.operations.end())
      return std::unexpected(fmt::format("there is no operation '{}'", step.operation));
    std::size_t most = op->parameters.size() + op->hasReceiver(), given = step.arguments.size();
    auto needed =
        static_cast<std::size_t>(std::ranges::count(op->parameters, false, &Parameter::hasDefault)) + op->hasReceiver();
    if (given < needed || given > most)
      return std::unexpected(fmt::format("'{}' takes {} values, and {} are written", step.operation, most, given));
    out.steps.push_back({op->id, step.arguments});
  }
  if (out.steps.empty())
    return std::unexpected("it has no steps");
  return out;
}

WrittenEnding writeEnding(const Outcome &outcome) {
  bool hasThrown = outcome.ending == Ending::Threw || outcome.ending == Ending::SetupThrew;
  return {endingId(outcome.ending), hasThrown ? outcome.thrownType : "", withoutLine(outcome.place)};
}

std::vector<PlacedStatement> brokenBy(const Finding &finding, const Component &component) {
  std::vector<PlacedStatement> out;
  for (const ViolatedProperty &violated : finding.violated)
    addOnce(out, violated.law.empty() ? PlacedStatement{violated.point, violated.property}
                                      : PlacedStatement{{}, violated.property, true});
  if (int claim = finding.pattern.claim; claim >= 0) {
    const Law &law = component.operations[static_cast<std::size_t>(finding.operation)].law;
    addOnce(out, {{}, law.claims[static_cast<std::size_t>(claim)], true});
  }
  return out;
}

JudgedFinding writeVerdict(const Finding &finding, Verdict verdict, const std::string &comment,
                           const Component &component, const Model &model) {
  JudgedFinding out;
  out.id = finding.id;
  out.verdict = verdict;
  out.comment = comment;
  out.ending = writeEnding(finding.outcome);
  out.broke = brokenBy(finding, component);
  for (const Violation &violation : finding.outcome.entry)
    addOnce(out.asked, placed(violation, model));
  for (const ViolatedProperty &rule : finding.dropped)
    addOnce(out.asked, {rule.point, rule.property});
  if (verdict == Verdict::Fine)
    out.saw = plainValues(finding.outcome);
  out.steps = writeSteps(finding.input, component);
  return out;
}

const JudgedFinding *verdictOn(const Finding &finding, const Verdicts &verdicts, const Component &component) {
  if (const JudgedFinding *same = verdicts.find(finding.id))
    return same;
  std::vector<WrittenStep> steps = writeSteps(finding.input, component);
  std::vector<PlacedStatement> broke = brokenBy(finding, component);
  WrittenEnding ending = writeEnding(finding.outcome);
  auto isKnown = [&](const JudgedFinding &judged) {
    if (judged.verdict != Verdict::Fault && judged.steps == steps)
      return true;
    auto isAmong = [&](const PlacedStatement &one) {
      return std::ranges::find(judged.broke, one) != judged.broke.end();
    };
    return judged.verdict != Verdict::Fine && !judged.steps.empty() && !broke.empty() &&
           judged.steps.back().operation == steps.back().operation && judged.ending == ending &&
           std::ranges::all_of(broke, isAmong);
  };
  auto it = std::ranges::find_if(verdicts.findings, isKnown);
  return it == verdicts.findings.end() ? nullptr : &*it;
}

}  // namespace eclat
