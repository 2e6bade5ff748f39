#include "flow/language/statement_key.h"

#include <algorithm>

namespace eclat {

namespace {

Expr inNormalForm(Expr e) {
  for (Expr &kid : e.kids)
    kid = inNormalForm(std::move(kid));
  switch (e.op) {
  case Op::Gt:
  case Op::Ge:
    std::swap(e.kids[0], e.kids[1]);
    e.op = e.op == Op::Gt ? Op::Lt : Op::Le;
    break;
  case Op::Eq:
  case Op::Ne:
  case Op::And:
  case Op::Or:
    if (print(e.kids[1]) < print(e.kids[0]))
      std::swap(e.kids[0], e.kids[1]);
    break;
  case Op::Not:
    if (Op inner = e.kids[0].op; inner == Op::In || inner == Op::NotIn) {
      Expr membership = std::move(e.kids[0]);
      membership.op = inner == Op::In ? Op::NotIn : Op::In;
      return membership;
    }
    break;
  default: break;
  }
  return e;
}

}  // namespace

std::string statementKey(const Expr &expr) { return print(inNormalForm(expr)); }

}  // namespace eclat
