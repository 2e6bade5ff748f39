#include "infer/families/equal_names.h"

#include <algorithm>
#include <utility>

namespace eclat {

namespace {

bool isName(const Expr &e) { return e.op == Op::Var || e.op == Op::Size; }
bool isResult(const Expr &e) { return e.op == Op::Var && e.variable.isWholeResult(); }

}  // namespace

bool EqualNames::isOne(const Expr &e) { return e.op == Op::Eq && isName(e.kids[0]) && isName(e.kids[1]); }

void EqualNames::add(const List &properties) {
  for (const Property *p : properties)
    if (isOne(p->expr)) {
      equalities_.push_back(p);
      join(numberOf(p->expr.kids[0]), numberOf(p->expr.kids[1]));
    }
}

void EqualNames::choose() {
  std::vector<std::size_t> classes = class_;
  for (std::size_t i = 0; i < class_.size(); ++i)
    class_[i] = i;
  for (bool withLeader : {true, false})
    for (const Property *p : equalities_) {
      std::size_t a = numberOf(p->expr.kids[0]), b = numberOf(p->expr.kids[1]);
      std::size_t leader = leaderOf(classes, a);
      if ((a == leader || b == leader) == withLeader && class_[a] != class_[b]) {
        join(a, b);
        kept_.push_back(p);
      }
    }
}

bool EqualNames::isSuperfluous(const Property &p) const {
  auto isIt = [&](const Property *q) { return q->expr == p.expr; };
  return std::ranges::any_of(equalities_, isIt) && std::ranges::none_of(kept_, isIt);
}

Expr EqualNames::ofLeaders(const Expr &e) const {
  if (auto it = std::ranges::find(names_, e); it != names_.end())
    return names_[leaderOf(class_, static_cast<std::size_t>(it - names_.begin()))];
  Expr out = e;
  for (Expr &kid : out.kids)
    kid = ofLeaders(kid);
  return out;
}

std::size_t EqualNames::numberOf(const Expr &name) {
  auto it = std::ranges::find(names_, name);
  if (it != names_.end())
    return static_cast<std::size_t>(it - names_.begin());
  names_.push_back(name);
  class_.push_back(class_.size());
  return class_.size() - 1;
}

void EqualNames::join(std::size_t a, std::size_t b) {
  std::size_t from = class_[b], to = class_[a];
  std::ranges::replace(class_, from, to);
}

// A plain variable before a size, and the result last: it is what the call is about.
std::size_t EqualNames::leaderOf(const std::vector<std::size_t> &classes, std::size_t member) const {
  auto rank = [&](std::size_t i) { return (isResult(names_[i]) ? 2 : 0) + (names_[i].op == Op::Size ? 1 : 0); };
  std::size_t best = member;
  for (std::size_t i = 0; i < names_.size(); ++i)
    if (classes[i] == classes[member] && std::pair(rank(i), i) < std::pair(rank(best), best))
      best = i;
  return best;
}

}  // namespace eclat
