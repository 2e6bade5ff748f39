// Approved outputs: tests/golden/<subject>/<format>.<extension>. ECLAT_UPDATE_GOLDEN=1 writes them anew; read the
// difference before you commit it.
#include "emit/reports/story.h"
#include "report_subjects.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <sstream>

namespace eclat {
namespace {

namespace fs = std::filesystem;

// What stands between the two, so that a change of the looks is not a change of every page.
void blank(std::string &text, const std::string &open, const std::string &close) {
  std::size_t start = text.find(open), end = text.find(close, start);
  if (start != std::string::npos && end != std::string::npos)
    text.replace(start + open.size(), end - start - open.size(), "...");
}

std::string emitted(const subject::Staged &stage, const std::string &format) {
  std::string text = findEmitter(format)->emit(stage.context());
  if (format == "html") {
    blank(text, "<style>", "</style>");
    blank(text, "<script>", "</script>");
    blank(text, "script-src '", "'; style-src");
    blank(text, "style-src '", "'; base-uri");
  }
  return text;
}

void expectGolden(const subject::Staged &stage, const std::string &name, const std::string &text) {
  fs::path file = fs::path(ECLAT_SOURCE_DIR) / "tests/golden" / stage.name / name;
  if (std::getenv("ECLAT_UPDATE_GOLDEN")) {
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
    return;
  }
  std::ostringstream approved;
  approved << std::ifstream(file, std::ios::binary).rdbuf();
  EXPECT_EQ(text, approved.str()) << file;
}

TEST(EmitGolden, EveryReportIsAsApproved) {
  for (const subject::Staged &stage : subject::reportStages())
    for (const Emitter &emitter : emitters())
      expectGolden(stage, std::string(emitter.format) + "." + std::string(emitter.extension),
                   emitted(stage, std::string(emitter.format)));
}

TEST(EmitGolden, EveryStoryIsAsApproved) {
  for (const subject::Staged &stage : subject::reportStages()) {
    std::string stories;
    for (const Finding &finding : stage.report.findings)
      stories +=
          tellStory(finding, stage.context(), {"StackEclat, " + finding.id, ".eclat/tests/eclat_test.cpp"}) + "\n";
    for (const SetAside &aside : stage.report.setAside)
      stories += tellStory(aside.finding, stage.context(), {}) + "\n";
    expectGolden(stage, "explain.txt", stories);
  }
}

// tests/html looks at the pages in a browser: it names a folder for them.
TEST(EmitGolden, PagesForTheBrowserHoldAllTheyNeed) {
  for (const subject::Staged &stage : subject::reportStages()) {
    std::string page = findEmitter("html")->emit(stage.context());
    EXPECT_NE(page.find("<style>:root {"), std::string::npos);
    EXPECT_NE(page.find("<script>'use strict';"), std::string::npos);
    EXPECT_NE(page.find("default-src 'none'; script-src 'sha256-"), std::string::npos);
    for (const char *part : {" src=\"", "<link", "@import", "url("})
      EXPECT_EQ(page.find(part), std::string::npos) << part;
    if (const char *folder = std::getenv("ECLAT_PAGES"))
      std::ofstream(fs::path(folder) / (stage.name + ".html"), std::ios::binary) << page;
  }
}

}  // namespace
}  // namespace eclat
