#include "infer/why_not.h"

#include "flow/language/scope.h"
#include "flow/language/statement_key.h"
#include "support/try.h"

namespace eclat {

namespace {

const Property *findProperty(const Model &model, const Point &point, const std::string &key) {
  for (const Property &p : model.properties)
    if (p.point == point && statementKey(p.expr) == key)
      return &p;
  return nullptr;
}

// The last word counts: a rejection comes after what inference said.
const Dropped *findDropped(const Model &model, const Point &point, const std::string &key) {
  const Dropped *found = nullptr;
  for (const Dropped &d : model.dropped) {
    if (d.point != point)
      continue;
    if (d.expr && statementKey(*d.expr) == key)
      found = &d;
  }
  return found;
}

void decide(Answer &answer, const Model &model, const std::string &key) {
  answer.property = findProperty(model, answer.point, key);
  const Dropped *dropped = findDropped(model, answer.point, key);
  auto isOf = [&](DropKind one, DropKind other) {
    return dropped && (dropped->reason.kind == one || dropped->reason.kind == other);
  };
  bool isRejected = isOf(DropKind::Rejected, DropKind::Replaced);
  if (dropped) {
    answer.reason = dropped->reason.words;
    answer.isSaidElsewhere = isOf(DropKind::Implied, DropKind::SaidElsewhere);
  }
  const Tally &tally = answer.tally;
  answer.fate = answer.property       ? Fate::InModel
                : isRejected          ? Fate::Rejected
                : tally.broken        ? Fate::Falsified
                : dropped             ? Fate::Dropped
                : tally.visits() == 0 ? Fate::NeverSeen
                : tally.held == 0     ? Fate::Undefined
                                      : Fate::Unproposed;
}

}  // namespace

Result<std::vector<Answer>> whyNot(const Component &component, const Trace &trace, const Model &model, const Expr &expr,
                                   const std::string &where) {
  std::vector<Statement> statements;
  for (const Point &point : pointsOf(component, trace.schema)) {
    if (describePoint(point).find(where) == std::string::npos)
      continue;
    if (bindProperty(expr, *scopeOf(point, component, trace.schema), component.enums))
      statements.push_back({point, expr});
  }
  ECLAT_TRY(tallies, tallyStatements(component, trace, statements));
  std::string key = statementKey(expr);
  std::vector<Answer> answers;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    Answer answer{.point = statements[i].point, .tally = std::move(tallies[i])};
    decide(answer, model, key);
    answers.push_back(std::move(answer));
  }
  return answers;
}

}  // namespace eclat
