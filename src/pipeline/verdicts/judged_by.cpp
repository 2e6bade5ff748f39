#include "pipeline/verdicts/judged_by.h"

#include "flow/files/verdict_input.h"
#include "flow/language/scope.h"
#include "flow/language/statement_key.h"

#include <algorithm>
#include <fmt/format.h>

namespace eclat {

namespace {

std::string keyOf(const std::string &statement) {
  auto expr = parseExpr(statement);
  return expr ? statementKey(*expr) : statement;
}

// A statement that is rejected of the objects of a class is rejected at its operations, too.
bool isWeakened(const PlacedStatement &broken, const PlacedStatement &by, const Component &component) {
  if (broken.isLaw || by.isLaw || keyOf(broken.text) != keyOf(by.text))
    return false;
  const Operation *op = operationAt(broken.point, component);
  return broken.point == by.point || (op && by.point == Point{PointKind::Object, op->className});
}

// The fine one that weakened the statement; null if none did.
const JudgedFinding *weakenerOf(const PlacedStatement &broken, const Verdicts &verdicts, const Component &component) {
  auto it = std::ranges::find_if(verdicts.findings, [&](const JudgedFinding &judged) {
    return judged.verdict == Verdict::Fine &&
           std::ranges::any_of(judged.broke, [&](const auto &by) { return isWeakened(broken, by, component); });
  });
  return it == verdicts.findings.end() ? nullptr : &*it;
}

}  // namespace

std::optional<JudgedBy> weakenedBy(const Finding &finding, const VerdictFile &file, const Component &component) {
  std::vector<PlacedStatement> broken = brokenBy(finding, component);
  if (!cameBack(finding.outcome.ending) || broken.empty())
    return std::nullopt;
  const JudgedFinding *last = nullptr;
  for (const PlacedStatement &statement : broken)
    if (last = weakenerOf(statement, file.verdicts, component); !last)
      return std::nullopt;
  return JudgedBy{verdictId(Verdict::Fine), fmt::format("it rests on `{}`, which {} weakened ({})", broken.front().text,
                                                        last->id, file.placeOf(*last))};
}

std::optional<JudgedBy> judgedBy(const Finding &finding, const VerdictFile &file, const Component &component) {
  const JudgedFinding *judged = verdictOn(finding, file.verdicts, component);
  if (!judged)
    return weakenedBy(finding, file, component);
  std::string reason = file.placeOf(*judged);
  if (judged->id != finding.id)
    reason = judged->id + " in " + reason;
  return JudgedBy{verdictId(judged->verdict), judged->comment.empty() ? reason : judged->comment + " (" + reason + ")"};
}

}  // namespace eclat
