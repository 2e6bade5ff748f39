#include "solve/holds.h"

#include "../../runtime/sym/fold.h"

#include <algorithm>

namespace eclat {

namespace {

using sym::Op;

std::uint64_t valueOf(const sym::Node &node, const SymbolicRun &run, const std::vector<std::uint64_t> &values,
                      const Solution &solution) {
  std::uint64_t a = values[node.a], b = values[node.b], mask = sym::maskOf(node.width);
  unsigned from = run.nodes[node.a].width;
  switch (node.op) {
  case Op::Const: return node.k & mask;
  case Op::Var: {
    auto it = solution.values.find(node.k);
    return (it == solution.values.end() ? node.value : it->second) & mask;
  }
  case Op::Not: return !a;
  case Op::ZExt: return a;
  case Op::SExt: return static_cast<std::uint64_t>(sym::signedOf(a, from)) & mask;
  case Op::Extract: return a >> node.k & mask;
  case Op::Concat: return (a << run.nodes[node.b].width | b) & mask;
  case Op::Ite: return a ? b : values[node.c];
  default: return sym::foldBinary(node.op, from, a, b);
  }
}

}  // namespace

bool holds(const SymbolicRun &run, const std::vector<Wanted> &wanted, const Solution &solution) {
  std::vector<bool> isNeeded(run.nodes.size());
  for (const Wanted &one : wanted)
    isNeeded[one.node] = true;
  for (std::size_t i = run.nodes.size(); i-- > 1;)
    for (sym::Handle operand : {run.nodes[i].a, run.nodes[i].b, run.nodes[i].c})
      if (isNeeded[i])
        isNeeded[operand] = true;
  std::vector<std::uint64_t> values(run.nodes.size());
  for (std::size_t i = 1; i < run.nodes.size(); ++i)
    if (isNeeded[i])
      values[i] = valueOf(run.nodes[i], run, values, solution);
  return std::ranges::all_of(wanted, [&](const Wanted &one) { return (values[one.node] != 0) == one.value; });
}

}  // namespace eclat
