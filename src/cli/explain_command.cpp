#include "cli/explain_command.h"

#include "describe/suggest.h"
#include "emit/explain.h"
#include "emit/story.h"
#include "support/files.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <sstream>
#include <vector>

namespace eclat {

namespace {

namespace fs = std::filesystem;

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

// "TEST(StackEclat, Pop_OnEmptyStack) {" -> "StackEclat, Pop_OnEmptyStack".
std::string titleIn(const std::string &line) {
  std::size_t open = line.find('('), close = line.rfind(')');
  bool isTest = line.starts_with("TEST") && open != std::string::npos && close != std::string::npos && open < close;
  return isTest ? line.substr(open + 1, close - open - 1) : "";
}

std::string nearPath(const fs::path &path) {
  std::error_code ignored;
  std::string near = fs::proximate(path, ignored).string();
  return near.empty() || near.starts_with("..") ? path.string() : near;
}

// The test is the first one behind the comment that names the finding.
StoryPlace findTest(const std::string &id, const WorkDir &dir) {
  std::error_code ignored;
  for (const auto &entry : fs::directory_iterator(dir.tests(), ignored)) {
    std::istringstream lines(readFile(entry.path().string()).value_or(""));
    bool isNamed = false;
    for (std::string line; std::getline(lines, line);) {
      isNamed = isNamed || line.find("Finding " + id + ",") != std::string::npos;
      if (std::string title = titleIn(line); isNamed && !title.empty())
        return {title, nearPath(entry.path())};
    }
  }
  return {};
}

Failure unknown(const std::string &id, const std::vector<const Finding *> &all, const EmitContext &context) {
  std::vector<std::string> ids, notes, alike;
  for (const Finding *finding : all) {
    ids.push_back(finding->id);
    notes.push_back(finding->id + ": " + describeFinding(*finding, context.component, context.model).summary);
    if (!id.empty() && finding->id.starts_with(id))
      alike.push_back(finding->id);
  }
  std::string near = alike.size() == 1 ? alike.front() : nearestName(id, ids);
  return {ExitCode::Usage, "explain", fmt::format("there is no finding '{}'", id),
          ids.empty()    ? "the last run found nothing"
          : near.empty() ? "the last run has the findings above"
                         : fmt::format("did you mean '{}'?", near),
          notes};
}

}  // namespace

Result<int> explainFinding(const std::string &id, const EmitContext &context, const WorkDir &dir) {
  std::vector<const Finding *> all = allFindings(context.report);
  auto it = std::ranges::find_if(all, [&](const Finding *finding) { return finding->id == id; });
  if (it == all.end())
    return fail(unknown(id, all, context));
  std::string story = tellStory(**it, context, findTest(id, dir));
  std::fwrite(story.data(), 1, story.size(), stdout);
  return 0;
}

}  // namespace eclat
