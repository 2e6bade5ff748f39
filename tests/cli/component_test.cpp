#include "tests/support/expect.h"
#include "tests/support/gate.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

// Components and suites eclat cannot work with.
class CliComponent : public testing::Test {
protected:
  void SetUp() override { writeGate(dir_); }

  Completed eclat(const Words &arguments) { return runEclatIn(dir_.path(), arguments); }

  TempDir dir_;
};

TEST_F(CliComponent, ShowsClangsDiagnosticsForAHeaderThatDoesNotCompile) {
  dir_.write("gate.h", "#pragma once\nclass Gate {\npublic:\n  int width() { return width_; }\n};\n");
  expectRefusal(
      eclat(runGate()), 3,
      {"gate.h:4:24: error: use of undeclared identifier 'width_'", "int width() { return width_; }", "hint:"});
  expectNothingHalfDone(dir_.path(".eclat"));
}

TEST_F(CliComponent, ShowsClangsDiagnosticsForATestThatDoesNotCompile) {
  dir_.write("gate_test.cpp", "#include \"gate.h\"\nint main() { return Gate(3).height(); }\n");
  expectRefusal(eclat(runGate()), 3, {"gate_test.cpp:2:29: error: no member named 'height'"});
  expectNothingHalfDone(dir_.path(".eclat"));
}

TEST_F(CliComponent, NamesTheSymbolThatDoesNotLink) {
  dir_.write("gate_test.cpp", "#include \"gate.h\"\nint rust();\nint main() { return Gate(rust()).width(); }\n");
  expectRefusal(eclat(runGate()), 3, {"do not link", "undefined reference to `rust()'"});
  expectNothingHalfDone(dir_.path(".eclat"));
}

// The hook of an operation stands in for it, so the linker alone does not notice that the source is missing.
TEST_F(CliComponent, NamesTheOperationWhoseSourceIsMissing) {
  dir_.write("gate.h", "#pragma once\nclass Gate {\npublic:\n  void open(int width);\n};\n");
  dir_.write("gate_test.cpp", "#include \"gate.h\"\nint main() {\n  Gate gate;\n  gate.open(3);\n}\n");
  expectRefusal(eclat(runGate()), 3, {"Gate::open(int)", "--source"});
  expectNothingHalfDone(dir_.path(".eclat"));
}

// Only the compiler knows that this one cannot be called; the others are tested all the same.
TEST_F(CliComponent, LeavesOutAnOperationThatCannotBeCalled) {
  dir_.write("gate.h", "#pragma once\nclass Gate {\npublic:\n"
                       "  void gone() __attribute__((unavailable(\"use open\"))) {}\n"
                       "  void open(int width) { width_ = width; }\n  int width() const { return width_; }\n"
                       "private:\n  int width_ = 0;\n};\n");
  dir_.write("gate_test.cpp", "#include \"gate.h\"\nint main() {\n  Gate gate;\n  gate.open(3);\n}\n");
  Completed run = eclat(runGate());
  EXPECT_LE(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_NE(run.out.find("Gate::gone(): the code that calls it does not compile: 'gone' is unavailable: use open"),
            std::string::npos)
      << run.out;
}

TEST_F(CliComponent, HasNothingToDoForAClassWithNothingToCall) {
  dir_.write("gate.h", "#pragma once\nclass Gate {\n  Gate();\n  void open();\n"
                       "public:\n  Gate(const Gate &) = delete;\n  Gate &operator=(const Gate &) = delete;\n};\n");
  dir_.write("gate_test.cpp", "#include \"gate.h\"\nint main() {}\n");
  expectRefusal(eclat(runGate()), 4, {"nothing to call", "Gate::Gate(const Gate &): deleted"});
  expectNothingHalfDone(dir_.path(".eclat"));
}

// One suite, one build: the filter decides what happens.
TEST_F(CliComponent, LearnsFromPassingTestsOnly) {
  dir_.write("gate_test.cpp", "#include \"gate.h\"\n#include <cstdlib>\n#include <gtest/gtest.h>\n"
                              "TEST(GateTest, Opens) { EXPECT_EQ(Gate(3).width(), 3); }\n"
                              "TEST(GateTest, IsTooWide) { EXPECT_LT(Gate(3).width(), 3); }\n"
                              "TEST(GateTest, FallsApart) { std::abort(); }\n"
                              "TEST(GateTest, IsGone) { *static_cast<volatile int *>(nullptr) = 1; }\n");
  auto filtered = [&](const char *filter) { return eclat(runGate({"--test-filter", filter})); };
  expectRefusal(filtered("*IsTooWide"), 3, {"failed", "GateTest.IsTooWide", "gate_test.cpp:5: Failure"});
  expectRefusal(filtered("*FallsApart"), 3, {"crashed", "GateTest.FallsApart", "--test-filter"});
  expectRefusal(filtered("*IsGone"), 3, {"GateTest.IsGone"});
  Completed both = filtered("-*IsGone");
  expectRefusal(both, 3, {"GateTest.IsTooWide", "GateTest.FallsApart"});
  std::string message = both.err.substr(std::min(both.err.rfind("error:"), both.err.size()));
  EXPECT_NE(message.find("GateTest.FallsApart"), std::string::npos) << "the one that crashed: " << message;
  expectNothingHalfDone(dir_.path(".eclat"));

  Completed passing = filtered("*Opens");
  EXPECT_EQ(passing.exitCode, 1) << testing::PrintToString(passing);
  EXPECT_NE(passing.err.find("1 passing test\n"), std::string::npos) << passing.err;
}

// From no example nothing can be learnt; going on would look like a clean bill.
TEST_F(CliComponent, RefusesAFilterThatChoosesNoTest) {
  dir_.write("gate_test.cpp", "#include \"gate.h\"\n#include <gtest/gtest.h>\n"
                              "TEST(GateTest, Opens) { EXPECT_EQ(Gate(3).width(), 3); }\n");
  Completed run = eclat(runGate({"--test-filter", "Fence*"}));
  EXPECT_TRUE(run.exitCode >= 2 && run.exitCode <= 4) << testing::PrintToString(run);
  EXPECT_NE(run.err.find("Fence*"), std::string::npos) << run.err;
}

// Compiler flags behind "--" reach every compilation.
TEST_F(CliComponent, PassesFlagsToTheCompiler) {
  dir_.write("gate.h", std::string("#ifndef WIDEST\n#error \"how wide?\"\n#endif\n") + kGateHeader);
  expectRefusal(eclat(runGate()), 3, {"gate.h:2:2: error:", "how wide?", "--"});
  EXPECT_EQ(eclat(runGate({"--", "-DWIDEST=40"})).exitCode, 1);
}

}  // namespace

}  // namespace eclat::test
