#include "reduce/reduce_findings.h"

#include "flow/given.h"
#include "flow/laws.h"
#include "support/files.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>

namespace eclat {

namespace {

constexpr std::size_t kKept = 3;     // per pattern, in case the simplest does not reproduce
constexpr std::size_t kMost = 1000;  // where all are wanted

std::string objectName(const ObjectRange &range, const Operation &op) {
  if (range.parameter == -1)
    return "the receiver";
  if (range.parameter == -2)
    return "the result";
  return "argument " + op.parameters[static_cast<std::size_t>(range.parameter)].name;
}

// Stable between runs and models: the operation and what broke, in words, not by number. `nth` tells apart what differs
// in nothing but the line.
std::string findingId(const Operation &op, const Pattern &pattern, const std::vector<ViolatedProperty> &violated,
                      int nth) {
  std::string what =
      op.signature + "|" + endingId(pattern.ending) + "|" + pattern.thrownType + "|" + withoutLine(pattern.place);
  if (nth > 1)
    what += fmt::format("|{}", nth);
  if (pattern.claim >= 0)
    what += "|" + op.law.claims[static_cast<std::size_t>(pattern.claim)];
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

std::string kindOf(const Pattern &pattern) {
  if (!pattern.clauses.empty())
    return "specification";
  if (pattern.claim >= 0)
    return "law";
  return pattern.properties.empty() ? endingId(pattern.ending) : "property";
}

std::string withoutStop(const std::string &sentence) {
  return sentence.ends_with('.') ? sentence.substr(0, sentence.size() - 1) : sentence;
}

void tellSource(ViolatedProperty &told, const Property &property) {
  using Source = ViolatedProperty::Source;
  if (!property.comment.empty()) {
    bool throws = isPromiseToThrow(property);
    told.source = throws ? Source::PromiseToThrow : Source::Comment;
    told.law = (throws ? "promised in " : "as said in ") + withoutStop(property.comment);
  } else if (isLaw(property.family)) {
    told.source = Source::Law;
    told.law = switchOf(lawOf(property.family)).meaning;
  }
}

Finding makeFinding(const Pattern &pattern, const Input &input, Outcome outcome, std::uint64_t count,
                    const Component &component, const Schema &schema, const Model &model) {
  const Operation &op = component.operations[static_cast<std::size_t>(pattern.operation)];
  const OperationSchema *points = schema.findOperation(op.id);
  Finding finding;
  finding.operation = op.id;
  finding.pattern = pattern;
  finding.kind = kindOf(pattern);
  std::multimap<int, ViolatedProperty> violated;
  for (const Violation &v : outcome.exit) {
    const Property &property = model.properties[static_cast<std::size_t>(v.property)];
    std::string object =
        v.object >= 0 && points ? objectName(points->objects[static_cast<std::size_t>(v.object)], op) : "";
    ViolatedProperty told{.point = property.point,
                          .object = object,
                          .property = print(property.expr),
                          .samples = property.samples,
                          .values = v.values,
                          .isTrusted = property.isTrusted,
                          .broken = property.broken,
                          .id = v.property};
    told.states = property.states;
    tellSource(told, property);
    violated.emplace(telling(told, property), std::move(told));
  }
  for (const Clause &clause : outcome.promised)
    violated.emplace(-1, ViolatedProperty{
                             .point = {PointKind::Exit, op.signature},
                             .property = clause.text,
                             .law = "your specification, " + clause.place,
                             .source = ViolatedProperty::Source::Specification
    });
  for (auto &[order, told] : violated)
    finding.violated.push_back(std::move(told));
  finding.id = findingId(op, pattern, finding.violated, 1);
  finding.input = input;
  finding.outcome = std::move(outcome);
  finding.others = count - 1;
  return finding;
}

}  // namespace

void Partition::add(const Pattern &pattern, const Input &input, const std::string &doubt, bool isDoubtful) {
  Cell &cell = cells_[pattern];
  if (cell.count == 0)
    cell.doubt = doubt;
  else if (doubt.empty())
    cell.doubt.clear();
  ++cell.count;
  std::size_t most = keepsAll_ ? kMost : kKept;
  auto border = cell.simplest.begin() + static_cast<long>(cell.believed);
  auto at = isDoubtful ? std::upper_bound(border, cell.simplest.end(), input, isSimpler)
                       : std::upper_bound(cell.simplest.begin(), border, input, isSimpler);
  if (at == cell.simplest.end() && cell.simplest.size() >= most)
    return;
  cell.simplest.insert(at, input);
  cell.believed += !isDoubtful;
  if (cell.simplest.size() > most)
    cell.simplest.pop_back();
  cell.believed = std::min(cell.believed, cell.simplest.size());
}

void Partition::add(const Partition &other) {
  for (const auto &[pattern, cell] : other.cells_) {
    for (std::size_t i = 0; i < cell.simplest.size(); ++i)
      add(pattern, cell.simplest[i], cell.doubt, i >= cell.believed);
    cells_[pattern].count += cell.count - cell.simplest.size();
  }
}

namespace {

using Confirmed = std::pair<Input, Rerun>;

// The first of these that still ends so, alone. What is made small is run alone once more.
class Confirmation {
public:
  Confirmation(const Trials &trials, const Pattern &pattern, const Component &component)
      : trials_(trials), pattern_(pattern), component_(component) {}

