#include "tests/support/expect.h"
#include "tests/support/report.h"
#include "tests/support/run_eclat.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

// Boxes come from a yard that counts them, and there is no other way to get one.
constexpr const char *kBox = R"(#pragma once
#include <cstdlib>
#include <stdexcept>

class Box {
public:
  int add(int weight) {
    if (weight == 4242)
      std::abort();
    return load_ = weight;
  }
  int peek() { return load_; }
  void burn() { throw 1; }

private:
  explicit Box(int load) : load_(load) {}
  int load_;
  friend struct Yard;
};

struct Yard {
  static bool &isOpen() {
    static bool open = false;
    return open;
  }
  Box take(int load) const {
    if (!isOpen())
      throw 7;
    return Box(load);
  }
};
)";

constexpr const char *kBoxTest = R"(#include "box.h"

int main() {
  Yard::isOpen() = true;
  for (int i = 0; i < 60; i++) {
    Box box = Yard().take(i % 10);
    box.add(i * i * 37 % 9001 - 20);
    if (box.peek() != i * i * 37 % 9001 - 20)
      return 1;
  }
  Yard::isOpen() = false;
}
)";

class CliAdvice : public testing::Test {
protected:
  void SetUp() override {
    dir_.write("box.h", kBox);
    dir_.write("box_test.cpp", kBoxTest);
  }

  Completed run(const std::string &configuration, const Words &more = {}) {
    dir_.write(".eclat.yaml", configuration);
    Words command = {"run", "--class", "Box", "--header", "box.h", "--tests", "box_test.cpp", "--rounds", "2"};
    command.insert(command.end(), more.begin(), more.end());
    return runEclatIn(dir_.path(), command);
  }
  Completed describe(const std::string &configuration, const Words &more = {}) {
    dir_.write(".eclat.yaml", configuration);
    Words command = {"describe", "--quiet", "--class", "Box", "--header", "box.h"};
    command.insert(command.end(), more.begin(), more.end());
    return runEclatIn(dir_.path(), command);
  }

  TempDir dir_;
};

// No box can be had but by the factory, which needs the setup; the value that crashes is one nobody guesses.
TEST_F(CliAdvice, IsFollowedFromTheGlueToTheEmittedTest) {
  Completed ran = run("factories: {Box: ['Yard().take({int} % 10)']}\n"
                      "setup: Yard::isOpen() = true\nteardown: Yard::isOpen() = false;\n"
                      "values: {Box::add.weight: [4242]}\nleave-out: [burn]\npure: [peek]\ninclude: <string>\n",
                      {"--format", "json"});
  ASSERT_EQ(ran.exitCode, 1) << testing::PrintToString(ran);
  nlohmann::json report = parseReport(ran.out);
  ASSERT_EQ(findingsOf(report).size(), 1u) << ran.out;
  EXPECT_TRUE(hasFinding(report, "abort", "Box::add")) << ran.out;
  std::string code = report["findings"][0]["code"];
  EXPECT_NE(code.find("Box box = Yard().take("), std::string::npos) << code;
  EXPECT_NE(code.find(" % 10);\nbox.add(4242)"), std::string::npos) << code;
  EXPECT_NE(ran.out.find("left out by .eclat.yaml:5:13"), std::string::npos) << ran.out;

  std::string emitted = dir_.path(".eclat/tests/eclat_test.cpp"), program = dir_.path("emitted");
  Completed compiled = compileTest("clang++-19", {emitted}, program, {"-I" + dir_.path()});
  ASSERT_EQ(compiled.exitCode, 0) << testing::PrintToString(compiled);
  EXPECT_EQ(runProgram({program}).exitCode, 1) << "it fails until the fault is mended";
  std::string header = kBox;
  header.replace(header.find("4242"), 4, "4243");
  dir_.write("box.h", header);
  ASSERT_EQ(compileTest("clang++-19", {emitted}, program, {"-I" + dir_.path()}).exitCode, 0);
  Completed mended = runProgram({program});
  EXPECT_EQ(mended.exitCode, 0) << "its setup opens the yard: " << testing::PrintToString(mended);
}

TEST_F(CliAdvice, ShowsInTheTable) {
  Completed described = describe("leave-out: [burn]\nper-class:\n  Box: {pure: [peek]}\n  Crate: {pure: [x]}\n"
                                 "factories: {Box: ['Yard().take({int})']}\n",
                                 {"--leave-out", "add"});
  EXPECT_EQ(described.exitCode, 0) << testing::PrintToString(described);
  for (const char *part :
       {"  peek()              callable  pure by configuration\n", "skipped   left out by --leave-out",
        "factories\n  Yard().take({int})  callable\n", "4 operations, 2 callable, 2 skipped\n"})
    EXPECT_NE(described.out.find(part), std::string::npos) << part << "\nis not in\n" << described.out;
  nlohmann::json json = nlohmann::json::parse(
      describe("leave-out: [burn]\nfactories: {Box: ['Yard().take(1)']}\n", {"--format", "json"}).out);
  EXPECT_EQ(json["counts"]["skipped"], 1);
}

