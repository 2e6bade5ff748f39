#include "judge/echo.h"

#include <algorithm>
#include <utility>

namespace eclat {

namespace {

bool isName(const Expr &e) { return e.op == Op::Var || e.op == Op::OrigVar; }

// Sizes name a sequence without its brackets.
std::string plainName(std::string name) {
  if (name.ends_with("[]"))
    name.resize(name.size() - 2);
  return name;
}

// Nothing that the operation does can make it another.
bool isGiven(const Operation &op, const Expr &e) {
  if (e.op == Op::OrigVar)
    return true;
  std::string root = e.text.substr(0, e.text.find_first_of(".-[("));
  auto parameter = std::ranges::find(op.parameters, root, &Parameter::name);
  if (parameter != op.parameters.end())
    return parameter->passing == Passing::Value || parameter->passing == Passing::ConstRef ||
           parameter->passing == Passing::ConstPtr;
  return root != "return" && root.find("::") == std::string::npos && op.kind == OperationKind::Method &&
         !op.mayChangeReceiver();
}

using Given = std::map<std::string, Expr>;  // by the plain name of what is made

// Fails where something is made that equals nothing given.
bool replace(const Operation &op, const Given &given, Expr &e) {
  if (isName(e)) {
    if (isGiven(op, e))
      return true;
    auto it = given.find(plainName(e.text));
    if (it == given.end())
      return false;
    bool hasBrackets = e.text.ends_with("[]");
    e = it->second;
    if (!hasBrackets)
      e.text = plainName(e.text);
    return true;
  }
  return std::ranges::all_of(e.kids, [&](Expr &kid) { return replace(op, given, kid); });
}

bool isTrivial(const Expr &e) { return e.kids.size() == 2 && e.kids[0] == e.kids[1]; }

}  // namespace

Echoes::Echoes(const Model &model) {
  for (const Property &p : model.properties)
    if (p.point.kind == PointKind::Exit && p.expr.op == Op::Eq && isName(p.expr.kids[0]) && isName(p.expr.kids[1]))
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
        given.try_emplace(plainName(made->text), *equal);
  Expr out = onExit;
  if (given.empty() || !replace(op, given, out) || out == onExit)
    return std::nullopt;
  out = atEntry(std::move(out));
  return isTrivial(out) ? std::nullopt : std::optional(std::move(out));
}

}  // namespace eclat
