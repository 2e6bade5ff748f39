#include "flow/component.h"
#include "infer/redundancy.h"

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

// The property that makes `p` superfluous among those believed at the same point; null if there is none.
const Property *impliedBy(const Property &p, const List &here) {
  const Expr &e = p.expr;
  if (e.kids.size() != 2)
    return nullptr;
  bool isBound = (e.op == Op::Ge || e.op == Op::Le) && e.kids[1].op == Op::Const;
  if (isBound)
    return constantOf(here, e.kids[0]);
  bool isUnchanged = e.op == Op::Eq && e.kids[1].op == Op::OrigVar;
  if (isUnchanged)
    return constantOf(here, e.kids[0]);
  // Between two constants only a size is worth a statement of its own: it says what the other is for.
  const Property *left = constantOf(here, e.kids[0]), *right = constantOf(here, e.kids[1]);
  bool saysWhatFor = e.op == Op::Eq && (isSize(e.kids[0]) || isSize(e.kids[1]));
  if (left && right && !saysWhatFor)
    return left;
  // x <= y where y is constant is the upper bound in other words; keep it if a size is meant, else the bound.
  return nullptr;
}

std::string pointOwner(const Point &point, const Component &component) {
  for (const Operation &op : component.operations)
    if (op.signature == point.subject)
      return op.kind == OperationKind::StaticMethod || op.kind == OperationKind::Function ? "" : op.className;
  return {};
}

}  // namespace

void dropRedundant(Model &model, const Component &component) {
  std::map<Point, List> byPoint;
  for (const Property &p : model.properties)
    byPoint[p.point].push_back(&p);
  std::vector<Property> kept;
  for (const Property &p : model.properties) {
    std::string reason;
    if (p.point.kind != PointKind::Object) {
      // Fields have the same names at both points, so the same statement is the same text.
      const List &object = byPoint[{PointKind::Object, pointOwner(p.point, component)}];
      bool isObjects = std::ranges::any_of(object, [&](const Property *q) { return q->expr == p.expr; });
      const Property *constant = isObjects ? nullptr : impliedBy(p, object);
      if (isObjects)
        reason = "it is a property of the object";
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
