#include "emit/reports/rules.h"

#include <algorithm>

namespace eclat {

namespace {

constexpr Rule kRules[] = {
#define ECLAT_RULE(id, name, severity, precision, title, meaning, advice)                                              \
  Rule{id, name, title, meaning, advice, severity, precision},
#include "emit/reports/rules.def"
#undef ECLAT_RULE
};

}  // namespace

std::span<const Rule> rules() { return kRules; }

const Rule &ruleOf(const Finding &finding) {
  auto it = std::ranges::find_if(kRules, [&](const Rule &rule) { return finding.kind == rule.id; });
  return it == std::end(kRules) ? kRules[0] : *it;
}

}  // namespace eclat
