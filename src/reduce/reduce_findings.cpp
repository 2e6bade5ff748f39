#include "reduce/reduce_findings.h"

#include "support/files.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

constexpr std::size_t kKept = 3;  // per pattern, in case the simplest does not reproduce

double weight(const Literal &literal) {
  double w = 1;
  if (literal.kind == LiteralKind::Int)
    w += std::log2(1.0 + std::abs(static_cast<double>(literal.integer))) + (literal.integer < 0 ? 0.5 : 0);
  if (literal.kind == LiteralKind::Float)
    w += std::isfinite(literal.real) ? std::log2(1.0 + std::abs(literal.real)) + 1 : 20;
  w += static_cast<double>(literal.text.size());
  for (const Literal &element : literal.elements)
    w += weight(element);
  return w;
}

double weight(const Input &input) {
  double w = 0;
  for (const Step &step : input.steps)
    for (const Argument &argument : step.arguments)
      w += argument.isStep() ? 1 : weight(argument.literal);
  return w;
}

std::string objectName(const ObjectRange &range, const Operation &op) {
  if (range.parameter == -1)
    return "the receiver";
  if (range.parameter == -2)
    return "the result";
  return "argument " + op.parameters[static_cast<std::size_t>(range.parameter)].name;
}

// Stable between runs and models: the operation and what broke, in words, not by number.
std::string findingId(const Operation &op, const Pattern &pattern, const std::vector<ViolatedProperty> &violated) {
  std::string what = op.signature + "|" + endingId(pattern.ending) + "|" + pattern.thrownType + "|" + pattern.place;
  std::set<std::string> broken;  // once each, whoever's they are
  for (const ViolatedProperty &v : violated)
    broken.insert(describePoint(v.point) + ":" + v.property);
  for (const std::string &property : broken)
    what += "|" + property;
  std::string name;
  for (char c : op.name)
    if (std::isalnum(static_cast<unsigned char>(c)))
      name += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    else if (!name.empty() && name.back() != '-')
      name += '-';
  while (!name.empty() && name.back() == '-')
    name.pop_back();
  return fmt::format("{}-{}", name, hexDigits(hashText(what), 6));
}

// What tells most comes first: an object that is broken, then a plain limit or relation before a list of values.
int telling(const ViolatedProperty &v, const Property &property) {
  bool isState = v.point.kind == PointKind::Object || v.point.kind == PointKind::Class;
  return (isState ? 0 : 2) + (property.expr.op == Op::In ? 1 : 0);
}

Finding makeFinding(const Pattern &pattern, const Input &input, Outcome outcome, std::uint64_t count,
                    const Component &component, const Schema &schema, const Model &model) {
  const Operation &op = component.operations[static_cast<std::size_t>(pattern.operation)];
  const OperationSchema *points = schema.findOperation(op.id);
  Finding finding;
  finding.operation = op.id;
  finding.pattern = pattern;
  bool byProperty = !pattern.properties.empty();
  finding.kind = byProperty ? "property" : endingId(pattern.ending);
  std::multimap<int, ViolatedProperty> violated;
  for (const Violation &v : outcome.exit) {
    const Property &property = model.properties[static_cast<std::size_t>(v.property)];
    std::string object =
        v.object >= 0 && points ? objectName(points->objects[static_cast<std::size_t>(v.object)], op) : "";
    ViolatedProperty told{property.point,     object,         print(property.expr), property.samples, v.values,
                          property.isTrusted, property.broken};
    violated.emplace(telling(told, property), std::move(told));
  }
  for (auto &[order, told] : violated)
    finding.violated.push_back(std::move(told));
  finding.id = findingId(op, pattern, finding.violated);
  finding.input = input;
  finding.outcome = std::move(outcome);
  finding.others = count - 1;
  return finding;
}

// Crashes first, then broken objects, then broken exits: what is hardest to explain away comes first.
int rank(const Finding &finding) {
  if (finding.kind != "property")
    return finding.pattern.ending == Ending::Threw ? 1 : 0;
  bool object = std::ranges::any_of(finding.violated, [](const auto &v) {
    return v.point.kind == PointKind::Object || v.point.kind == PointKind::Class;
  });
  return object ? 2 : 3;
}

}  // namespace

bool isSimpler(const Input &a, const Input &b) {
  if (a.steps.size() != b.steps.size())
    return a.steps.size() < b.steps.size();
  return weight(a) < weight(b);
}

void Partition::add(const Pattern &pattern, const Input &input) {
  Cell &cell = cells_[pattern];
  ++cell.count;
  auto at = std::ranges::upper_bound(cell.simplest, input, isSimpler);
  if (at == cell.simplest.end() && cell.simplest.size() >= kKept)
    return;
  cell.simplest.insert(at, input);
  if (cell.simplest.size() > kKept)
    cell.simplest.pop_back();
}

Reduced reduceFindings(const Partition &partition, const Confirm &confirm, const Component &component,
                       const Schema &schema, const Model &model) {
  Reduced reduced;
  for (const auto &[pattern, cell] : partition.cells()) {
    bool reproduced = false, isOut = false;
    for (const Input &input : cell.simplest) {
      std::optional<Judged> judged = confirm(input);
      isOut = !judged;
      if (isOut)
        break;
      if (judged->label != Label::Fault || judged->pattern != pattern)
        continue;
      reduced.findings.push_back(
          makeFinding(pattern, input, std::move(judged->outcome), cell.count, component, schema, model));
      if (judged->isUnsteady)
        reduced.findings.back().doubt = "it depends on memory that nothing had written: with other bytes there it ends "
                                        "in another way";
      reproduced = true;
      break;
    }
    reduced.flaky += !reproduced && !isOut;
    reduced.unconfirmed += isOut;
  }
  std::ranges::sort(reduced.findings, [](const Finding &a, const Finding &b) {
    auto key = [](const Finding &f) { return std::tuple(rank(f), f.input.steps.size(), f.id); };
    return key(a) < key(b);
  });
  return reduced;
}

}  // namespace eclat
