#include "cli/judging/find_finding.h"

#include "emit/reports/explain.h"
#include "support/nearest_name.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

namespace eclat {

namespace {

void collect(const Finding &finding, std::vector<const Finding *> &to) {
  to.push_back(&finding);
  for (const Finding &variant : finding.variants)
    collect(variant, to);
}

std::vector<const Finding *> allFindings(const Report &report) {
  std::vector<const Finding *> all;
  for (const Finding &finding : report.findings)
    collect(finding, all);
  for (const SetAside &aside : report.setAside)
    collect(aside.finding, all);
  return all;
}

Failure unknown(const std::string &id, const std::vector<const Finding *> &all, const Component &component,
                const Model &model, const char *command) {
  std::vector<std::string> ids, notes, alike;
  for (const Finding *finding : all) {
    ids.push_back(finding->id);
    notes.push_back(finding->id + ": " + describeFinding(*finding, component, model).summary);
    if (!id.empty() && finding->id.starts_with(id))
      alike.push_back(finding->id);
  }
  std::string near = alike.size() == 1 ? alike.front() : nearestName(id, ids);
  return {ExitCode::Usage, command, fmt::format("there is no finding '{}'", id),
          ids.empty()    ? "the last run found nothing"
          : near.empty() ? "the last run has the findings above"
                         : fmt::format("did you mean '{}'?", near),
          notes};
}

}  // namespace

Result<const Finding *> findFinding(const std::string &id, const Report &report, const Component &component,
                                    const Model &model, const char *command) {
  std::vector<const Finding *> all = allFindings(report);
  auto it = std::ranges::find_if(all, [&](const Finding *finding) { return finding->id == id; });
  if (it == all.end())
    return fail(unknown(id, all, component, model, command));
  return *it;
}

}  // namespace eclat
