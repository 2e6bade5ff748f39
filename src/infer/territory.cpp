#include "infer/territory.h"

#include <algorithm>
#include <cmath>

namespace eclat {

namespace {

constexpr double kTimes = 10, kAtLeast = 100;

// Away from zero the size counts, towards zero only the sign does.
double widened(double limit, bool isLow) {
  bool isFar = isLow ? limit < 0 : limit > 0;
  if (isFar)
    return std::copysign(std::max(kTimes * std::abs(limit), kAtLeast), limit);
  return limit == 0 ? 0 : std::copysign(1, limit);
}

}  // namespace

void widenTerritory(Model &model) {
  constexpr double kLargestExact = 9007199254740992.0;  // 2^53
  auto widen = [&](Property &p) {
    bool isLimit = p.expr.op == Op::Ge || p.expr.op == Op::Le;
    if (!isLimit || p.expr.kids[1].op != Op::Const)
      return;
    Expr &limit = p.expr.kids[1];
    if (limit.constant == ConstKind::Int) {
      double wide = widened(static_cast<double>(limit.integer), p.expr.op == Op::Ge);
      if (std::abs(wide) < kLargestExact)
        limit.integer = static_cast<std::int64_t>(wide);
    } else if (limit.constant == ConstKind::Float && limit.real != 0) {
      bool isFar = p.expr.op == Op::Ge ? limit.real < 0 : limit.real > 0;
      limit.real = isFar ? widened(limit.real, p.expr.op == Op::Ge) : 0;
    }
  };
  std::ranges::for_each(model.territory, widen);
  // How full an object was says nothing wider.
  for (Property &p : model.habits)
    if (p.family == kArgumentHabit)
      widen(p);
}

}  // namespace eclat
