#include "generate/hints.h"

#include "kinds/kind.h"

#include <algorithm>
#include <set>

namespace eclat {

namespace {

// The parameter itself, and not a part of it.
bool isWhole(const VariableRef &variable, const std::string &parameter) {
  return variable.isOf(parameter) && variable.parts.empty();
}

// Constants that stand beside a variable somewhere in an expression.
void addConstants(const Expr &expr, const std::string &name, std::vector<Expr> &out) {
  bool isBeside =
      std::ranges::any_of(expr.kids, [&](const Expr &kid) { return kid.op == Op::Var && isWhole(kid.variable, name); });
  auto add = [&](const Expr &kid, const auto &self) -> void {
    if (kid.op == Op::Const)
      out.push_back(kid);
    for (const Expr &inner : kid.kids)
      self(inner, self);
  };
  for (const Expr &kid : expr.kids) {
    if (isBeside)
      add(kid, add);
    addConstants(kid, name, out);
  }
}

void addLiterals(const Expr &constant, const Type &type, std::vector<Literal> &out) {
  for (Literal &literal : kindOf(type).beside(constant, type))
    if (std::ranges::find(out, literal) == out.end())
      out.push_back(std::move(literal));
}

}  // namespace

ParameterValues bordersOf(const Model &model, const Component &component, const Schema &schema) {
  ParameterValues borders;
  for (const OperationSchema &points : schema.operations) {
    const Operation &op = component.operations[static_cast<std::size_t>(points.operation)];
    for (const Property &property : model.properties) {
      if (property.point != Point{PointKind::Entry, op.signature})
        continue;
      for (std::size_t k = 0; k < op.parameters.size(); ++k) {
        std::vector<Expr> constants;
        addConstants(property.expr, op.parameters[k].name, constants);
        for (const Expr &constant : constants)
          addLiterals(constant, op.parameters[k].type, borders[{op.id, static_cast<int>(k)}]);
      }
    }
  }
  std::erase_if(borders, [](const auto &entry) { return entry.second.empty(); });
  return borders;
}

}  // namespace eclat
