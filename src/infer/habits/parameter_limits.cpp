#include "infer/habits/parameter_limits.h"

#include "infer/habits/territory.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>

namespace eclat {

std::optional<Data> putIn(const Expr &e) {
  if (e.op == Op::Implies)
    return putIn(e.kids[1]);
  if (e.op != Op::In && e.op != Op::Eq)
    return std::nullopt;
  const Expr &sequence = e.kids[e.op == Op::In ? 1 : 0], &how = e.kids[e.op == Op::In ? 0 : 1];
  bool isPut = how.op == Op::Append || how.op == Op::Prepend || how.op == Op::Insert;
  const Expr &x = e.op == Op::In ? how : isPut ? how.kids.back() : sequence;
  bool isOfObject = sequence.op == Op::Var && sequence.variable.root != Root::Result;
  if (!isOfObject || x.op != Op::Var || &x == &sequence)
    return std::nullopt;
  return Data{x.variable, sequence.variable};
}

namespace {

bool isLimit(const Expr &e) {
  return (e.op == Op::Ge || e.op == Op::Le) && e.kids[0].op == Op::Var && e.kids[1].op == Op::Const;
}

// Of a parameter that is a list, or holds one.
bool limitsList(const Expr &e) {
  bool isOrder = (e.op == Op::Ge || e.op == Op::Le) && e.kids[1].op == Op::Const;
  return isOrder && (e.kids[0].op == Op::Size || (e.kids[0].op == Op::Var && e.kids[0].variable.isElements()));
}

// `items[] >= 1`, `items[] in {1, 2}`, `items[] >= indices(items[])`
bool limitsElements(const Expr &e, const std::set<VariableRef> &sequences) {
  bool isRelation = classOf(e.op) == rt::OpClass::Relation || e.op == Op::In || e.op == Op::NotIn;
  auto isSequence = [&](const Expr &v) { return v.op == Op::Var && sequences.contains(v.variable); };
  if (!isRelation || std::ranges::none_of(variablesOf(e), isSequence))
    return false;
  bool hasPlaces = e.kids[0].op == Op::Indices || e.kids[1].op == Op::Indices;
  const Expr &limited = e.kids[0].op == Op::Mod ? e.kids[0].kids[0] : e.kids[0];
  bool isLimit = limited.op == Op::Var && (e.kids[1].op == Op::Const || e.kids[1].op == Op::List);
  return hasPlaces || (isLimit && sequences.contains(limited.variable));
}

// A name and type of a parameter in a class and what derives from it.
using Meaning = std::tuple<std::string, std::string, std::string>;

class Sharing {
public:
  Sharing(Model &model, const Component &component) : model_(model), component_(component) {
    for (const Operation &op : component.operations)
      operations_[op.signature] = &op;
    for (const PointEvidence &evidence : model.evidence)
      if (evidence.point.kind == PointKind::Entry)
        calls_[evidence.point.subject] = evidence.samples;
  }

  void share() {
    for (const Property &p : model_.territory)
      noteLimit(p);
    std::vector<Property> lent;
    for (const Property &habit : model_.habits)
      lendComparison(habit, lent);
    for (const Operation &op : component_.operations)
      for (const Parameter &parameter : op.parameters)
        lendLimits(op, parameter, lent);
    std::ranges::move(lent, std::back_inserter(model_.habits));
  }

private:
  struct Limits {
    std::optional<Property> low, high;
    std::uint64_t calls = 0;
  };

  std::string rootOf(const std::string &name) const {
    const ClassInfo *info = component_.findClass(name);
    for (const std::string &base : info ? info->bases : std::vector<std::string>())
      if (const ClassInfo *of = component_.findClass(base); of && of->bases.empty())
        return base;
    return name;
  }

  std::optional<Meaning> meaningOf(const Operation &op, const std::string &parameter) const {
    auto it = std::ranges::find(op.parameters, parameter, &Parameter::name);
    if (op.className.empty() || it == op.parameters.end())
      return std::nullopt;
    return Meaning{rootOf(op.className), parameter, it->type.spelling};
  }

