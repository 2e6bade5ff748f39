#include "infer/watch.h"

#include <algorithm>
#include <cmath>

namespace eclat {

namespace {

bool isLimit(const Expr &e) {
  return (e.op == Op::Le || e.op == Op::Ge) && e.kids[1].op == Op::Const &&
         (e.kids[1].constant == ConstKind::Int || e.kids[1].constant == ConstKind::Float);
}

// The limit that the values of this visit ask for; undefined if there is none.
rt::Value limitNow(const Watch::Watched &w, const rt::Value *now, const rt::Value *entry, rt::Arena &scratch) {
  rt::Value v = rt::evaluate(w.code.code.data(), w.code.code.size() - 2, now, entry, scratch);
  if (v.kind == rt::Kind::Sequence) {
    rt::Instr aggregate[2];
    aggregate[0].constant = v;
    aggregate[1].op = w.expr.op == Op::Le ? Op::Max : Op::Min;
    v = rt::evaluate(aggregate, 2, nullptr, nullptr, scratch);
  }
  bool isFinite = v.kind == rt::Kind::Int || (v.kind == rt::Kind::Float && !std::isnan(v.d));
  return isFinite ? v : rt::Value();
}

// `x <= 9` becomes `x <= 12`: visits before this one held the tighter limit, so they hold this one.
bool relax(Watch::Watched &w, const rt::Value *now, const rt::Value *entry, rt::Arena &scratch) {
  if (!isLimit(w.expr))
    return false;
  rt::Value limit = limitNow(w, now, entry, scratch);
  if (!limit.defined())
    return false;
  w.code.code[w.code.code.size() - 2].constant = limit;
  w.expr.kids[1] = limit.kind == rt::Kind::Float ? Expr::ofFloat(limit.d) : Expr::number(limit.i);
  return true;
}

}  // namespace

void Watch::add(Expr expr, Bytecode code, std::uint64_t held) {
  all_.push_back({std::move(expr), std::move(code), held, false, false});
}

const Watch::Watched *Watch::find(const Expr &expr) const {
  auto it = std::ranges::find_if(all_, [&](const Watched &w) { return !w.isBroken && w.expr == expr; });
  return it == all_.end() ? nullptr : &*it;
}

bool Watch::visit(const rt::Value *now, const rt::Value *entry, rt::Arena &scratch) {
  bool isConfirmed = true;
  for (Watched &w : all_) {
    if (w.isBroken)
      continue;
    rt::Truth truth = w.code.holds(now, entry, scratch);
    w.heldLast = truth == rt::Truth::True;
    w.held += w.heldLast;
    if (truth != rt::Truth::False)
      continue;
    isConfirmed = false;
    w.isBroken = !relax(w, now, entry, scratch);
    w.heldLast = !w.isBroken;
    w.held += w.heldLast;
  }
  return isConfirmed;
}

void Watch::repeat() {
  for (Watched &w : all_)
    w.held += w.heldLast && !w.isBroken;
}

}  // namespace eclat