TEST_F(CliAdvice, PointsAtTheMistake) {
  expectRefusal(describe("leave-out: [brn]\n"), 2, {".eclat.yaml:1:13: error: ", "did you mean 'Box::burn'?"});
  expectRefusal(describe("values: {add.weight: [1, many]}\nfactories: {Box: ['Yard().take(1)']}\n"), 2,
                {".eclat.yaml:1:26: error: 'many' is no value"});
  expectRefusal(describe("factories:\n  Bix: ['f()']\n"), 2,
                {".eclat.yaml:2:3: error: unknown type name 'Bix'; did you mean 'Box'?", "include"});
  expectRefusal(describe("include: nowhere.h\n"), 2, {"nowhere.h", "include"});
  expectRefusal(run("factories: {Box: ['Yard().take(3)']}\nsetup:\n  - Yard::opn();\n"), 2,
                {".eclat.yaml:3", "error: no member named 'opn' in 'Yard'", "setup"});
  expectRefusal(run("factories: {Box: ['Yard().take(3)']}\nsetup: throw std::runtime_error(\"shut\");\n"), 3,
                {".eclat.yaml:2:8: error: the setup of the configuration threw std::runtime_error: shut"});
}

// Neither a sink nor its owner is part of the component, and nothing in it makes one.
TEST_F(CliAdvice, AFactoryMakesWhatTheComponentCannot) {
  dir_.write("log.h", R"(#pragma once
#include <cstdlib>
#include <memory>

struct Sink {
  virtual ~Sink() = default;
  virtual int room() const = 0;
};
struct Shelf : Sink {
  explicit Shelf(int width) : width(width) {}
  int room() const override { return width; }
  int width;
};

class Log {
public:
  void use(std::unique_ptr<Sink> sink) {
    if (sink && sink->room() == 4242)
      std::abort();
    sink_ = std::move(sink);
  }
  int room() const { return sink_ ? sink_->room() : 0; }

private:
  std::unique_ptr<Sink> sink_;
};
)");
  dir_.write("log_test.cpp", "#include \"log.h\"\nint main() {\n  Log log;\n  for (int i = 0; i < 9; i++)\n"
                             "    log.use(std::make_unique<Shelf>(i));\n  return log.room() - 8;\n}\n");
  Words component = {"--class", "Log", "--header", "log.h"};
  auto eclat = [&](Words command) {
    command.insert(command.end(), component.begin(), component.end());
    return runEclatIn(dir_.path(), command);
  };
  dir_.write(".eclat.yaml", "factories: {std::unique_ptr<Sink>: ['std::make_unique<Shelf>({int})']}\n"
                            "values: {int: {only: [4242]}}\n");
  Completed described = eclat({"describe", "--quiet"});
  EXPECT_NE(described.out.find("use(std::unique_ptr<Sink>)      callable"), std::string::npos) << described.out;
  EXPECT_NE(described.out.find("std::make_unique<Shelf>({int})  callable"), std::string::npos) << described.out;
  Completed ran = eclat({"run", "--tests", "log_test.cpp", "--rounds", "3", "--format", "json"});
  ASSERT_EQ(ran.exitCode, 1) << testing::PrintToString(ran);
  nlohmann::json report = parseReport(ran.out);
  EXPECT_TRUE(hasFinding(report, "abort", "Log::use")) << ran.out;
  EXPECT_NE(ran.out.find("= std::make_unique<Shelf>(4242);"), std::string::npos) << ran.out;
  Completed compiled =
      compileTest("clang++-19", {dir_.path(".eclat/tests/eclat_test.cpp")}, dir_.path("emitted"), {"-I" + dir_.path()});
  ASSERT_EQ(compiled.exitCode, 0) << testing::PrintToString(compiled);
  EXPECT_EQ(runProgram({dir_.path("emitted")}).exitCode, 1);
}

TEST_F(CliAdvice, AFactoryThatDoesNotCompileIsSkippedWithItsPlace) {
  Completed ran = run("factories: {Box: ['Yard().take({int})', 'Yard().tke({int})']}\nsetup: Yard::isOpen() = true\n");
  EXPECT_LE(ran.exitCode, 1) << testing::PrintToString(ran);
  EXPECT_NE(ran.out.find("factory Yard().tke({int}): the code that calls it does not compile: no member named 'tke'"),
            std::string::npos)
      << ran.out;
  EXPECT_NE(ran.out.find("mend the factory: .eclat.yaml:1:41"), std::string::npos) << ran.out;
}

}  // namespace

}  // namespace eclat::test
