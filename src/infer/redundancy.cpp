#include "infer/redundancy.h"

#include "flow/callable.h"

#include "flow/component.h"
#include "flow/language/scope.h"
#include "flow/language/statement_key.h"
#include "infer/families/equal_names.h"
#include "infer/follows.h"

#include <algorithm>
#include <map>
#include <set>

namespace eclat {

namespace {

using List = EqualNames::List;

bool isConstantEquality(const Expr &e) { return e.op == Op::Eq && e.kids[1].op == Op::Const; }

const Property *constantOf(const List &properties, const Expr &term) {
  for (const Property *p : properties)
    if (isConstantEquality(p->expr) && p->expr.kids[0] == term)
      return p;
  return nullptr;
}

bool isSize(const Expr &e) { return e.op == Op::Size; }

// a[] == orig(a[]) makes size(a) == size(orig(a)) superfluous.
const Property *unchangedWhole(const Expr &e, const List &here) {
  bool isSizes = e.op == Op::Eq && isSize(e.kids[0]) && isSize(e.kids[1]) && e.kids[1].kids[0].op == Op::OrigVar;
  if (!isSizes)
    return nullptr;
  const VariableRef &name = e.kids[0].kids[0].variable;
  for (const Property *p : here) {
    const Expr &q = p->expr;
    if (q.op == Op::Eq && q.kids[1].op == Op::OrigVar && q.kids[0].op == Op::Var &&
        (q.kids[0].variable == name || q.kids[0].variable == name.elements()))
      return p;
  }
  return nullptr;
}

const Property *strongerFact(const Property &p, const List &here) {
  auto it = std::ranges::find_if(here, [&](const Property *q) { return q != &p && follows(p.expr, q->expr); });
  return it == here.end() ? nullptr : *it;
}

// The property that makes `p` superfluous among those believed at the same point; null if there is none.
const Property *impliedBy(const Property &p, const List &here) {
  if (const Property *stronger = strongerFact(p, here))
    return stronger;
  const Expr &e = p.expr;
  if (e.kids.size() != 2)
    return nullptr;
  bool isBound = (e.op == Op::Ge || e.op == Op::Le) && e.kids[1].op == Op::Const;
  if (isBound)
    return constantOf(here, e.kids[0]);
  bool isUnchanged = e.op == Op::Eq && e.kids[1].op == Op::OrigVar;
  if (isUnchanged)
    return constantOf(here, e.kids[0]);
  if (const Property *whole = unchangedWhole(e, here))
    return whole;
  // Between two constants only a size is worth a statement of its own: it says what the other is for.
  const Property *left = constantOf(here, e.kids[0]), *right = constantOf(here, e.kids[1]);
  bool saysWhatFor = e.op == Op::Eq && (isSize(e.kids[0]) || isSize(e.kids[1]));
  if (left && right && !saysWhatFor)
    return left;
  return nullptr;
}

Expr replaced(const Expr &e, const Expr &what, const Expr &by) {
  if (e == what)
    return by;
  Expr out = e;
  for (Expr &kid : out.kids)
    kid = replaced(kid, what, by);
  return out;
}

// All that is said where a property stands: at its own point and, for an operation, of the object.
class Said {
public:
  Said(const List &here, const List *ofObject) {
    for (const List *list : {ofObject, &here})
      if (list) {
        equal_.add(*list);
        for (const Property *p : *list)
          keys_.insert(statementKey(p->expr));
      }
    equal_.choose();
  }
  // Why it need not be said again of this variable; empty if it has to be.
  std::string reasonAgainst(const Property &p) const {
    const Expr &e = p.expr;
    if (equal_.isSuperfluous(p))
      return "it follows from other equalities";
    Expr ofLeaders = equal_.ofLeaders(e);
    bool isEquality = EqualNames::isOne(e);
    if (!isEquality && ofLeaders != e && (isTautology(ofLeaders) || keys_.contains(statementKey(ofLeaders))))
      return "it is said as '" + print(ofLeaders) + "', of a variable that is always equal";
    // x == 0 ==> y == 0 where y == x always.
    if (e.op == Op::Implies && e.kids[0].op == Op::Eq) {
      Expr always = replaced(e.kids[1], e.kids[0].kids[1], e.kids[0].kids[0]);
      if (always != e.kids[1] && keys_.contains(statementKey(always)))
        return "implied by '" + print(always) + "'";
    }
    return "";
  }

private:
  std::set<std::string> keys_;
  EqualNames equal_;
};

bool mayChange(const Operation &op, const VariableRef &variable) {
  const Parameter *parameter = parameterOf(variable, op);
  if (!parameter)
    return variable.root == Root::Result || op.mayChangeReceiver() ||
           variable.root == Root::Static;  // const promises nothing of statics
  return parameter->passing == Passing::Ref || parameter->passing == Passing::Ptr ||
         parameter->passing == Passing::RvalueRef;
}

// A statement on exit over things the operation cannot change is a statement on entry. There it must find its
// evidence: on exit the results tell more states apart, so the same samples would seem to support it better.
bool isEntrysBusiness(const Property &p, const Operation &op) {
  return p.point.kind == PointKind::Exit && op.kind != OperationKind::Constructor &&
         std::ranges::none_of(variablesOf(p.expr), [&](const Expr &v) { return mayChange(op, v.variable); });
}

// A parameter of the same name makes a field `this->max` at the operation; at the object it is `max`.
Expr asOfObject(Expr e) {
  if (e.op == Op::Var)
    e.variable = e.variable.ofObject();
  for (Expr &kid : e.kids)
    kid = asOfObject(std::move(kid));
  return e;
}

class Redundancy {
public:
  Redundancy(const Model &model, const Component &component) : component_(component) {
    for (const Property &p : model.properties)
      byPoint_[p.point].push_back(&p);
    for (const auto &[point, here] : byPoint_)
      said_.emplace(point, Said(here, objectBehind(point)));
  }

