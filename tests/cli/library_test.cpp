#include "tests/support/expect.h"
#include "tests/support/run_eclat.h"

#include <gtest/gtest.h>

namespace eclat::test {

namespace {

// The constructor asks a method of its own before the object is whole. Only who has seen the constructor begin knows
// that nothing may be observed yet.
TEST(CliLibrary, SeesTheConstructorsOfALibraryThatWasBuiltWithoutIt) {
  TempDir dir;
  dir.write("lamp.h", "#pragma once\nclass Lamp {\npublic:\n  explicit Lamp(int level);\n  ~Lamp();\n"
                      "  int level() const;\n  bool is_lit() const;\nprivate:\n  int level_;\n  int *bulb_;\n};\n");
  std::string source = dir.write("library/glow.cpp",
                                 "#include \"../lamp.h\"\nstatic int bulb = 1;\n"
                                 "Lamp::Lamp(int by) : level_(by), bulb_(nullptr) { if (level() > 0) bulb_ = &bulb; }\n"
                                 "Lamp::~Lamp() {}\n"
                                 "int Lamp::level() const { return level_; }\n"
                                 "bool Lamp::is_lit() const { return *bulb_ == 1; }\n");
  dir.write("lamp_test.cpp", "#include \"lamp.h\"\nint main() {\n  for (int i = 1; i < 9; ++i) {\n    Lamp lamp(i);\n"
                             "    if (!lamp.is_lit() || lamp.level() != i) return 1;\n  }\n}\n");
  std::string library = dir.path("liblamp.so");
  Completed built = runProgram({"clang++-19", "-shared", "-fPIC", source, "-o", library});
  ASSERT_EQ(built.exitCode, 0) << testing::PrintToString(built);
  Completed described =
      runEclatIn(dir.path(), {"describe", "--quiet", "--class", "Lamp", "--header", "lamp.h", "--tests",
                              "lamp_test.cpp", "--", "-L" + dir.path(), "-llamp", "-Wl,-rpath," + dir.path()});
  ASSERT_EQ(described.exitCode, 0) << testing::PrintToString(described);
  for (const char *stage : {"instrument", "observe", "infer"}) {
    Completed run = runEclatIn(dir.path(), {stage});
    ASSERT_EQ(run.exitCode, 0) << testing::PrintToString(run);
  }
  std::string model = runEclatIn(dir.path(), {"show", "model"}).out;
  // Of eight lamps each: once behind the constructor, twice around both other calls.
  EXPECT_NE(model.find("is_lit() == true  held 40 times"), std::string::npos) << model;
}

}  // namespace

}  // namespace eclat::test
