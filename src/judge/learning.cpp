#include "judge/learning.h"

#include "flow/language/condition_names.h"
#include "flow/laws.h"
#include "judge/classify_outcome.h"
#include "support/files.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

constexpr std::uint64_t kEnough = 30;    // inputs before a rate means anything
constexpr double kHarmless = 0.8;        // of the inputs that broke a rule for the caller: did well
constexpr double kWrong = 0.3;           // of the legal inputs: broke the property
constexpr double kWrongOfCall = 0.25;    // the same of what a single operation does
constexpr std::uint64_t kSome = 6;       // inputs before a high rate means something
constexpr double kPlainlyWrong = 0.5;    // of so few
constexpr std::uint64_t kMany = 100;     // inputs before a low rate means something
constexpr double kAccidental = 0.1;      // of so many, for what merely limits a result
constexpr std::uint64_t kFewStates = 4;  // that a rule for the caller rests on
constexpr std::uint64_t kTimesMore = 4;  // states behind what was broken

bool didWell(const Outcome &outcome, Label label) {
  return outcome.exit.empty() && outcome.promised.empty() && (label == Label::New || label == Label::Normal);
}

// A crash that speaks for itself: an assertion may be just what says that the rule is one.
bool isPlainCrash(const Outcome &outcome) {
  return !cameBack(outcome.ending) && outcome.ending != Ending::AssertionFailed;
}

// Something of an object that had one value in all examples, or a few, or was never null: other values may come.
bool isOfFewValues(const Property &p) {
  const Expr &e = p.expr;
  bool isEqual = (e.op == Op::Eq || e.op == Op::Ne) && e.kids[1].op == Op::Const;
  bool isAmong = e.op == Op::In && e.kids[1].op == Op::List;
  return p.point.kind == PointKind::Object && (isEqual || isAmong) && variablesOf(e).size() == 1;
}

std::string keyOf(const Literal &literal) {
  std::string out =
      fmt::format("{}:{}:{}:{}", static_cast<int>(literal.kind), literal.integer, literal.real, literal.text);
  for (const Literal &element : literal.elements)
    out += "," + keyOf(element);
  return out;
}

// What the tested call was given and what it led to.
std::uint64_t likenessOf(const Input &input, const Outcome &outcome, std::uint64_t nth) {
  if (outcome.state == 0)
    return nth;  // nobody knows
  std::string text = std::to_string(outcome.state) + (outcome.ending == Ending::Threw ? "!" : "");
  for (const Argument &argument : input.steps.back().arguments)
    text += argument.isStep() ? "|" : "|" + keyOf(argument.literal);
  return hashText(text);
}

}  // namespace

Learning::Learning(const Model &model, const Component &component, const ExploreOptions &options)
    : model_(model), options_(options) {
  std::map<std::string, int> operations;
  for (const Operation &op : component.operations)
    operations[op.signature] = op.id;
  for (const Condition &condition : component.conditions)
    if (auto op = operations.find(condition.operation); op != operations.end())
      asked_[op->second].merge(namesAskedFor(condition.text));
}

void Learning::note(const Input &input, const Outcome &outcome, Label label) {
  int operation = input.steps.back().operation;
  bool isTested = outcome.step + 1 == static_cast<int>(input.steps.size()) && outcome.ending != Ending::NotRun;
  if (!isTested)
    return;
  for (const Violation &violation : outcome.entry) {
    Rate &rate = entry_[{operation, violation.property}];
    ++rate.inputs;
    rate.against += didWell(outcome, label);
  }
  bool isLegal =
      outcome.entry.empty() && !outcome.isBeyondTerritory && outcome.asked.empty() && cameBack(outcome.ending);
  if (!isLegal)
    return;
  std::uint64_t likeness = likenessOf(input, outcome, ++noted_);
  legal_[operation].insert(likeness);
  for (const Violation &violation : outcome.exit)
    exit_[{operation, violation.property}].insert(likeness);
}

bool Learning::isHarmless(int operation, int property) const {
  auto it = entry_.find({operation, property});
  return options_.learns && it != entry_.end() && it->second.inputs >= kEnough &&
         static_cast<double>(it->second.against) >= kHarmless * static_cast<double>(it->second.inputs) &&
         !model_.properties[static_cast<std::size_t>(property)].isGiven();
}

// The states that speak for a rule against those that speak for what the call broke. A crash speaks for itself.
bool Learning::isWeak(int property, const Outcome &outcome) const {
  const Property &rule = model_.properties[static_cast<std::size_t>(property)];
  if (!options_.weighsEvidence || rule.isGiven() || rule.states >= kFewStates)
    return false;
  bool isCrash = !cameBack(outcome.ending);
  return isCrash || std::ranges::any_of(outcome.exit, [&](const Violation &violation) {
           const Property &broken = model_.properties[static_cast<std::size_t>(violation.property)];
           bool isOfObject = broken.point.kind == PointKind::Object || broken.point.kind == PointKind::Class;
           return isOfObject && broken.states >= kTimesMore * std::max<std::uint64_t>(rule.states, 1);
         });
}

