#include "cli/commands/explain_command.h"

#include "cli/judging/find_finding.h"
#include "emit/reports/story.h"
#include "support/files.h"
#include "support/try.h"

#include <filesystem>
#include <sstream>

namespace eclat {

namespace {

namespace fs = std::filesystem;

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

}  // namespace

Result<int> explainFinding(const std::string &id, const EmitContext &context, const WorkDir &dir) {
  ECLAT_TRY(finding, findFinding(id, context.report, context.component, context.model, "explain"));
  std::string story = tellStory(*finding, context, findTest(id, dir));
  std::fwrite(story.data(), 1, story.size(), stdout);
  return 0;
}

}  // namespace eclat
