#pragma once

#include "flow/language/expr.h"

#include <algorithm>

// The grammar of the property language as tables, which the printer and the parser share. Private to flow/.
namespace eclat::grammar {

// One row per infix operator: how it is spelled and how tightly it binds.
struct Infix {
  Op op;
  const char *spelling;
  int level;
};
inline constexpr Infix kInfix[] = {
    {Op::Implies, "==>",    1},
    {Op::Or,      "or",     2},
    {Op::And,     "and",    3},
    {Op::NotIn,   "not in", 5},
    {Op::In,      "in",     5},
    {Op::Eq,      "==",     5},
    {Op::Ne,      "!=",     5},
    {Op::Le,      "<=",     5},
    {Op::Ge,      ">=",     5},
    {Op::Lt,      "<",      5},
    {Op::Gt,      ">",      5},
    {Op::Add,     "+",      6},
    {Op::Sub,     "-",      6},
    {Op::Mul,     "*",      7},
    {Op::Mod,     "%",      7},
};
inline constexpr int kUnaryLevel = 4, kComparisonLevel = 5;

// A function or a phrase: the parser needs no more than its spelling and the number of its operands.
struct Spelled {
  Op op;
  const char *spelling;
  int operands;
};
inline constexpr Spelled kFunctions[] = {
#define ECLAT_OP(name, spelling, operands, kin)
#define ECLAT_FUNCTION(name, spelling, operands, kin) {Op::name, spelling, operands},
#define ECLAT_PHRASE(name, spelling, operands, kin)
#include "../../../runtime/ops.def"
#undef ECLAT_FUNCTION
#undef ECLAT_PHRASE
};
inline constexpr Spelled kPhrases[] = {
#define ECLAT_FUNCTION(name, spelling, operands, kin)
#define ECLAT_PHRASE(name, spelling, operands, kin) {Op::name, spelling, operands},
#include "../../../runtime/ops.def"
#undef ECLAT_FUNCTION
#undef ECLAT_PHRASE
#undef ECLAT_OP
};

template <std::size_t N> const Spelled *find(const Spelled (&table)[N], Op op) {
  auto it = std::ranges::find(table, op, &Spelled::op);
  return it == std::end(table) ? nullptr : it;
}

}  // namespace eclat::grammar
