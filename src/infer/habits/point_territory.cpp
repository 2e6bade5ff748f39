// What the examples show of where they call an operation, beside rules for the caller (Model::territory,
// Model::habits).
#include "infer/point_inference.h"

#include <algorithm>
#include <map>

namespace eclat {

namespace {

bool isOfArgument(const PointVariable &v) { return v.role == Role::Parameter && !v.isOrig && !v.isDerived(); }

// That a text was never empty is no rule, but who passes an empty one does what no example does.
std::vector<Expr> filledTexts(const std::vector<PointVariable> &all) {
  std::vector<Expr> out;
  for (const PointVariable &v : all)
    if (isOfArgument(v) && v.rep == Rep::Text)
      out.push_back(Expr::make(Op::Ge, {Expr::size(v.expr.variable), Expr::number(1)}));
  return out;
}

// How a value is named in its object: what follows the first member, that one included.
using InObject = std::vector<NamePart>;

// The values that an object consists of, by their names in it; none if it holds more than single values.
std::map<VariableRef, std::map<InObject, const PointVariable *>> objectsOf(const std::vector<PointVariable> &all) {
  std::map<VariableRef, std::map<InObject, const PointVariable *>> out;
  std::vector<VariableRef> larger;
  for (const PointVariable &v : all) {
    const std::vector<NamePart> &parts = v.expr.variable.parts;
    auto member = std::ranges::find(parts, PartKind::Member, &NamePart::kind);
    if (!isOfArgument(v) || v.isObserver || v.expr.op != Op::Var || member == parts.end())
      continue;
    VariableRef object = v.expr.variable;
    object.parts.resize(static_cast<std::size_t>(member - parts.begin()));
    if (v.rep == Rep::Sequence)
      larger.push_back(object);
    else
      out[object][InObject(member, parts.end())] = &v;
  }
  for (const VariableRef &object : larger)
    out.erase(object);
  return out;
}

// Two objects that are passed to one call were never equal: `p.x == q.x ==> p.y != q.y`.
std::vector<Expr> differentObjects(const std::vector<PointVariable> &all) {
  std::vector<Expr> out;
  auto objects = objectsOf(all);
  auto isSame = [](const auto &a, const auto &b) { return a.first == b.first && a.second->type == b.second->type; };
  for (auto p = objects.begin(); p != objects.end(); ++p)
    for (auto q = std::next(p); q != objects.end(); ++q) {
      if (p->second.size() < 2 || !std::ranges::equal(p->second, q->second, isSame))
        continue;
      Expr different;
      for (const auto &[name, v] : p->second) {
        const Expr &a = v->expr, &b = q->second.at(name)->expr;
        different = name == p->second.begin()->first
                        ? Expr::make(Op::Ne, {a, b})
                        : Expr::make(Op::Implies, {Expr::make(Op::Eq, {a, b}), std::move(different)});
      }
      out.push_back(std::move(different));
    }
  return out;
}

}  // namespace

// Limits, nullness and enumerators of single parameters; of texts only whether they were ever empty. Which texts
// and which of many numbers were used says nothing.
bool PointInference::isTerritory(const Expr &e) const {
  if (variables_->point.kind != PointKind::Entry || e.kids.empty())
    return false;
  auto it = std::ranges::find(variables_->all, e.kids.front(), &PointVariable::expr);
  if (it == variables_->all.end() || it->role != Role::Parameter || it->isOrig)
    return false;
  bool isSet = e.op == Op::In || (e.op == Op::Eq && it->rep != Rep::Pointer);
  bool isOrder = (e.op == Op::Ge || e.op == Op::Le) && e.kids[1].op == Op::Const;
  return isSet ? it->isEnum || it->isBool() : isOrder || (it->rep == Rep::Pointer && e.kids[1].op == Op::Const);
}

// What a caller can see to before the call: that a pointer of the object leads somewhere, that it holds something, that
// it is not negative, what it says of itself; that a number passed has a sign and size like those of the examples, and
// how it compares with a size or number of the object. Null for a pointer that is passed and a container without
// elements are for the class to cope with.
bool PointInference::isHabit(const Expr &e) const {
  if (variables_->point.kind != PointKind::Entry || e.kids.size() != 2)
    return false;
  auto find = [&](const Expr &kid) -> const PointVariable * {
    auto it = std::ranges::find(variables_->all, kid, &PointVariable::expr);
    return it == variables_->all.end() || it->isOrig || it->isIdentity ? nullptr : &*it;
  };
  const PointVariable *left = find(e.kids[0]), *right = find(e.kids[1]);
  bool isOrder = e.op == Op::Ge || e.op == Op::Le || e.op == Op::Lt || e.op == Op::Gt;
  if (left && right) {
    bool isAcross = (left->role == Role::Parameter && right->role == Role::Receiver) ||
                    (left->role == Role::Receiver && right->role == Role::Parameter);
    return isOrder && isAcross && left->isPlainInt() && right->isPlainInt();
  }
  if (!left || e.kids[1].op != Op::Const)
    return false;
  if (left->role == Role::Parameter)
    return (e.op == Op::Ge || e.op == Op::Le) && left->isNumber() && !left->isDerived();
  if (left->role != Role::Receiver)
    return false;
  if (left->rep == Rep::Pointer)
    return e.op == Op::Ne;
  if (left->isBool())
    return e.op == Op::Eq;
  return e.op == Op::Ge && left->isPlainInt() && e.kids[1].integer >= (left->isSize() ? 1 : 0);
}

void PointInference::concludeTerritory(Model &model) const {
  constexpr std::size_t kStatesForTerritory = 10;  // fewer show little
  if (variables_->point.kind != PointKind::Entry || counts_.size() < kStatesForTerritory)
    return;
  std::vector<Expr> statements = filledTexts(variables_->all);
  std::ranges::move(differentObjects(variables_->all), std::back_inserter(statements));
  for (Expr &statement : statements) {
    auto code = compileHere(statement);
    StateSample::Rate rate = code ? sample_.rate(*code) : StateSample::Rate();
    if (rate.yes > 0 && rate.no == 0)
      model.territory.push_back({variables_->point, std::move(statement), FamilyId::Bound, visits_, counts_.size()});
  }
}

}  // namespace eclat
