#include "judge/echo.h"

#include "flow/callable.h"

#include <algorithm>
#include <utility>

namespace eclat {

namespace {

// Nothing that the operation does can make it another.
bool isGiven(const Operation &op, const Expr &e) {
  if (e.op == Op::OrigVar)
    return true;
  if (const Parameter *parameter = parameterOf(e.variable, op))
    return parameter->passing == Passing::Value || parameter->passing == Passing::ConstRef ||
           parameter->passing == Passing::ConstPtr;
  bool isOfReceiver = e.variable.root == Root::Named || e.variable.root == Root::This;
  return isOfReceiver && op.kind == OperationKind::Method && !op.mayChangeReceiver();
}

// By what is made. Sizes name a sequence without its brackets, and so does this.
using Given = std::map<VariableRef, Expr>;

// Fails where something is made that equals nothing given.
bool replace(const Operation &op, const Given &given, Expr &e) {
  if (isVariable(e)) {
    if (isGiven(op, e))
      return true;
    auto it = given.find(e.variable.withoutElements());
    if (it == given.end())
      return false;
    bool hasBrackets = e.variable.isElements();
    e = it->second;
    if (!hasBrackets)
      e.variable = e.variable.withoutElements();
    return true;
  }
  return std::ranges::all_of(e.kids, [&](Expr &kid) { return replace(op, given, kid); });
}

bool isTrivial(const Expr &e) { return e.kids.size() == 2 && e.kids[0] == e.kids[1]; }

}  // namespace

Echoes::Echoes(const Model &model) {
  for (const Property &p : model.properties)
    if (p.point.kind == PointKind::Exit && p.expr.op == Op::Eq && isVariable(p.expr.kids[0]) && isVariable(p.expr.kids[1]))
      equalities_[p.point.subject].push_back({p.expr.kids[0], p.expr.kids[1]});
}

std::optional<Expr> Echoes::ofGiven(const Operation &op, const Expr &onExit) const {
  auto it = equalities_.find(op.signature);
  if (it == equalities_.end())
    return std::nullopt;
  Given given;
  for (const auto &[left, right] : it->second)
    for (const auto &[made, equal] : {std::pair(&left, &right), std::pair(&right, &left)})
      if (!isGiven(op, *made) && isGiven(op, *equal))
        given.try_emplace(made->variable.withoutElements(), *equal);
  Expr out = onExit;
  if (given.empty() || !replace(op, given, out) || out == onExit)
    return std::nullopt;
  out = atEntry(std::move(out));
  return isTrivial(out) ? std::nullopt : std::optional(std::move(out));
}

}  // namespace eclat