  // Why it is superfluous; empty if it is not.
  DropReason reasonAgainst(const Property &p) const {
    if (const Operation *op = operationAt(p.point, component_)) {
      auto ofClass = byPoint_.find({PointKind::Class, op->className});
      auto saysSame = [&](const Property *q) { return q->expr == p.expr; };
      if (ofClass != byPoint_.end() && std::ranges::any_of(ofClass->second, saysSame))
        return {DropKind::SaidElsewhere, "it is a property of the class"};
      DropReason reason = saidOfObject(p);
      if (!reason.empty())
        return reason;
      if (p.family != FamilyId::ThrowCondition && isEntrysBusiness(p, *op))
        return {DropKind::SaidElsewhere, "the operation cannot change it: it is a matter of the entry"};
    }
    if (const Property *q = impliedBy(p, byPoint_.at(p.point)))
      return {DropKind::Implied, "implied by '" + print(q->expr) + "'"};
    return said_.at(p.point).reasonAgainst(p);
  }

private:
  DropReason saidOfObject(const Property &p) const {
    const List *object = objectBehind(p.point);
    if (!object)
      return "";
    // Fields have the same names at both points, so the same statement is the same text.
    Property there = p;
    there.expr = asOfObject(p.expr);
    if (std::ranges::any_of(*object, [&](const Property *q) { return q->expr == there.expr; }))
      return {DropKind::SaidElsewhere, "it is a property of the object"};
    const Property *q = impliedBy(there, *object);
    return q ? DropReason(DropKind::Implied, "implied by '" + print(q->expr) + "' of the object") : "";
  }

  const List *objectBehind(const Point &point) const {
    const Operation *op = operationAt(point, component_);
    if (!op || (op->kind != OperationKind::Constructor && !op->hasReceiver()))
      return nullptr;
    auto it = byPoint_.find({PointKind::Object, op->className});
    return it == byPoint_.end() ? nullptr : &it->second;
  }

  const Component &component_;
  std::map<Point, List> byPoint_;
  std::map<Point, Said> said_;
};

}  // namespace

void dropRedundant(Model &model, const Component &component) {
  Redundancy redundancy(model, component);
  std::vector<Property> kept;
  for (const Property &p : model.properties) {
    DropReason reason = p.isGiven() ? "" : redundancy.reasonAgainst(p);
    if (reason.empty())
      kept.push_back(p);
    else
      model.dropped.push_back({p.point, p.expr, reason});
  }
  model.properties = std::move(kept);
}

}  // namespace eclat
