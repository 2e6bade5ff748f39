#include "reduce/set_aside.h"

#include <gtest/gtest.h>

namespace eclat {
namespace {

Finding finding(const std::string &id, std::vector<Finding> variants = {}) {
  Finding out;
  out.id = id;
  out.variants = std::move(variants);
  return out;
}

Report reportOf(std::vector<Finding> findings) {
  Report report;
  report.findings = std::move(findings);
  report.stats.reported = report.findings.size();
  return report;
}

std::vector<std::string> idsOf(const std::vector<Finding> &findings) {
  std::vector<std::string> out;
  for (const Finding &one : findings)
    out.push_back(one.id);
  return out;
}

using Ids = std::vector<std::string>;

TEST(SetAside, LeavesAReportAloneThatNobodyHasJudged) {
  Report report = reportOf({finding("a-000001", {finding("a-000002")}), finding("b-000001")}), same = report;
  setAsideJudged(report, {});
  EXPECT_EQ(report, same);
}

TEST(SetAside, TakesOutWhatIsSuppressedWithTheReason) {
  Report report = reportOf({finding("a-000001"), finding("b-000001")});
  setAsideJudged(report, {{{"b-000001", "the caller's error"}}, {}, ""});
  EXPECT_EQ(idsOf(report.findings), Ids{"a-000001"});
  EXPECT_EQ(report.stats.reported, 1u);
  ASSERT_EQ(report.setAside.size(), 1u);
  EXPECT_EQ(report.setAside[0].finding.id, "b-000001");
  EXPECT_EQ(report.setAside[0].reason, "the caller's error");
  EXPECT_FALSE(report.setAside[0].isBaseline);
}

TEST(SetAside, TakesOutWhatTheBaselineHolds) {
  Report report = reportOf({finding("a-000001"), finding("b-000001")});
  setAsideJudged(report, {
                             {},
                             {"a-000001", "z-000001"},
                             "known.txt"
  });
  EXPECT_EQ(idsOf(report.findings), Ids{"b-000001"});
  ASSERT_EQ(report.setAside.size(), 1u);
  EXPECT_TRUE(report.setAside[0].isBaseline);
  EXPECT_EQ(report.setAside[0].reason, "known.txt");
}

TEST(SetAside, PrefersTheReasonToTheBaseline) {
  Report report = reportOf({finding("a-000001")});
  setAsideJudged(report, {{{"a-000001", "why"}}, {"a-000001"}, "known.txt"});
  ASSERT_EQ(report.setAside.size(), 1u);
  EXPECT_EQ(report.setAside[0].reason, "why");
  EXPECT_FALSE(report.setAside[0].isBaseline);
}

TEST(SetAside, TakesOutWhatWasJudgedWithTheVerdict) {
  Report report;
  report.findings = {finding("a-000001", {finding("a-000002")}), finding("b-000001")};
  setAsideJudged(report, {{}, {"b-000001"}, "known.txt", [](const Finding &f) -> std::optional<JudgedBy> {
                            if (f.id == "b-000001" || f.id == "a-000001")
                              return JudgedBy{"fine", "so (v:3)"};
                            return std::nullopt;
                          }});
  ASSERT_EQ(report.findings.size(), 1u);
  EXPECT_EQ(report.findings[0].id, "a-000002");
  ASSERT_EQ(report.setAside.size(), 2u);
  EXPECT_EQ(report.setAside[1].verdict, "fine");
  EXPECT_EQ(report.setAside[1].reason, "so (v:3)");
  EXPECT_FALSE(report.setAside[1].isBaseline) << "a verdict says more than a baseline";
}

// A new pattern must not hide behind a known one.
TEST(SetAside, ReportsAVariantThatIsNewInThePlaceOfTheFirst) {
  Report report = reportOf({finding("a-000001", {finding("a-000002"), finding("a-000003")}), finding("b-000001")});
  report.findings[0].doubt = "perhaps the examples never showed such an object";
  setAsideJudged(report, {{}, {"a-000001"}, "known.txt"});
  EXPECT_EQ(idsOf(report.findings), (Ids{"a-000002", "b-000001"}));
  EXPECT_EQ(idsOf(report.findings[0].variants), Ids{"a-000003"});
  EXPECT_EQ(report.findings[0].doubt, "perhaps the examples never showed such an object");
  EXPECT_TRUE(report.setAside[0].finding.variants.empty());
}

TEST(SetAside, TakesKnownVariantsOutOfANewFinding) {
  Report report = reportOf({finding("a-000001", {finding("a-000002"), finding("a-000003")})});
  setAsideJudged(report, {{}, {"a-000002"}, "known.txt"});
  EXPECT_EQ(idsOf(report.findings), Ids{"a-000001"});
  EXPECT_EQ(idsOf(report.findings[0].variants), Ids{"a-000003"});
  EXPECT_NE(report.find("a-000002"), nullptr) << "people can still look at it";
}

TEST(SetAside, TellsWhichSuppressionsAreIdle) {
  Report report = reportOf({finding("a-000001", {finding("a-000002")})});
  std::vector<Suppression> all = {
      {"a-000001", "x"},
      {"a-000002", "y"},
      {"c-000001", "z"}
  };
  setAsideJudged(report, {all, {}, ""});
  EXPECT_TRUE(report.findings.empty());
  std::vector<Suppression> idle = idleSuppressions(report, all);
  ASSERT_EQ(idle.size(), 1u);
  EXPECT_EQ(idle[0].id, "c-000001");
}

}  // namespace
}  // namespace eclat
