#include "infer/comment_rules.h"

#include "flow/scope.h"
#include "flow/statement_key.h"
#include "infer/comment_reader.h"
#include "infer/tally.h"
#include "support/try.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>

namespace eclat {

namespace {

std::string placed(const AskedRule &rule, const Comment &comment) {
  return fmt::format("{}:{}: {}", std::filesystem::path(comment.place.file).filename().string(), comment.place.line,
                     rule.sentence);
}

std::vector<Property> rulesOf(const Component &component, const Schema &schema) {
  std::vector<Property> out;
  for (const Operation &op : component.operations) {
    Point entry{PointKind::Entry, op.signature};
    auto scope = scopeOf(entry, component, schema);
    if (!scope)
      continue;
    CommentScope words{op, component, *scope};
    auto add = [&](const std::vector<AskedRule> &rules, const Comment &comment) {
      for (const AskedRule &rule : rules)
        if (bindProperty(rule.expr, *scope, component.enums))
          out.push_back({entry, rule.expr, kCommentFamily, 0, 0, false, 0, placed(rule, comment)});
    };
    add(readComment(op.comment.text, words), op.comment);
    if (const ClassInfo *owner = component.findClass(op.className))
      add(readClassComment(owner->comment.text, words), owner->comment);
  }
  return out;
}

bool isSame(const Point &point, const Expr &a, const Point &other, const Expr &b) {
  return point == other && statementKey(a) == statementKey(b);
}

}  // namespace

Result<void> addCommentRules(Model &model, const Component &component, const Trace &trace, const Opinions &opinions) {
  std::vector<Property> rules = rulesOf(component, trace.schema);
  if (rules.empty())
    return {};
  std::vector<Statement> statements;
  for (const Property &rule : rules)
    statements.push_back({rule.point, rule.expr});
  ECLAT_TRY(tallies, tallyStatements(component, trace, statements));
  for (std::size_t i = 0; i < rules.size(); ++i) {
    Property &rule = rules[i];
    rule.samples = tallies[i].held;
    rule.states = tallies[i].states;
    bool isRejected = std::ranges::any_of(opinions.rejected, [&](const Dropped &r) {
      auto expr = parseExpr(r.property);
      return expr && isSame(r.point, *expr, rule.point, rule.expr);
    });
    if (isRejected)
      continue;
    if (tallies[i].broken > 0) {
      model.dropped.push_back({rule.point, print(rule.expr),
                               fmt::format("a comment seems to ask for it ({}), but {} of {} visits break it",
                                           rule.comment, tallies[i].broken, tallies[i].visits())});
      continue;
    }
    auto known = std::ranges::find_if(
        model.properties, [&](const Property &p) { return isSame(p.point, p.expr, rule.point, rule.expr); });
    if (known == model.properties.end())
      model.properties.push_back(std::move(rule));
    else
      known->comment = std::move(rule.comment);
  }
  return {};
}

}  // namespace eclat