  void noteLimit(const Property &p) {
    const Operation *op = operations_.contains(p.point.subject) ? operations_.at(p.point.subject) : nullptr;
    if (!op || !isLimit(p.expr))
      return;
    const VariableRef &limited = p.expr.kids[0].variable;
    std::optional<Meaning> meaning = limited.parts.empty() ? meaningOf(*op, limited.name) : std::nullopt;
    if (!meaning)
      return;
    Limits &limits = limits_[*meaning];
    bool isLow = p.expr.op == Op::Ge;
    if (isLow)
      limits.calls += p.samples;
    std::optional<Property> &limit = isLow ? limits.low : limits.high;
    auto value = [](const Property &of) {
      const Expr &constant = of.expr.kids[1];
      return constant.constant == ConstKind::Float ? constant.real : static_cast<double>(constant.integer);
    };
    if (!limit || (isLow ? value(p) < value(*limit) : value(p) > value(*limit)))
      limit = p;
  }

  std::uint64_t calls(const Operation &op) const {
    auto it = calls_.find(op.signature);
    return it == calls_.end() ? 0 : it->second;
  }
  bool hasOwn(const Operation &op) const { return calls(op) >= kEnoughForHabit; }

  void lendLimits(const Operation &op, const Parameter &parameter, std::vector<Property> &lent) const {
    std::optional<Meaning> meaning = meaningOf(op, parameter.name);
    auto it = meaning ? limits_.find(*meaning) : limits_.end();
    if (it == limits_.end() || it->second.calls < kEnoughForHabit || hasOwn(op) || op.kind == OperationKind::Law)
      return;
    for (const std::optional<Property> &limit : {it->second.low, it->second.high})
      if (limit)
        lent.push_back({
            {PointKind::Entry, op.signature},
            limit->expr, FamilyId::SharedHabit, calls(op), limit->states
        });
  }

  // `x < size(items)`: of an object that both operations are called on.
  void lendComparison(const Property &habit, std::vector<Property> &lent) const {
    const Operation *from = operations_.at(habit.point.subject);
    std::set<std::string> names;
    for (const Expr &v : variablesOf(habit.expr))
      if (v.op == Op::Var && v.variable.parts.empty() &&
          std::ranges::find(from->parameters, v.variable.name, &Parameter::name) != from->parameters.end())
        names.insert(v.variable.name);
    std::optional<Meaning> meaning = names.size() == 1 ? meaningOf(*from, *names.begin()) : std::nullopt;
    if (!meaning || !from->hasReceiver() || variablesOf(habit.expr).size() < 2)
      return;
    for (const Operation &op : component_.operations)
      if (&op != from && op.hasReceiver() && op.className == from->className && !hasOwn(op) &&
          meaningOf(op, *names.begin()) == meaning)
        lent.push_back({
            {PointKind::Entry, op.signature},
            habit.expr, habit.family, calls(op), habit.states
        });
  }

  Model &model_;
  const Component &component_;
  std::map<std::string, const Operation *> operations_;  // by signature
  std::map<std::string, std::uint64_t> calls_;           // of the examples
  std::map<Meaning, Limits> limits_;
};

}  // namespace

void markData(Model &model) {
  std::set<std::pair<std::string, VariableRef>> data;  // by operation and parameter
  std::set<VariableRef> sequences;
  for (const Property &p : model.properties)
    if (std::optional<Data> found = p.point.kind == PointKind::Exit ? putIn(p.expr) : std::nullopt) {
      data.emplace(p.point.subject, found->parameter);
      sequences.insert(found->sequence);
    }
  for (Property &p : model.territory)
    if (limitsList(p.expr) || (isLimit(p.expr) && data.contains({p.point.subject, p.expr.kids[0].variable})))
      p.family = FamilyId::DataLimit;
  // An empty text among others is data like any other.
  std::erase_if(model.territory, [&](const Property &p) {
    bool isOfSize = p.expr.op == Op::Ge && p.expr.kids[0].op == Op::Size && p.expr.kids[0].kids[0].op == Op::Var;
    return isOfSize && data.contains({p.point.subject, p.expr.kids[0].kids[0].variable});
  });
  std::erase_if(model.properties, [&](const Property &p) {
    bool isAccident = !p.isTrusted && limitsElements(p.expr, sequences);
    if (isAccident)
      model.dropped.push_back({p.point, p.expr, "it is a matter of what was put in, and where it stands"});
    return isAccident;
  });
}

void shareHabits(Model &model, const Component &component) { Sharing(model, component).share(); }

}  // namespace eclat
