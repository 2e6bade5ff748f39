#include "cli/compare/since_last_run.h"

#include <fmt/format.h>

namespace eclat {

namespace {

// As it was typed; the project is found anew each time.
Request asked(Request request) {
  request.project = {};
  return request;
}

}  // namespace

std::optional<ComparedRun> lastRun(const WorkDir &dir, const RunOptions &now) {
  auto request = loadValue<Request>(dir.request(), "run");
  auto component = loadValue<Component>(dir.component(), "run");
  auto model = loadValue<Model>(dir.model(), "run");
  auto report = loadValue<Report>(dir.report(), "run");
  if (!request || !component || !model || !report)
    return std::nullopt;
  if (asked(*request) != asked(now.request) || report->seed != now.explore.seed)
    return std::nullopt;
  return ComparedRun{std::move(*component), std::move(*model), std::move(*report)};
}

std::vector<std::string> tellChanges(const ComparedRun &before, const ComparedRun &after) {
  constexpr std::size_t kMostProperties = 10;
  RunDiff diff = compareRuns(before, after);
  std::vector<std::string> out;
  for (const ToldFinding &finding : diff.newFindings)
    out.push_back(fmt::format("new since the last run: {}", finding.id));
  for (const ToldFinding &finding : diff.goneFindings)
    out.push_back(fmt::format("gone since the last run: {}: {}", finding.id, finding.summary));
  std::size_t changes = 0;
  for (const PointDiff &at : diff.properties)
    for (const PropertyChange &change : at.changes)
      if (++changes <= kMostProperties)
        out.push_back(fmt::format("{} since the last run: `{}` at {}{}", fateWord(change.fate), change.property,
                                  describePoint(at.point),
                                  change.was.empty() ? "" : fmt::format(", was `{}`", change.was)));
  if (changes > kMostProperties)
    out.push_back(fmt::format("{} more properties changed since the last run", changes - kMostProperties));
  return out;
}

}  // namespace eclat