// Who branches on a number means to cope with it: a crash is then none of the caller's doing.
bool Learning::isLookedAfter(int operation, int property, const Outcome &outcome) const {
  const Property &rule = model_.properties[static_cast<std::size_t>(property)];
  auto asked = asked_.find(operation);
  if (asked == asked_.end() || !isPlainCrash(outcome) || rule.isGiven() || rule.point.kind != PointKind::Entry)
    return false;
  return std::ranges::all_of(namesIn(print(rule.expr)),
                             [&](const std::string &name) { return asked->second.contains(name); });
}

bool Learning::excuses(const Input &input, const Outcome &outcome) const {
  int operation = input.steps.back().operation;
  return !outcome.entry.empty() && std::ranges::all_of(outcome.entry, [&](const Violation &violation) {
    return isHarmless(operation, violation.property) || isWeak(violation.property, outcome) ||
           isLookedAfter(operation, violation.property, outcome);
  });
}

std::string Learning::excuse(const Input &input, const Outcome &outcome) const {
  int operation = input.steps.back().operation;
  for (const Violation &violation : outcome.entry) {
    const Property &rule = model_.properties[static_cast<std::size_t>(violation.property)];
    if (isHarmless(operation, violation.property)) {
      const Rate &rate = entry_.at({operation, violation.property});
      return fmt::format("the call breaks `{}`, which held on entry in all examples, and which {} of {} inputs broke "
                         "without harm",
                         print(rule.expr), rate.against, rate.inputs);
    }
    if (!isWeak(violation.property, outcome))
      return fmt::format(
          "the call breaks `{}`, which held on entry in all examples, though the code itself looks after "
          "that",
          print(rule.expr));
    return fmt::format("the call breaks `{}`, which held on entry in all examples, though they show only {} different "
                       "state{} there",
                       print(rule.expr), rule.states, rule.states == 1 ? "" : "s");
  }
  return "";
}

Learning::Rate Learning::breakRate(int operation, int property) const {
  auto legal = legal_.find(operation);
  auto broke = exit_.find({operation, property});
  return {legal == legal_.end() ? 0 : legal->second.size(), broke == exit_.end() ? 0 : broke->second.size()};
}

bool Learning::isWrong(int operation, int property) const {
  const Property &p = model_.properties[static_cast<std::size_t>(property)];
  if (p.family == FamilyId::LawCopy || p.isGiven() || !options_.learns)
    return false;
  Rate rate = breakRate(operation, property);
  double share = rate.inputs ? static_cast<double>(rate.against) / static_cast<double>(rate.inputs) : 0;
  bool isOfCall = (p.point.kind == PointKind::Exit || p.point.kind == PointKind::Throw) && !isLaw(p.family);
  // As many different inputs speak against it as half of the states that speak for it, which are few.
  bool isOutweighed =
      (isOfCall || isOfFewValues(p)) && p.states < kEnough && rate.against >= kSome && 2 * rate.against >= p.states;
  return isOutweighed || (rate.inputs >= kEnough && share >= (isOfCall ? kWrongOfCall : kWrong)) ||
         (rate.inputs >= kSome && share >= kPlainlyWrong) ||
         (rate.inputs >= kMany && share >= kAccidental && limitsResult(p.expr));
}

bool Learning::areWrong(int operation, const std::vector<int> &properties) const {
  bool isHeldToPromises = options_.select == Select::Pattern;
  auto isWrongHere = [&](int property) { return isWrong(operation, property); };
  return std::ranges::any_of(properties, isWrongHere) && std::ranges::all_of(properties, [&](int property) {
           return isWrongHere(property) ||
                  (isHeldToPromises && !isPromise(model_.properties[static_cast<std::size_t>(property)]));
         });
}

std::vector<Learned> Learning::learned() const {
  std::vector<Learned> out;
  auto add = [&](std::pair<int, int> key, Rate rate, const char *verdict) {
    const Property &property = model_.properties[static_cast<std::size_t>(key.second)];
    out.push_back({key.first, property.point, print(property.expr), rate.inputs, rate.against, verdict});
  };
  for (const auto &[key, rate] : entry_)
    if (isHarmless(key.first, key.second))
      add(key, rate, "no rule: inputs break it without harm");
  for (const auto &[key, broken] : exit_)
    add(key, breakRate(key.first, key.second),
        isWrong(key.first, key.second) ? "wrong: legal inputs break it" : "suspect: few legal inputs break it");
  return out;
}

}  // namespace eclat
