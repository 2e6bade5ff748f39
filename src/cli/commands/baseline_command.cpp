#include "cli/commands/baseline_command.h"

#include "emit/reports/explain.h"
#include "pipeline/stages.h"
#include "pipeline/verdicts/baseline_file.h"
#include "support/files.h"
#include "support/short_path.h"
#include "support/try.h"
#include "support/words.h"

#include <filesystem>
#include <fmt/format.h>

namespace eclat {

namespace {

// The findings of the report, and the variants of each: all that a later run may put first.
std::vector<KnownFinding> foundIn(const Report &report, const Component &component, const Model &model) {
  std::vector<KnownFinding> out;
  auto add = [&](auto &self, const Finding &finding) -> void {
    out.push_back({finding.id, describeFinding(finding, component, model).summary, {}});
    for (const Finding &variant : finding.variants)
      self(self, variant);
  };
  for (const Finding &finding : report.findings)
    add(add, finding);
  for (const SetAside &aside : report.setAside)
    if (aside.isBaseline)
      add(add, aside.finding);
  return out;
}

Result<std::string> fileOf(const CommandLine &line) {
  if (!line.arguments.empty() && !line.output.empty())
    return fail({ExitCode::Usage, "baseline", "two files are named", "name one, with or without -o", {}});
  std::string file = !line.arguments.empty() ? line.arguments.front()
                     : !line.output.empty()  ? line.output
                                             : line.options.emit.baseline;
  if (file.empty())
    return fail({ExitCode::Usage,
                 "baseline",
                 "no file is named",
                 "`eclat baseline FILE`, or 'baseline: FILE' in .eclat.yaml; keep the file in your repository",
                 {}});
  return file;
}

void tell(const BaselineUpdate &update, const std::string &file, bool prune) {
  for (const KnownFinding &known : update.added)
    fmt::print("+ {}  {}\n", known.id, known.comment);
  for (const KnownFinding &known : update.gone)
    fmt::print("- {}  {}\n", known.id, prune ? "gone; removed" : "gone; remove with --prune");
  fmt::print("{}: {}, {} new, {} gone\n", file, counted(update.baseline.findings.size(), "known finding"),
             update.added.size(), update.gone.size());
}

}  // namespace

Result<int> updateBaselineFile(const CommandLine &line, const WorkDir &dir) {
  ECLAT_TRY(file, fileOf(line));
  ECLAT_TRY(component, loadValue<Component>(dir.component(), "run"));
  ECLAT_TRY(model, loadValue<Model>(dir.model(), "run"));
  ECLAT_TRY(report, loadValue<Report>(dir.report(), "run"));
  if (report.stats.stoppedEarly && line.prune)
    return fail({ExitCode::Usage,
                 "baseline",
                 "the last run was stopped early: what it did not find may still be there",
                 "let a run end, or leave --prune out",
                 {}});
  ECLAT_TRY(old, std::filesystem::exists(file) ? readBaseline(file) : Baseline{});
  std::set<std::string> occurring;
  std::vector<KnownFinding> found = foundIn(report, component, model);
  for (const KnownFinding &known : found)
    occurring.insert(known.id);
  for (const SetAside &aside : report.setAside)
    occurring.insert(aside.finding.id);
  BaselineUpdate update = updateBaseline(old, found, occurring, line.prune);
  ECLAT_TRY(written, writeFile(file, printBaseline(update.baseline)));
  tell(update, shortPath(file), line.prune);
  return 0;
}

}  // namespace eclat
