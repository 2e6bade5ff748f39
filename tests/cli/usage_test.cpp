#include "tests/support/expect.h"
#include "tests/support/gate.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

// Mistakes that are seen before anything is built.
class CliUsage : public testing::Test {
protected:
  void SetUp() override { writeGate(dir_); }

  Completed eclat(const Words &arguments) { return runEclatIn(dir_.path(), arguments); }

  TempDir dir_;
};

TEST_F(CliUsage, AsksForWhatIsMissing) {
  expectRefusal(eclat({"run", "--header", "gate.h", "--tests", "gate_test.cpp"}), 2, {"--class"});
  expectRefusal(eclat({"run", "--class", "Gate", "--tests", "gate_test.cpp"}), 2, {"--header"});
  expectRefusal(eclat({"run", "--class", "Gate", "--header", "gate.h"}), 2, {"no tests", "--tests"});
  EXPECT_FALSE(std::filesystem::exists(dir_.path(".eclat")));
}

TEST_F(CliUsage, NamesTheFileThatIsNotThere) {
  expectRefusal(eclat({"run", "--class", "Gate", "--header", "nowhere.h", "--tests", "gate_test.cpp"}), 2,
                {"nowhere.h"});
  expectRefusal(eclat({"run", "--class", "Gate", "--header", "gate.h", "--tests", "nowhere_test.cpp"}), 2,
                {"nowhere_test.cpp"});
  expectRefusal(eclat(runGate({"--source", "nowhere.cpp"})), 2, {"nowhere.cpp"});
  expectRefusal(eclat(runGate({"--config", "nowhere.yaml"})), 2, {"nowhere.yaml"});
}

TEST_F(CliUsage, SuggestsANearNameForAnUnknownClass) {
  expectRefusal(eclat({"run", "--class", "Gatte", "--header", "gate.h", "--tests", "gate_test.cpp"}), 2,
                {"'Gatte'", "did you mean 'Gate'"});
  Completed far = eclat({"run", "--class", "Parliament", "--header", "gate.h", "--tests", "gate_test.cpp"});
  expectRefusal(far, 2, {"'Parliament'"});
  EXPECT_EQ(far.err.find("did you mean"), std::string::npos) << far.err;
  expectNothingHalfDone(dir_.path(".eclat"));
}

TEST_F(CliUsage, ListsBothClassesOfTheSameName) {
  dir_.write("two.h", "namespace river { class Gate { public: int flow() { return 1; } }; }\n"
                      "namespace town { class Gate { public: int width() { return 2; } }; }\n");
  expectRefusal(eclat({"run", "--class", "Gate", "--header", "two.h", "--tests", "gate_test.cpp"}), 2,
                {"'Gate'", "river::Gate", "town::Gate"});
  expectNothingHalfDone(dir_.path(".eclat"));
  Completed chosen = eclat({"describe", "--class", "town::Gate", "--header", "two.h"});
  EXPECT_EQ(chosen.exitCode, 0) << testing::PrintToString(chosen);
  EXPECT_TRUE(chosen.out.starts_with("class town::Gate\n")) << chosen.out;
  EXPECT_NE(chosen.out.find("\n  width()"), std::string::npos) << chosen.out;
}

// Below a regular file nobody can make a folder, not even root.
TEST_F(CliUsage, RefusesAWorkDirectoryItCannotWrite) {
  expectRefusal(eclat(runGate({"--work-dir", "gate.h/below"})), 2, {"gate.h/below", "--work-dir"});
  EXPECT_EQ(readText(dir_.path("gate.h")), kGateHeader);
}

TEST_F(CliUsage, RefusesAnOutputItCannotWriteBeforeAnythingIsBuilt) {
  expectRefusal(eclat(runGate({"-o", "gate.h/report"})), 2, {"gate.h/report"});
  expectRefusal(eclat(runGate({"-o", dir_.path()})), 2, {dir_.path().c_str(), "directory"});
  EXPECT_FALSE(std::filesystem::exists(dir_.path(".eclat")));
}

TEST_F(CliUsage, ReadsTheModelFileBeforeAnythingIsBuilt) {
  dir_.write("gate.model", "object Gate\n  + width_ >\n");
  Completed run = eclat(runGate({"--model", "gate.model"}));
  expectRefusal(run, 2, {"gate.model:2:13: error: expected a term"});
  EXPECT_EQ(run.err.find("describe "), std::string::npos) << run.err;
}

TEST_F(CliUsage, RefusesALaterStageBeforeTheEarlierOnes) {
  expectRefusal(eclat({"emit"}), 2, {".eclat", "eclat "});
  expectRefusal(eclat({"show", "model"}), 2, {"model.json", "eclat infer"});
  expectRefusal(eclat({"explore"}), 2, {"eclat describe"});
  expectRefusal(eclat({"show", "weather"}), 2, {"'weather'", "show component"});
  EXPECT_FALSE(std::filesystem::exists(dir_.path(".eclat")));
}

TEST_F(CliUsage, RefusesADamagedResultInTheWorkDirectory) {
  dir_.write(".eclat/model.json", "{ \"properties\": [");
  expectRefusal(eclat({"show", "model"}), 2, {"model.json", "damaged"});
}

}  // namespace

}  // namespace eclat::test
