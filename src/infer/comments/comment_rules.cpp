#include "infer/comments/comment_rules.h"

#include "flow/language/scope.h"
#include "flow/language/statement_key.h"
#include "infer/comments/comment_claims.h"
#include "infer/comments/comment_exceptions.h"
#include "infer/comments/comment_reader.h"
#include "infer/tally.h"
#include "support/try.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <set>

namespace eclat {

namespace {

std::string placed(const std::string &sentence, const Comment &comment) {
  return fmt::format("{}:{}: {}", std::filesystem::path(comment.place.file).filename().string(), comment.place.line,
                     sentence);
}

bool saysTheSame(const Operation &op) {
  std::vector<Sentence> sentences = sentencesOf(op.comment.text);
  if (sentences.empty())
    return false;
  const std::vector<Token> &tokens = sentences.front().tokens;
  return tokens.size() > 1 && tokens[0].is("the") && tokens[1].is("same");
}

// "The same with texts": the overload above it that says what.
const Operation *meantBy(const Operation &op, const Component &component) {
  const Operation *out = nullptr;
  if (!saysTheSame(op))
    return out;
  for (const Operation &other : component.operations) {
    if (&other == &op)
      break;
    if (other.className == op.className && other.name == op.name && !saysTheSame(other))
      out = &other;
  }
  return out;
}

std::vector<Property> rulesOf(const Component &component, const Schema &schema, Model &model) {
  std::vector<Property> out;
  std::set<std::string> classes;  // whose comments ask something of callers
  std::vector<const Operation *> understood;
  for (const Operation &op : component.operations) {
    Point entry{PointKind::Entry, op.signature}, exit{PointKind::Exit, op.signature};
    auto scope = scopeOf(entry, component, schema);
    if (!scope)
      continue;
    CommentScope words{op, component, *scope};
    // False if something of it cannot be told from what is observed.
    auto addAt = [&](const Point &point, Expr expr, const std::string &comment) {
      if (!bindProperty(expr, *scopeOf(point, component, schema), component.enums))
        return false;
      out.push_back({point, std::move(expr), FamilyId::Comment, 0, 0, false, 0, comment});
      return true;
    };
    auto add = [&](const CommentReading &reading, const Comment &comment) {
      bool isWhole = reading.duties == reading.understood;
      for (const AskedRule &rule : reading.rules)
        isWhole = addAt(entry, rule.expr, placed(rule.sentence, comment)) && isWhole;
      for (const AskedRule &result : reading.results)
        addAt(exit, result.expr, placed(result.sentence, comment));
      for (const ToldCase &told : reading.cases) {
        std::string words = placed(told.sentence, comment);
        Expr when = atEntry(told.when);
        if (told.isThrow)
          addAt(exit, atEntry(denied(told.when)), words);
        for (const Expr &outcome : told.outcome)
          addAt(exit, Expr::make(Op::Implies, {when, outcome}), words);
        if (bindProperty(told.when, *scope, component.enums))
          model.documented.push_back({entry, told.when, FamilyId::Comment, 0, 0, false, 0, words});
        else
          isWhole = false;
      }
      return isWhole;
    };
    auto announce = [&](const Comment &comment) {
      for (std::string &type : exceptionsIn(comment.text, op.name))
        model.announced[op.signature].push_back(std::move(type));
    };
    announce(op.comment);
    CommentReading own = readComment(op.comment.text, words);
    if (own.duties > 0)
      classes.insert(op.className);
    bool isUnderstood = add(own, op.comment) && !op.comment.text.empty();
    // Like that of a class: only what names a parameter that it has, too.
    auto addOthers = [&](const Comment &comment) {
      isUnderstood = add(readClassComment(comment.text, words), comment) && isUnderstood;
      announce(comment);
    };
    if (const Operation *meant = meantBy(op, component))
      addOthers(meant->comment);
    if (const ClassInfo *owner = component.findClass(op.className))
      addOthers(owner->comment);
    if (isUnderstood)
      understood.push_back(&op);
  }
  for (const Operation *op : understood)
    if (classes.contains(op->className))
      model.outspoken.push_back(op->signature);
  return out;
}

bool isSame(const Point &point, const Expr &a, const Point &other, const Expr &b) {
  return point == other && statementKey(a) == statementKey(b);
}

}  // namespace

Result<void> addCommentRules(Model &model, const Component &component, const Trace &trace, const Opinions &opinions) {
  std::vector<Property> rules = rulesOf(component, trace.schema, model);
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
      return r.expr && isSame(r.point, *r.expr, rule.point, rule.expr);
    });
    auto forget = [&] {  // it was misread, and so is what its sentence says besides
      std::erase_if(model.documented, [&](const Property &told) {
        return told.point.subject == rule.point.subject && told.comment == rule.comment;
      });
    };
    if (isRejected) {
      forget();
      continue;
    }
    if (tallies[i].broken > 0) {
      std::erase(model.outspoken, rule.point.subject);
      forget();
      model.dropped.push_back({rule.point, rule.expr,
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
