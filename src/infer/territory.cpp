#include "infer/territory.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <utility>

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

// The names in a statement, without those of the property language.
std::set<std::string> namesIn(const std::string &text) {
  std::set<std::string> names;
  std::string name;
  auto isOfName = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) || c == '_'; };
  for (char c : text + " ") {
    if (isOfName(c))
      name += c;
    else if (!name.empty())
      names.insert(std::exchange(name, ""));
  }
  for (const char *word : {"size", "null", "orig", "true", "false"})
    names.erase(word);
  std::erase_if(names, [](const std::string &n) { return std::isdigit(static_cast<unsigned char>(n[0])); });
  return names;
}

}  // namespace

void dropDefended(Model &model, const Component &component) {
  std::map<std::string, std::set<std::string>> defended;
  for (const Condition &condition : component.conditions)
    defended[condition.operation].merge(namesIn(condition.text));
  std::erase_if(model.habits, [&](const Property &habit) {
    auto it = defended.find(habit.point.subject);
    return it != defended.end() && std::ranges::any_of(namesIn(print(habit.expr)), [&](const std::string &name) {
             return it->second.contains(name);
           });
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
    if (p.family == kArgumentHabit)
      widen(p);
}

}  // namespace eclat
