#include "execute/sound_trail.h"

#include <algorithm>
#include <array>
#include <span>

namespace eclat {

namespace {

using sym::Handle, sym::Mark, sym::MarkKind, sym::Node, sym::Op;

constexpr Op kLastOp = Op::UMulOverflows;  // further ones are sugar, of which no trail is made
static_assert(kLastOp < Op::Ne && static_cast<int>(Op::Ne) == static_cast<int>(kLastOp) + 1);

bool isBoolean(Op op) {
  constexpr std::array kIsBoolean = {
#define ECLAT_SYM(name, operands, isBoolean) isBoolean == 1,
#include "../../runtime/sym/ops.def"
#undef ECLAT_SYM
  };
  return kIsBoolean[static_cast<std::size_t>(op)];
}

class Checker {
public:
  explicit Checker(const SymbolicRun &run) : nodes_(run.nodes) {}

  bool isSound(Handle at) const {
    const Node &node = nodes_[at];
    return node.op <= kLastOp && isWidth(node.width) && refersBack(node, at) && fits(node);
  }

private:
  static bool isWidth(unsigned width) { return width >= 1 && width <= 64; }

  // Operands come before it, so that nothing is made of itself.
  static bool refersBack(const Node &node, Handle at) {
    const Handle operands[] = {node.a, node.b, node.c};
    const auto used = static_cast<std::size_t>(sym::operandsOf(node.op));
    return std::ranges::all_of(operands, [&](Handle operand) { return operand < at; }) &&
           std::ranges::all_of(std::span(operands).first(used), [](Handle operand) { return operand != 0; });
  }

  unsigned width(Handle handle) const { return nodes_[handle].width; }

  bool fits(const Node &node) const {
    switch (node.op) {
    case Op::Const:
    case Op::Var: return true;
    case Op::Not: return node.width == 1 && width(node.a) == 1;
    case Op::ZExt:
    case Op::SExt: return width(node.a) <= node.width;
    case Op::Extract: return node.k < 64 && node.k + node.width <= width(node.a);
    case Op::Concat: return width(node.a) + width(node.b) == node.width;
    case Op::Ite: return width(node.a) == 1 && width(node.b) == node.width && width(node.c) == node.width;
    default: return width(node.a) == width(node.b) && node.width == (isBoolean(node.op) ? 1 : width(node.a));
    }
  }

  const std::vector<Node> &nodes_;
};

}  // namespace

bool isSoundTrail(const SymbolicRun &run) {
  Checker checker(run);
  for (Handle at = 1; at < run.nodes.size(); ++at)
    if (!checker.isSound(at))
      return false;
  return std::ranges::all_of(run.marks, [&](const Mark &mark) {
    const bool isCondition = mark.kind != MarkKind::Called && mark.kind != MarkKind::State;
    return mark.kind <= MarkKind::State && mark.node < std::max<std::size_t>(run.nodes.size(), 1) &&
           (!isCondition || mark.node == 0 || run.nodes[mark.node].width == 1);
  });
}

}  // namespace eclat
