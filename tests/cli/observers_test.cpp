#include "tests/support/expect.h"
#include "tests/support/report.h"
#include "tests/support/run_eclat.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

std::size_t countOf(const std::string &text, const std::string &piece) {
  std::size_t n = 0;
  for (std::size_t at = text.find(piece); at != std::string::npos; at = text.find(piece, at + 1))
    ++n;
  return n;
}

// Three readers would end the program if they were called on an empty shelf, as the suite's shelves mostly are.
constexpr const char *kShelf = R"(#pragma once
#include <cstdlib>
class Shelf {
public:
  int size() const { return used; }
  bool empty() const { return used == 0; }
  int top() const { if (used == 0) std::abort(); return items[used - 1]; }
  int first() const { return *where(); }
  int mean() const { return 100 / used; }
  void put(int k) { if (used < 8) items[used++] = k; }
  void take() { if (used > 0) --used; }
  void swap() { take(); put(size()); }
private:
  const int *where() const { return used ? items : nullptr; }
  int items[8] = {};
  int used = 0;
};
)";
constexpr const char *kShelfTest = R"(#include "shelf.h"
#include <gtest/gtest.h>
TEST(ShelfTest, Fills) {
  Shelf shelf;
  EXPECT_TRUE(shelf.empty());
  for (int k = 0; k < 20; k++) {
    for (int i = 0; i < k % 9; i++)
      shelf.put(10 * k + i);
    if (!shelf.empty()) {
      EXPECT_EQ(shelf.top(), 10 * k + k % 9 - 1);
      EXPECT_EQ(shelf.first(), 10 * k);
      EXPECT_EQ(shelf.mean(), 100 / shelf.size());
    }
    shelf.swap();
    while (!shelf.empty())
      shelf.take();
  }
}
)";

TEST(CliObservers, TellTheStateAndHarmNobody) {
  TempDir dir;
  dir.write("shelf.h", kShelf);
  dir.write("shelf_test.cpp", kShelfTest);
  Completed described =
      runEclatIn(dir.path(), {"describe", "--class", "Shelf", "--header", "shelf.h", "--tests", "shelf_test.cpp"});
  ASSERT_EQ(described.exitCode, 0) << testing::PrintToString(described);
  Completed shown = runEclatIn(dir.path(), {"show", "component"});
  EXPECT_NE(shown.out.find("reads  int Shelf::size()"), std::string::npos) << shown.out;
  EXPECT_NE(shown.out.find("Shelf::top() const   [not read: its body is more than one return]"), std::string::npos)
      << shown.out;
  for (const char *stage : {"instrument", "observe", "infer"}) {
    Completed run = runEclatIn(dir.path(), {stage});
    ASSERT_EQ(run.exitCode, 0) << testing::PrintToString(run);
  }
  std::string model = runEclatIn(dir.path(), {"show", "model"}).out;
  EXPECT_EQ(countOf(model, "used == size()"), 1u) << "said once, of the object:\n" << model;
  EXPECT_EQ(countOf(model, " size()"), 1u) << "all else is said of the member:\n" << model;
  EXPECT_NE(model.find("empty() == false"), std::string::npos) << model;
}

TEST(CliObservers, CanBeLeftOutByConfiguration) {
  TempDir dir;
  dir.write("shelf.h", kShelf);
  Words describe = {"describe", "--class", "Shelf", "--header", "shelf.h"};
  auto configured = [&](const std::string &line) {
    dir.write(".eclat.yaml", line);
    Completed described = runEclatIn(dir.path(), describe);
    return described.exitCode == 0 ? runEclatIn(dir.path(), {"show", "component"}) : described;
  };
  EXPECT_EQ(configured("observers: false\n").out.find("reads "), std::string::npos);
  std::string one = configured("observers: [empty]\n").out;
  EXPECT_EQ(countOf(one, "reads "), 1u) << one;
  EXPECT_EQ(countOf(configured("observers: true\n").out, "reads "), 2u);
  expectRefusal(configured("observers: [top]\n"), 2, {"'top' cannot be an observer", "more than one return"});
  expectRefusal(configured("observers: {a: 1}\n"), 2, {".eclat.yaml:1:", "a list of names"});
}

// Of a library there are only names to go by. One that breaks its word is not blamed on the call before it.
TEST(CliObservers, ThatDieAreToldFromTheTestedCall) {
  TempDir dir;
  dir.write("lamp.h", "#pragma once\nclass Lamp {\npublic:\n  Lamp();\n  void dim(int by);\n  void mend();\n"
                      "  bool is_lit() const;\n  int level() const;\nprivate:\n  int level_;\n  int *bulb_;\n};\n");
  std::string source =
      dir.write("library/glow.cpp", "#include \"../lamp.h\"\nstatic int bulb = 1;\n"
                                    "Lamp::Lamp() : level_(9), bulb_(&bulb) {}\n"
                                    "void Lamp::dim(int by) { level_ -= by; if (by == 7) bulb_ = nullptr; }\n"
                                    "void Lamp::mend() { bulb_ = &bulb; }\n"
                                    "bool Lamp::is_lit() const { return *bulb_ == 1; }\n"
                                    "int Lamp::level() const { return level_; }\n");
  dir.write("lamp_test.cpp", "#include \"lamp.h\"\n#include <gtest/gtest.h>\nTEST(LampTest, Dims) {\n"
                             "  for (int by = -10; by <= 10; by++) {\n    Lamp lamp;\n    if (by != 7)\n"
                             "      lamp.dim(by);\n    EXPECT_TRUE(lamp.is_lit());\n    lamp.mend();\n"
                             "    EXPECT_LE(lamp.level(), 19);\n  }\n}\n");
  std::string library = dir.path("liblamp.so");
  Completed built = runProgram({"clang++-19", "-shared", "-fPIC", source, "-o", library});
  ASSERT_EQ(built.exitCode, 0) << testing::PrintToString(built);
  Completed run = runEclatIn(dir.path(), {"run", "--quiet", "--format", "json", "--rounds", "2", "--class", "Lamp",
                                          "--header", "lamp.h", "--tests", "lamp_test.cpp", "--", "-L" + dir.path(),
                                          "-llamp", "-Wl,-rpath," + dir.path()});
  ASSERT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  nlohmann::json report = parseReport(run.out);
  EXPECT_NE(run.out.find("After the last call, which returned, `is_lit()` was called"), std::string::npos) << run.out;
  EXPECT_EQ(run.out.find("worker.cpp"), std::string::npos) << "our own code is no place to look at: " << run.out;
  EXPECT_FALSE(hasFinding(report, "crash", "Lamp::mend")) << "it was never called: " << run.out;
  EXPECT_FALSE(hasFinding(report, "crash", "Lamp::level")) << "it was never called: " << run.out;
}

}  // namespace

}  // namespace eclat::test
