#include "cli/compare/run_diff.h"

#include "emit/reports/explain.h"
#include "pipeline/stages.h"
#include "support/files.h"
#include "support/try.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fmt/format.h>
#include <map>
#include <set>

namespace eclat {

namespace {

namespace fs = std::filesystem;

std::unexpected<Failure> refuse(std::string message, std::string hint) {
  return fail({ExitCode::Usage, "diff", std::move(message), std::move(hint), {}});
}

// Only a folder in which a run has come to its end can be compared.
Result<void> requireRun(const std::string &path) {
  std::error_code ignored;
  WorkDir dir(path);
  if (!fs::exists(path, ignored))
    return refuse(fmt::format("there is no folder '{}'", path), "give two work directories, as --work-dir names them");
  if (!fs::is_directory(path, ignored))
    return refuse(fmt::format("'{}' is not a folder", path),
                  "give two work directories; `eclat model diff` compares model files");
  if (!fs::exists(dir.component(), ignored)) {
    std::string below = path + "/.eclat";
    return refuse(fmt::format("'{}' is not a work directory of eclat", path),
                  fs::exists(WorkDir(below).component(), ignored) ? fmt::format("did you mean '{}'?", below)
                                                                  : "it has no component.json; run eclat there first");
  }
  for (const auto &[file, stage] : {std::pair(dir.model(), "infer"), std::pair(dir.report(), "explore")})
    if (!fs::exists(file, ignored))
      return refuse(
          fmt::format("the run in '{}' is incomplete: it has no {}", path, fs::path(file).filename().string()),
          fmt::format("`eclat {} --work-dir {}` makes it", stage, path));
  return {};
}

Result<ComparedRun> loadRun(const std::string &path) {
  ECLAT_TRY(complete, requireRun(path));
  WorkDir dir(path);
  ECLAT_TRY(component, loadValue<Component>(dir.component(), "run"));
  ECLAT_TRY(model, loadValue<Model>(dir.model(), "run"));
  ECLAT_TRY(report, loadValue<Report>(dir.report(), "run"));
  return ComparedRun{std::move(component), std::move(model), std::move(report)};
}

void collect(const std::vector<Finding> &findings, std::map<std::string, const Finding *> &out) {
  for (const Finding &finding : findings) {
    out.emplace(finding.id, &finding);
    collect(finding.variants, out);
  }
}

// What one run reports and the other has not seen at all, not even as something known.
std::vector<ToldFinding> onlyIn(const ComparedRun &run, const ComparedRun &other) {
  std::map<std::string, const Finding *> reported;
  collect(run.report.findings, reported);
  std::vector<ToldFinding> out;
  for (const auto &[id, finding] : reported)
    if (!other.report.find(id))
      out.push_back({id, describeFinding(*finding, run.component, run.model).summary});
  return out;
}

std::set<std::string> called(const Component &component) {
  std::set<std::string> out;
  for (const Operation &op : component.operations)
    if (op.kind != OperationKind::Law)
      out.insert(op.signature);
  for (const Skipped &skipped : component.skipped)
    out.erase(skipped.operation);
  return out;
}

std::map<std::string, Skipped> skipped(const Component &component) {
  std::map<std::string, Skipped> out;
  for (const Skipped &one : component.skipped)
    out.emplace(one.operation, one);
  return out;
}

void compareOperations(const Component &before, const Component &after, RunDiff &out) {
  std::set<std::string> was = called(before), is = called(after);
  std::map<std::string, Skipped> wasSkipped = skipped(before), isSkipped = skipped(after);
  for (const std::string &op : is)
    if (wasSkipped.contains(op))
      out.calledNow.push_back(op);
    else if (!was.contains(op))
      out.added.push_back(op);
  for (const std::string &op : was)
    if (auto now = isSkipped.find(op); now != isSkipped.end())
      out.skippedNow.push_back(now->second);
    else if (!is.contains(op))
      out.removed.push_back(op);
  for (const auto &[op, how] : isSkipped)
    if (!was.contains(op) && !wasSkipped.contains(op))
      out.skippedNow.push_back(how);
}

Coverage figuresOf(const Coverage &coverage) {
  Coverage out = coverage;
  out.functions.clear();
  out.unreached.clear();
  return out;
}

}  // namespace

bool RunDiff::isEmpty() const {
  return newFindings.empty() && goneFindings.empty() && properties.empty() && added.empty() && removed.empty() &&
         skippedNow.empty() && calledNow.empty() && before == after;
}

RunDiff compareRuns(const ComparedRun &before, const ComparedRun &after) {
  RunDiff out;
  out.newFindings = onlyIn(after, before);
  out.goneFindings = onlyIn(before, after);
  out.properties = diffModels(before.model.learned(), after.model.learned());
  compareOperations(before.component, after.component, out);
  out.before = figuresOf(before.report.coverage);
  out.after = figuresOf(after.report.coverage);
  return out;
}

Result<int> diffRuns(const CommandLine &line) {
  ECLAT_TRY(before, loadRun(line.arguments[0]));
  ECLAT_TRY(after, loadRun(line.arguments[1]));
  RunDiff diff = compareRuns(before, after);
  std::string text = printDiff(diff, line.format);
  if (!line.output.empty()) {
    ECLAT_TRY(written, writeFile(line.output, text));
  } else {
    std::fwrite(text.data(), 1, text.size(), stdout);
  }
  return diff.isEmpty() ? 0 : 1;
}

}  // namespace eclat
