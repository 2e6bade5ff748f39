#include "infer/redundancy.h"
#include "flow/component.h"

#include <algorithm>
#include <map>

namespace eclat {

namespace {

using List = std::vector<const Property *>;

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
  const std::string &name = e.kids[0].kids[0].text;
  for (const Property *p : here) {
    const Expr &q = p->expr;
    if (q.op == Op::Eq && q.kids[1].op == Op::OrigVar && q.kids[0].op == Op::Var &&
        (q.kids[0].text == name || q.kids[0].text == name + "[]"))
      return p;
  }
  return nullptr;
}

// Under a condition the same holds of what stands behind it.
const Expr &conclusionOf(const Expr &e) { return e.op == Op::Implies ? e.kids[1] : e; }

bool isSameCondition(const Expr &strong, const Expr &weak) {
  return strong.op != Op::Implies || (weak.op == Op::Implies && weak.kids[0] == strong.kids[0]);
}

// a[] == append(orig(a[]), k) says all of: k in a[], without_last(a[]) == orig(a[]), k == a[i - 1], a[] starts with
// orig(a[]). Likewise for prepend.
bool followsFromAddition(const Expr &addition, const Expr &e) {
  const Expr &now = addition.kids[0], &made = addition.kids[1];
  bool isAddition = addition.op == Op::Eq && (made.op == Op::Append || made.op == Op::Prepend);
  if (!isAddition)
    return false;
  const Expr &before = made.kids[0], &item = made.kids[1];
  bool isRest = e.op == Op::Eq && (e.kids[0].op == Op::WithoutLast || e.kids[0].op == Op::WithoutFirst) &&
                e.kids[0].kids[0] == now;
  bool isMember = e.op == Op::In && e.kids[0] == item;
  bool isElement = e.op == Op::Eq && e.kids[0] == item && e.kids[1].op == Op::Index;
  bool isKept = (e.op == Op::StartsWith || e.op == Op::EndsWith) && e.kids[0] == now && e.kids[1] == before;
  bool isSize = e.op == Op::Eq && e.kids[0].op == Op::Size && e.kids[0].kids[0] == now;
  return isRest || isMember || isElement || isKept || isSize;
}

// k in a[0..i-1] says k in a[].
bool followsFromMembership(const Expr &member, const Expr &e) {
  return member.op == Op::In && e.op == Op::In && member.kids[0] == e.kids[0] && member.kids[1].op == Op::Slice &&
         member.kids[1].kids[0] == e.kids[1];
}

const Property *strongerSequenceFact(const Property &p, const List &here) {
  for (const Property *q : here) {
    if (q == &p || !isSameCondition(q->expr, p.expr))
      continue;
    const Expr &strong = conclusionOf(q->expr), &weak = conclusionOf(p.expr);
    if (strong.kids.size() == 2 && (followsFromAddition(strong, weak) || followsFromMembership(strong, weak)))
      return q;
  }
  return nullptr;
}

// The property that makes `p` superfluous among those believed at the same point; null if there is none.
const Property *impliedBy(const Property &p, const List &here) {
  if (const Property *stronger = strongerSequenceFact(p, here))
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

const Operation *operationOf(const Point &point, const Component &component) {
  auto it = std::ranges::find(component.operations, point.subject, &Operation::signature);
  return it == component.operations.end() ? nullptr : &*it;
}

std::string rootOf(std::string name) {
  if (name.starts_with("orig("))
    name = name.substr(5);
  return name.substr(0, name.find_first_of(".-[()"));
}

bool mayChange(const Operation &op, const std::string &root) {
  auto it = std::ranges::find(op.parameters, root, &Parameter::name);
  if (it == op.parameters.end())
    return root == "return" || !op.isConst ||
           root.find("::") != std::string::npos;  // const promises nothing of statics
  return it->passing == Passing::Ref || it->passing == Passing::Ptr || it->passing == Passing::RvalueRef;
}

// A statement on exit over things the operation cannot change is a statement on entry. There it must find its
// evidence: on exit the results tell more states apart, so the same samples would seem to support it better.
bool isEntrysBusiness(const Property &p, const Operation &op) {
  return p.point.kind == PointKind::Exit && op.kind != OperationKind::Constructor &&
         std::ranges::none_of(variablesOf(p.expr),
                              [&](const std::string &name) { return mayChange(op, rootOf(name)); });
}

}  // namespace

void dropRedundant(Model &model, const Component &component) {
  std::map<Point, List> byPoint;
  for (const Property &p : model.properties)
    byPoint[p.point].push_back(&p);
  std::vector<Property> kept;
  for (const Property &p : model.properties) {
    if (p.isTrusted) {
      kept.push_back(p);
      continue;
    }
    std::string reason;
    if (const Operation *op = p.point.kind == PointKind::Object ? nullptr : operationOf(p.point, component)) {
      bool hasObject = op->kind == OperationKind::Constructor || op->hasReceiver();
      // Fields have the same names at both points, so the same statement is the same text.
      const List &object = byPoint[{PointKind::Object, hasObject ? op->className : ""}];
      bool isObjects = std::ranges::any_of(object, [&](const Property *q) { return q->expr == p.expr; });
      const List &ofClass = byPoint[{PointKind::Class, op->className}];
      bool isClasses = std::ranges::any_of(ofClass, [&](const Property *q) { return q->expr == p.expr; });
      const Property *constant = isObjects ? nullptr : impliedBy(p, object);
      if (isClasses)
        reason = "it is a property of the class";
      else if (isObjects)
        reason = "it is a property of the object";
      else if (isEntrysBusiness(p, *op))
        reason = "the operation cannot change it: it is a matter of the entry";
      else if (constant)
        reason = "implied by '" + print(constant->expr) + "' of the object";
    }
    if (const Property *q = reason.empty() ? impliedBy(p, byPoint[p.point]) : nullptr)
      reason = "implied by '" + print(q->expr) + "'";
    if (reason.empty())
      kept.push_back(p);
    else
      model.dropped.push_back({p.point, print(p.expr), reason});
  }
  model.properties = std::move(kept);
}

}  // namespace eclat
