#include "emit/reports/escape.h"
#include "emit/reports/html_parts.h"
#include "emit/reports/locations.h"
#include "report_subjects.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace eclat {
namespace {

constexpr const char *kBad = "\xEF\xBF\xBD";  // U+FFFD

TEST(Escape, WhatNobodyCanReadIsMarked) {
  EXPECT_EQ(readable("a\tb\nc"), "a\tb\nc");
  EXPECT_EQ(readable("a\r\nb\rc"), std::string("a\nb") + kBad + "c");
  EXPECT_EQ(readable("\x1b[31m\x7f"), std::string(kBad) + "[31m" + kBad);
  EXPECT_EQ(readable("\xc3\xa9 \xff \xc3"), std::string("\xc3\xa9 ") + kBad + " " + kBad);
  EXPECT_EQ(readable("\xe2\x80\xae"), kBad) << "turns the direction of writing";
  EXPECT_EQ(readable("\xc0\xaf\xed\xa0\x80"), std::string(kBad) + kBad + kBad + kBad + kBad) << "overlong, surrogate";
  EXPECT_EQ(readableLine("a\nb"), "a b");
}

TEST(Escape, TextIsCutBetweenCharacters) {
  EXPECT_EQ(cut("abcdef", 6), "abcdef");
  EXPECT_EQ(cut("abcdef", 3), "abc…");
  EXPECT_EQ(cut("ab\xc3\xa9", 3), "ab…");
}

TEST(Escape, MarkdownMeansItself) {
  EXPECT_EQ(escapeMarkdown("a|b *c* `d` <e> my_name _f_"),
            "a&#124;b &#42;c&#42; &#96;d&#96; &lt;e&gt; my_name &#95;f&#95;");
  EXPECT_EQ(escapeMarkdown("# title"), "&#35; title");
  EXPECT_EQ(escapeMarkdown("@user"), "@\u200Buser");
  EXPECT_EQ(escapeMarkdown("https://x"), "https&#58;//x");
  EXPECT_EQ(markdownCode("a|b<`c`>"), "<code>a&#124;b&lt;&#96;c&#96;&gt;</code>");
  EXPECT_EQ(markdownWords("`pop()` broke a|b"), "<code>pop()</code> broke a&#124;b");
  EXPECT_EQ(markdownWords("one ` tick"), "one &#96; tick");
  EXPECT_EQ(markdownBlock("a ```` b", "cpp"), "`````cpp\na ```` b\n`````\n");
}

TEST(Escape, CodeIsColouredAndEscaped) {
  EXPECT_EQ(htmlCpp("Stack s(2);"), "<span class=\"t\">Stack</span> s(<span class=\"n\">2</span>);");
  EXPECT_EQ(htmlCpp("s.push(\"</b>\\\"\");"),
            "s.<span class=\"f\">push</span>(<span class=\"s\">&quot;&lt;/b&gt;\\&quot;&quot;</span>);");
  EXPECT_EQ(htmlCpp("f(nullptr)  // <i>"), "<span class=\"f\">f</span>(<span class=\"k\">nullptr</span>)  "
                                           "<span class=\"c\">// &lt;i&gt;</span>");
  EXPECT_EQ(htmlCpp("\"open"), "<span class=\"s\">&quot;open</span>");
}

TEST(Escape, NoFormatLetsHostileTextThrough) {
  subject::Staged ring = subject::ringStage();
  for (const char *format : {"html", "markdown", "xml", "junit"}) {
    std::string text = findEmitter(format)->emit(ring.context());
    EXPECT_EQ(text.find("\x1b"), std::string::npos) << format;
    EXPECT_EQ(text.find("\xff"), std::string::npos) << format;
    // Blocks of code hold text as it is; everything else must not.
    if (std::string(format) != "markdown")
      EXPECT_EQ(text.find("<img"), std::string::npos) << format;
  }
  EXPECT_EQ(findEmitter("text")->emit(ring.context()).find("\x1b"), std::string::npos);
}

TEST(Locations, AreRelativeToTheRootOrToWhatIsCommon) {
  subject::Staged cache = subject::cacheStage();
  EmitContext context = cache.context();
  EXPECT_EQ(Locations(context).of(cache.report.findings[0]), (Location{"src/cache/file_cache.cpp", 33, 0}));
  EXPECT_EQ(Locations(context).of(cache.report.findings[1]), (Location{"src/cache/file_cache.h", 17, 3}));
  context.root = "/elsewhere";
  EXPECT_EQ(Locations(context).of(cache.report.findings[0]).file, "file_cache.cpp");
  cache.report.findings[0].outcome.place = "file_cache.cpp:7";
  EXPECT_EQ(Locations(context).of(cache.report.findings[0]).line, 7);
  // A place in a file that is not the component's says nothing to the reader of the source tree.
  cache.report.findings[0].outcome.place = "memcpy (string.S:99)";
  EXPECT_EQ(Locations(context).of(cache.report.findings[0]), (Location{"file_cache.h", 14, 3}));
  EXPECT_EQ(uriOf("a b/ü#1.h"), "a%20b/%C3%BC%231.h");
}

TEST(Sarif, DoubtLowersTheLevelAndJudgementsAreKept) {
  auto run = nlohmann::json::parse(findEmitter("sarif")->emit(subject::stackStage().context()))["runs"][0];
  EXPECT_EQ(run["results"][0]["level"], "warning");
  EXPECT_EQ(run["results"][1]["level"], "note");
  EXPECT_EQ(run["results"][2]["level"], "error");
  auto cache = nlohmann::json::parse(findEmitter("sarif")->emit(subject::cacheStage().context()))["runs"][0];
  EXPECT_FALSE(cache["results"][0].contains("suppressions"));
  EXPECT_EQ(cache["results"][2]["suppressions"][0]["justification"],
            "Suppressed in the model file: the pool frees it at exit");
  EXPECT_EQ(cache["results"][3]["baselineState"], "unchanged");
}

TEST(Markdown, FitsIntoAComment) {
  subject::Staged stack = subject::stackStage();
  for (int i = 0; i < 2000; ++i)
    stack.component.skipped.push_back({"BoundedStack::f" + std::to_string(i) + "()", std::string(60, 'x'), ""});
  for (int i = 0; i < 3000; ++i) {
    stack.report.findings.push_back(stack.report.findings[3]);
    stack.report.findings.back().id += std::to_string(i);
  }
  std::string text = findEmitter("markdown")->emit(stack.context());
  EXPECT_LT(text.size(), 65'536u);
  EXPECT_NE(text.find("and 1951 more"), std::string::npos);
}

}  // namespace
}  // namespace eclat
