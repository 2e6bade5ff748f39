#include "tests/support/example.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

using nlohmann::json;

// Three libraries, one of each kind, and a Catch2 suite: the project is only configured by its user.
class InventoryEndToEnd : public testing::Test {
protected:
  void SetUp() override {
    Completed configured = runProgram({"cmake", "-S", source_, "-B", dir_.path("build"), "-G", "Ninja"});
    ASSERT_EQ(configured.exitCode, 0) << testing::PrintToString(configured);
  }

  Completed run() {
    return runEclatIn(dir_.path(),
                      {"run", "-p", "build", "--class", "stock::Shelf", "--class", "catalog::Article", "--class",
                       "money::Amount", "--rounds", "8", "--format", "json", "--framework", "gtest"});
  }

  TempDir dir_;
  std::string source_ = sourceDir() + "/examples/inventory";
};

TEST_F(InventoryEndToEnd, FindsThePlantedFaultWithOneCommand) {
  Completed found = run();
  ASSERT_EQ(found.exitCode, 1) << testing::PrintToString(found);
  json report = parseReport(found.out);
  EXPECT_TRUE(hasFinding(report, "property", "stock::Shelf::writeOff")) << found.out;
  EXPECT_FALSE(std::filesystem::exists(dir_.path("build/.cmake"))) << "the user's build tree is left alone";
  EXPECT_TRUE(filesEndingIn(dir_.path("build"), ".o").empty()) << "nothing is built in the user's build tree";

  std::string file = dir_.path(".eclat/tests/eclat_test.cpp"), program = dir_.path("mended");
  Words sources = {file, source_ + "/mended/shelf.cpp", source_ + "/catalog/src/article.cpp"};
  Words flags;
  for (const char *library : {"money", "catalog", "stock"})
    flags.push_back("-I" + source_ + "/" + library + "/include");
  Completed compiled = compileTest("g++", sources, program, flags);
  ASSERT_EQ(compiled.exitCode, 0) << testing::PrintToString(compiled);
  int passed = 0;
  for (const EmittedTest &test : testsIn(readText(file)))
    if (std::string op = findingWithId(report, test.finding)["operation"]; op.starts_with("stock::Shelf::writeOff("))
      passed += runProgram({program, "--gtest_filter=" + test.name}).exitCode == 0;
  EXPECT_GE(passed, 1) << readText(file);

  // Unchanged, the project is not built again.
  std::string object = filesEndingIn(dir_.path(".eclat/project"), "main.cpp.o").at(0);
  auto time = std::filesystem::last_write_time(object);
  EXPECT_EQ(run().out, found.out);
  EXPECT_EQ(std::filesystem::last_write_time(object), time);
}

}  // namespace

}  // namespace eclat::test
