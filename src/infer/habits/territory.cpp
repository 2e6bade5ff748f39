#include "infer/habits/territory.h"

#include "flow/language/condition_names.h"
#include "infer/habits/parameter_limits.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>

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

void dropDefended(Model &model, const Component &component) {
  std::map<std::string, std::string> classes;                        // by operation
  std::map<std::string, std::set<std::string>> defended, somewhere;  // names by operation, and by class
  for (const Operation &op : component.operations)
    classes[op.signature] = op.className;
  for (const Condition &condition : component.conditions) {
    std::set<std::string> names = namesAskedFor(condition.text);
    somewhere[classes[condition.operation]].insert(names.begin(), names.end());
    defended[condition.operation].merge(names);
  }
  auto isAmong = [](const Property &habit, const std::set<std::string> &names) {
    return std::ranges::any_of(namesIn(print(habit.expr)),
                               [&](const std::string &name) { return names.contains(name); });
  };
  std::set<std::string> unsure;  // operations of which a few examples say nothing
  for (const Property &habit : model.habits)
    if (isAmong(habit, somewhere[classes[habit.point.subject]]))
      unsure.insert(habit.point.subject);
  std::erase_if(model.habits, [&](const Property &habit) {
    const std::string &op = habit.point.subject;
    bool isFew = habit.samples < kEnoughForHabit;
    if (isAmong(habit, defended[op]) || !isFew)
      return isAmong(habit, defended[op]);
    if (habit.family == FamilyId::SharedHabit)
      return isAmong(habit, somewhere[classes[op]]);
    // Of a few numbers that are passed only the sign says something, of those in the object nothing does.
    bool isOfNumber = habit.expr.op == Op::Le ||
                      (habit.expr.op == Op::Ge && habit.expr.kids[0].op == Op::Var && habit.family != FamilyId::ArgumentHabit);
    return isOfNumber || unsure.contains(op);
  });
}

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
    if (has(p.family, family_traits::kIsWidened))
      widen(p);
}

}  // namespace eclat