  std::optional<Confirmed> first(const std::vector<Input> &inputs) {
    std::optional<Confirmed> best;
    for (const Input &input : inputs) {
      std::optional<Rerun> rerun = confirm(input);
      if (isOut_)
        return std::nullopt;
      if (!rerun)
        continue;
      // An input that is not doubtful is easier to believe.
      bool isDoubtful = rerun->isDoubtful;
      if (!best || !isDoubtful)
        best = Confirmed(input, std::move(*rerun));
      if (!isDoubtful)
        break;
    }
    return best;
  }
  // As it is where there is no time left.
  Confirmed madeSmall(Confirmed found) {
    if (Input small = shrunk(found.first); small != found.first)
      if (std::optional<Rerun> again = confirm(small))
        return {std::move(small), std::move(*again)};
    return found;
  }
  bool isOut() const { return isOut_; }              // of time
  bool isElsewhere() const { return isElsewhere_; }  // only on paths that no example took

private:
  std::optional<Rerun> confirm(const Input &input) {
    std::optional<Rerun> rerun = trials_.confirm(input);
    isOut_ = !rerun;
    if (!rerun || rerun->label != Label::Fault || rerun->pattern != pattern_)
      return std::nullopt;
    isElsewhere_ = isElsewhere_ || rerun->isElsewhere;
    if (rerun->isElsewhere)
      return std::nullopt;
    return rerun;
  }

  Input shrunk(const Input &input) const {
    return trials_.sameAs ? shrink(input, pattern_, component_, trials_.sameAs, trials_.isLegal) : input;
  }

  const Trials &trials_;
  const Pattern &pattern_;
  const Component &component_;
  bool isOut_ = false, isElsewhere_ = false;
};

}  // namespace

Reduced reduceFindings(const Partition &partition, const Trials &trials, const Component &component,
                       const Schema &schema, const Model &model) {
  Reduced reduced;
  std::map<std::string, Pattern> ids;
  auto add = [&](const Pattern &pattern, const Partition::Cell &cell, Confirmed confirmed) {
    auto &[input, rerun] = confirmed;
    reduced.findings.push_back(
        makeFinding(pattern, input, std::move(rerun.outcome), cell.count, component, schema, model));
    Finding &finding = reduced.findings.back();
    finding.doubt = rerun.doubt.empty() ? cell.doubt : rerun.doubt;
    const Operation &op = component.operations[static_cast<std::size_t>(finding.operation)];
    // All inputs of one pattern share its id; another pattern has another.
    for (int nth = 2; ids.try_emplace(finding.id, pattern).first->second != pattern; ++nth)
      finding.id = findingId(op, pattern, finding.violated, nth);
  };
  // All of them before the first is made small: what is left of the time is not to be spent on one alone.
  std::map<Pattern, Confirmed> found;
  for (const auto &[pattern, cell] : partition.cells()) {
    if (trials.keepsAll) {
      for (const Input &input : cell.simplest) {
        Confirmation one(trials, pattern, component);
        if (auto confirmed = one.first({input}))
          add(pattern, {.simplest = {}, .count = 1, .doubt = cell.doubt}, one.madeSmall(std::move(*confirmed)));
        reduced.unconfirmed += one.isOut();
        reduced.elsewhere += one.isElsewhere();
      }
      continue;
    }
    Confirmation confirmation(trials, pattern, component);
    auto confirmed = confirmation.first(cell.simplest);
    if (!confirmed && !confirmation.isOut())
      reduced.rejected.insert(pattern);
    reduced.elsewhere += !confirmed && confirmation.isElsewhere();
    reduced.flaky += !confirmed && !confirmation.isOut() && !confirmation.isElsewhere();
    reduced.unconfirmed += confirmation.isOut();
    if (confirmed)
      found.emplace(pattern, std::move(*confirmed));
  }
  for (auto &[pattern, confirmed] : found) {
    Confirmation confirmation(trials, pattern, component);
    add(pattern, partition.cells().at(pattern), confirmation.madeSmall(std::move(confirmed)));
  }
  return reduced;
}

}  // namespace eclat
