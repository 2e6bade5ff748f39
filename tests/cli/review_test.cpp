#include "tests/support/expect.h"
#include "tests/support/gate.h"
#include "tests/support/report.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

bool has(const std::string &text, const std::string &part) { return text.find(part) != std::string::npos; }

// What a team does with a finding, from one work directory: know it, forget it, say why it is none, compare.
TEST(CliReview, AFindingIsKnownSuppressedAndCompared) {
  TempDir dir;
  writeGate(dir);
  auto eclat = [&](const Words &arguments) { return runEclatIn(dir.path(), arguments); };
  Completed first = eclat(runGate({"--no-prove"}));
  ASSERT_EQ(first.exitCode, 1) << testing::PrintToString(first);
  std::filesystem::copy(dir.path(".eclat"), dir.path("before"), std::filesystem::copy_options::recursive);
  std::string id = eclat({"ids"}).out;
  ASSERT_TRUE(id.starts_with("widerthan-") && id.ends_with("\n")) << id;
  id.pop_back();

  // Known: the file is written, a run with it is content, and nothing is emitted.
  dir.write("known.txt", "# of the team\n\nold-000000  # was there\n");
  Completed noted = eclat({"baseline", "known.txt"});
  EXPECT_EQ(noted.exitCode, 0) << testing::PrintToString(noted);
  EXPECT_TRUE(has(noted.out, "- old-000000  gone; remove with --prune\n")) << noted.out;
  EXPECT_TRUE(
      has(readText(dir.path("known.txt")), "# of the team\n\nold-000000  # was there\n" + id + "  # `widerThan()`"));
  EXPECT_EQ(eclat({"baseline", "known.txt", "--prune"}).exitCode, 0);
  EXPECT_FALSE(has(readText(dir.path("known.txt")), "old-000000"));
  dir.write(".eclat.yaml", "baseline: known.txt\n");
  Completed known = eclat({"explore"});
  EXPECT_EQ(known.exitCode, 0) << testing::PrintToString(known);
  EXPECT_TRUE(has(known.out, "1 known finding is in the baseline file known.txt.")) << known.out;
  EXPECT_EQ(filesEndingIn(dir.path(".eclat/tests"), ".cpp"), Words());
  EXPECT_EQ(eclat({"show", "input", id}).exitCode, 0) << "it can still be looked at";
  std::filesystem::remove(dir.path(".eclat.yaml"));

  // Suppressed, with a reason.
  dir.write("gate.model", "suppress " + id + ": null is the caller's error\nsuppress gone-000000: was mended\n");
  Completed suppressed = eclat({"explore", "--model", "gate.model", "-v"});
  EXPECT_EQ(suppressed.exitCode, 0) << testing::PrintToString(suppressed);
  EXPECT_TRUE(has(suppressed.out, "because: null is the caller's error\n")) << suppressed.out;
  EXPECT_TRUE(has(suppressed.err, "gone-000000 is suppressed and was not found: was mended")) << suppressed.err;
  EXPECT_TRUE(has(readText(dir.path("gate.model")), "\nsuppress " + id + ": null is the caller's error\n"));

  // Compared: the same finding, whoever has judged it.
  Completed same = eclat({"diff", "before", ".eclat"});
  EXPECT_EQ(same.exitCode, 0) << testing::PrintToString(same);
  EXPECT_EQ(same.out, "no difference\n");
  std::filesystem::remove(dir.path("before/report.json"));
  expectRefusal(eclat({"diff", "before", ".eclat"}), 2, {"'before' is incomplete", "eclat explore --work-dir before"});
}

TEST(CliReview, RefusesWhatIsNoRunOrNoBaseline) {
  TempDir dir;
  writeGate(dir);
  auto eclat = [&](const Words &arguments) { return runEclatIn(dir.path(), arguments); };
  expectRefusal(eclat({"diff", "a", "b"}), 2, {"there is no folder 'a'", "hint: "});
  expectRefusal(eclat({"diff", "gate.h", "."}), 2, {"'gate.h' is not a folder", "eclat model diff"});
  dir.write("run/.eclat/component.json", "{}");
  expectRefusal(eclat({"diff", "run", "run"}), 2, {"'run' is not a work directory", "did you mean 'run/.eclat'?"});
  expectRefusal(eclat(runGate({"--baseline", "known.txt"})), 2,
                {"there is no baseline file 'known.txt'", "`eclat baseline known.txt`"});
  dir.write("known.txt", "gate\n");
  expectRefusal(eclat(runGate({"--baseline", "known.txt"})), 2,
                {"known.txt:1:1: error: 'gate' is not the id", "hint: "});
  expectRefusal(eclat({"baseline"}), 2, {"no file is named", "eclat baseline FILE"});
  expectRefusal(eclat({"baseline", "known.txt"}), 2, {"component.json", "eclat run"});
}

TEST(CliReview, DoctorExaminesThisMachine) {
  Completed doctor = runEclat({"doctor", "--format", "json"});
  nlohmann::json json = nlohmann::json::parse(doctor.out, nullptr, false);
  ASSERT_TRUE(json.is_object()) << testing::PrintToString(doctor);
  EXPECT_EQ(doctor.exitCode, json["health"] == "problem" ? 3 : 0);
  std::map<std::string, std::string> health;
  for (const auto &check : json["checks"])
    health[check["name"]] = check["health"];
  for (const char *needed : {"compiler", "pass plugin", "runtime library", "build", "AddressSanitizer", "UBSan"})
    EXPECT_EQ(health[needed], "ok") << doctor.out;
}

}  // namespace

}  // namespace eclat::test
