#include "cli/judging/judging.h"

#include "cli/judging/find_finding.h"
#include "flow/files/verdict_input.h"
#include "flow/language/scope.h"
#include "flow/laws.h"
#include "pipeline/verdicts/judged_by.h"
#include "pipeline/verdicts/judged_model.h"
#include "reduce/set_aside.h"
#include "support/try.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <set>

namespace eclat {

namespace {

std::string wordsOf(const PlacedStatement &statement) {
  return fmt::format("`{}` at {}", statement.text, describePoint(statement.point));
}

void collect(std::vector<Finding> &findings, std::vector<Finding *> &out) {
  for (Finding &finding : findings) {
    out.push_back(&finding);
    collect(finding.variants, out);
  }
}

std::set<std::string> asideIn(const Report &report) {
  std::set<std::string> out;
  for (const SetAside &aside : report.setAside)
    out.insert(aside.finding.id);
  return out;
}

Failure withdrawnMeanwhile(const CommandLine &line) {
  return {ExitCode::Usage, line.command, "the verdict was withdrawn meanwhile", "look again", {}};
}

}  // namespace

Result<Judging> Judging::open(const CommandLine &line, const WorkDir &dir, Progress &progress) {
  ECLAT_TRY(component, loadValue<Component>(dir.component(), "run"));
  ECLAT_TRY(trace, loadValue<Trace>(dir.trace(), "run"));
  ECLAT_TRY(model, loadValue<Model>(dir.model(), "run"));
  ECLAT_TRY(report, loadValue<Report>(dir.report(), "run"));
  Judging out(line, dir, progress,
              {std::move(component), std::move(trace), std::move(model), CallGraphs(), std::move(report)});
  ECLAT_TRY(counted, out.refresh());  // verdicts may have been given or merged since the run
  return out;
}

Result<Examined> Judging::examined() const {
  ECLAT_TRY(build, loadValue<Build>(dir_.build(), "run"));
  return Examined{run_.component, std::move(build), run_.trace};
}

// Where the input broke no rule for its caller, the habits of the examples may say what the rule is.
Result<void> Judging::findRules(const Finding &finding, JudgedFinding &judged) {
  const Operation &op = run_.component.operations[static_cast<std::size_t>(finding.operation)];
  std::vector<Property> habits;
  for (const auto *list : {&run_.model.habits, &run_.model.territory})
    for (const Property &p : *list)
      if (p.point == Point{PointKind::Entry, op.signature})
        habits.push_back(p);
  if (!judged.asked.empty() || habits.empty() || !dir_.prepare())  // a run that is going on needs the binary itself
    return {};
  ECLAT_TRY(all, examined());
  ECLAT_TRY(broken, eclat::brokenRules(asRun(), all, habits, {finding.input}));
  // The one that most examples bear out; the first of several.
  const Property *best = nullptr;
  for (std::size_t i : broken.front())
    if (!best || habits[i].samples > best->samples)
      best = &habits[i];
  if (best)
    judged.asked.push_back({best->point, print(best->expr)});
  return {};
}

Result<Finding> Judging::find(const std::string &id) {
  const JudgedFinding *judged = file_.verdicts.find(id);
  auto input = judged ? readSteps(judged->steps, run_.component) : std::unexpected(std::string());
  if (run_.report.find(id) || !input) {
    ECLAT_TRY(found, findFinding(id, run_.report, run_.component, run_.model, line_.command.c_str()));
    return *found;
  }
  Finding finding;
  finding.id = id;
  finding.operation = input->steps.back().operation;
  finding.input = std::move(*input);
  ECLAT_TRY(ready, dir_.prepare());
  ECLAT_TRY(all, examined());
  ECLAT_TRY(outcome, replay(asRun(), all, run_.model, finding));
  for (const Violation &violation : outcome.exit) {
    const Property &property = run_.model.properties[static_cast<std::size_t>(violation.property)];
    finding.violated.push_back({.point = property.point,
                                .property = print(property.expr),
                                .law = isLaw(property.family) ? traitsOf(property.family).name : ""});
  }
  finding.outcome = std::move(outcome);
  return finding;
}

Result<void> Judging::mayReplace(const JudgedFinding *old, Verdict verdict, const VerdictFile &file) const {
  bool isAsSeen = line_.seen && *line_.seen == markOf(old);
  bool isOther = line_.seen ? !isAsSeen : old && old->verdict != verdict;
  if (line_.replaces || !isOther)
    return {};
  if (!old)
    return fail(withdrawnMeanwhile(line_));
  return fail({ExitCode::Usage,
               line_.command,
               fmt::format("{} was judged {} before ({}{})", old->id, verdictId(old->verdict), file.placeOf(*old),
                           old->comment.empty() ? "" : ": " + old->comment),
               "--replace puts your verdict in its place",
               {}});
}

Result<Refinement> Judging::judge(const Finding &finding, Verdict verdict, const std::string &comment) {
  JudgedFinding judged = writeVerdict(finding, verdict, comment, run_.component, run_.model);
  if (verdict == Verdict::Illegal) {
    ECLAT_TRY(found, findRules(finding, judged));
  }
  auto put = [&](VerdictFile &file) -> Result<void> {
    const JudgedFinding *old = file.verdicts.find(judged.id);
    ECLAT_TRY(allowed, mayReplace(old, verdict, file));
    if (old && old->verdict == verdict && judged.comment.empty())
      judged.comment = old->comment;
    file.verdicts.put(judged);
    return {};
  };
  ECLAT_TRY(changed, changeVerdicts(line_.options.verdicts, put));
  std::set<std::string> before = asideIn(run_.report);
  ECLAT_TRY(refreshed, refresh());
  Refinement out;
  for (const PlacedStatement &statement : judged.broke)
    if (verdict == Verdict::Fine && !statement.isLaw)
      out.weakened.push_back(wordsOf(statement));
  for (const PlacedStatement &statement : judged.asked)
    if (verdict != Verdict::Fault)
      (verdict == Verdict::Fine ? out.weakened : out.trusted).push_back(wordsOf(statement));
  for (const SetAside &aside : run_.report.setAside)
    if (aside.finding.id != judged.id && !before.contains(aside.finding.id))
      out.gone.push_back(&aside.finding);
  return out;
}

Result<void> Judging::withdraw(const std::string &id, const std::optional<std::string> &mark) {
  auto remove = [&](VerdictFile &file) -> Result<void> {
    const JudgedFinding *old = file.verdicts.find(id);
    if (mark && !old)
      return fail(withdrawnMeanwhile(line_));
    if (mark && markOf(old) != *mark)
      return fail({ExitCode::Usage,
                   line_.command,
                   fmt::format("{} was judged {} meanwhile ({})", id, verdictId(old->verdict), file.placeOf(*old)),
                   "look again",
                   {}});
    if (file.verdicts.remove(id))
      return {};
    std::vector<std::string> ids;
    for (const JudgedFinding &judged : file.verdicts.findings)
      ids.push_back(fmt::format("{}: {}", judged.id, verdictId(judged.verdict)));
    return fail({ExitCode::Usage, line_.command, fmt::format("there is no verdict on '{}' in {}", id, file.shown),
                 ids.empty() ? "it holds no verdicts" : "it holds those above", ids});
  };
  ECLAT_TRY(changed, changeVerdicts(line_.options.verdicts, remove));
  return refresh();
}

// Findings whose inputs break what illegal ones made rules, by id, and which rule in words.
Result<std::map<std::string, std::string>> Judging::brokenRules() {
  std::vector<Property> rules;
  std::vector<std::string> words;
  for (const JudgedFinding &judged : file_.verdicts.findings)
    for (const PlacedStatement &rule : judged.asked) {
      auto scope = scopeOf(rule.point, run_.component, run_.trace.schema);
      auto expr = parseExpr(rule.text);
      if (judged.verdict != Verdict::Illegal || !scope || !expr || !bindProperty(*expr, *scope, run_.component.enums))
        continue;
      rules.push_back({rule.point, std::move(*expr), FamilyId::Trusted});
      words.push_back(fmt::format("it breaks `{}`, which {} made a rule", rule.text, judged.id));
    }
  std::vector<Finding *> all;
  collect(run_.report.findings, all);
  std::erase_if(all, [&](const Finding *finding) {
    Point entry{PointKind::Entry, run_.component.operations[static_cast<std::size_t>(finding->operation)].signature};
    return std::ranges::find(rules, entry, &Property::point) == rules.end();
  });
  std::map<std::string, std::string> out;
  if (all.empty() || !dir_.prepare())
    return out;
  ECLAT_TRY(examinedAll, examined());
  std::vector<Input> inputs;
  for (const Finding *finding : all)
    inputs.push_back(finding->input);
  ECLAT_TRY(broken, eclat::brokenRules(asRun(), examinedAll, rules, inputs));
  for (std::size_t i = 0; i < all.size(); ++i)
    if (!broken[i].empty())
      out.emplace(all[i]->id, words[*broken[i].begin()]);
  return out;
}

// The report of the last run, as if the verdicts had been there.
Result<void> Judging::refresh() {
  ECLAT_TRY(file, readVerdicts(line_.options.verdicts));
  file_ = std::move(file);
  Report &report = run_.report;
  putBackJudged(report);
  ECLAT_TRY(broken, brokenRules());
  setAsideJudged(report, {{}, {}, "", [&](const Finding &finding) -> std::optional<JudgedBy> {
                            if (auto by = judgedBy(finding, file_, run_.component))
                              return by;
                            auto it = broken.find(finding.id);
                            if (it == broken.end())
                              return std::nullopt;
                            return JudgedBy{verdictId(Verdict::Illegal), it->second};
                          }});
  report.refined = refinedBy(file_.verdicts, run_.component, run_.trace.schema);
  return saveValue(dir_.report(), report);
}

}  // namespace eclat
