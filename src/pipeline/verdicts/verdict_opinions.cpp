#include "pipeline/verdicts/verdict_opinions.h"

#include "flow/language/scope.h"
#include "flow/language/statement_key.h"
#include "infer/tally.h"
#include "support/files.h"
#include "support/try.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

// The statement as it can be evaluated now, or why it cannot.
std::expected<Expr, std::string> bound(const PlacedStatement &statement, const Component &component,
                                       const Schema &schema) {
  auto scope = scopeOf(statement.point, component, schema);
  if (!scope)
    return std::unexpected(fmt::format("there is no {}", describePoint(statement.point)));
  auto expr = parseExpr(statement.text);
  if (!expr)
    return std::unexpected(expr.error().message);
  if (auto code = bindProperty(*expr, *scope, component.enums); !code)
    return std::unexpected(code.error().message);
  return std::move(*expr);
}

class Adder {
public:
  Adder(const Opinions &old, const VerdictFile &file, const Component &component, const Schema &schema)
      : file_(file), component_(component), schema_(schema) {
    out_.opinions = old;
  }

  VerdictOpinions add() {
    for (const JudgedFinding &judged : file_.verdicts.findings)
      if (judged.verdict == Verdict::Fine)
        for (const auto *list : {&judged.broke, &judged.asked})
          for (const PlacedStatement &statement : *list)
            reject(judged, statement);
    for (const JudgedFinding &judged : file_.verdicts.findings)
      if (judged.verdict == Verdict::Illegal)
        for (const PlacedStatement &statement : judged.asked)
          trust(judged, statement);
    return std::move(out_);
  }

private:
  std::string why(const JudgedFinding &judged) const {
    return fmt::format("{} is {}, says {}", judged.id, verdictId(judged.verdict), file_.placeOf(judged));
  }
  bool isTrusted(const Point &point, const Expr &expr) const {
    return std::ranges::any_of(out_.opinions.trusted, [&](const Property &p) {
      return p.point == point && statementKey(p.expr) == statementKey(expr);
    });
  }
  bool isRejected(const Point &point, const Expr &expr) const {
    return std::ranges::any_of(out_.opinions.rejected, [&](const Dropped &d) {
      return d.point == point && d.expr && statementKey(*d.expr) == statementKey(expr);
    });
  }

  void reject(const JudgedFinding &judged, const PlacedStatement &statement) {
    auto expr = parse(judged, statement);
    if (expr && !isTrusted(statement.point, *expr) && !isRejected(statement.point, *expr))
      out_.opinions.rejected.push_back(Dropped(statement.point, *expr, {DropKind::Rejected, why(judged)}));
  }
  void trust(const JudgedFinding &judged, const PlacedStatement &statement) {
    auto expr = parse(judged, statement);
    if (expr && !isTrusted(statement.point, *expr) && !isRejected(statement.point, *expr))
      out_.opinions.trusted.push_back({statement.point, *expr, FamilyId::Trusted, 0, 0, true});
  }

  std::optional<Expr> parse(const JudgedFinding &judged, const PlacedStatement &statement) {
    if (statement.isLaw)
      return std::nullopt;
    auto expr = bound(statement, component_, schema_);
    if (expr)
      return std::move(*expr);
    out_.stale.push_back(
        fmt::format("{}: {}: '{}': {}", file_.placeOf(judged), judged.id, statement.text, expr.error()));
    return std::nullopt;
  }

  const VerdictFile &file_;
  const Component &component_;
  const Schema &schema_;
  VerdictOpinions out_;
};

}  // namespace

Result<VerdictOpinions> addVerdicts(const Opinions &ofModelFile, const VerdictFile &file, const Component &component,
                                    const Trace &trace) {
  VerdictOpinions out = Adder(ofModelFile, file, component, trace.schema).add();
  std::vector<Statement> statements;
  for (std::size_t i = ofModelFile.trusted.size(); i < out.opinions.trusted.size(); ++i)
    statements.push_back({out.opinions.trusted[i].point, out.opinions.trusted[i].expr});
  if (statements.empty())
    return out;
  ECLAT_TRY(tallies, tallyStatements(component, trace, statements));
  for (std::size_t i = 0; i < tallies.size(); ++i) {
    Property &property = out.opinions.trusted[ofModelFile.trusted.size() + i];
    property.samples = tallies[i].held;
    property.states = tallies[i].states;
    property.broken = tallies[i].broken;
  }
  return out;
}

std::string markOf(const Verdicts &verdicts) {
  Verdicts bare;
  for (JudgedFinding judged : verdicts.findings)
    if (judged.verdict != Verdict::Fault) {
      judged.comment.clear();
      judged.above.clear();
      judged.inside.clear();
      bare.put(std::move(judged));
    }
  return bare.findings.empty() ? "" : hexDigits(hashText(printVerdicts(bare)), 16);
}

}  // namespace eclat
