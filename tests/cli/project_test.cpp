#include "tests/support/expect.h"
#include "tests/support/gate.h"

#include <fmt/format.h>
#include <fstream>
#include <gtest/gtest.h>

namespace eclat::test {

namespace {

// A project around the gate, built by a build system of its own.
class CliProject : public testing::Test {
protected:
  void SetUp() override { writeGate(dir_); }

  // Its CMakeLists.txt, behind the usual first lines; configured in build/.
  void configure(const std::string &text, const Words &settings = {}) {
    dir_.write("CMakeLists.txt", "cmake_minimum_required(VERSION 3.20)\nproject(gates CXX)\nenable_testing()\n" + text);
    Words command = {"cmake", "-S", dir_.path(), "-B", dir_.path("build"), "-G", "Ninja"};
    command.insert(command.end(), settings.begin(), settings.end());
    Completed configured = runProgram(command);
    ASSERT_EQ(configured.exitCode, 0) << testing::PrintToString(configured);
  }

  Completed eclat(const Words &arguments) { return runEclatIn(dir_.path(), arguments); }
  Completed runIn(const Words &more = {}) {
    Words words = {"run", "-p", "build", "--class", "Gate", "--rounds", "2"};
    words.insert(words.end(), more.begin(), more.end());
    return eclat(words);
  }

  TempDir dir_;
};

constexpr const char *kPlain = "add_executable(plain gate_test.cpp)\nadd_test(NAME plain COMMAND plain)\n";

TEST_F(CliProject, JoinsWhatTheProgramsOfEveryFrameworkShow) {
  dir_.write("google.cpp", "#include \"gate.h\"\n#include <gtest/gtest.h>\n"
                           "TEST(GateTest, Opens) { EXPECT_EQ(Gate(3).width(), 3); }\n"
                           "TEST(GateTest, Stays) { EXPECT_EQ(Gate(4).width(), 4); }\n");
  dir_.write("doc.cpp",
             "#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN\n#include \"gate.h\"\n#include <doctest/doctest.h>\n"
             "TEST_CASE(\"opens\") { CHECK(Gate(13).width() == 13); }\n");
  dir_.write("boost.cpp", "#define BOOST_TEST_MODULE gate\n#include \"gate.h\"\n#include <boost/test/unit_test.hpp>\n"
                          "BOOST_AUTO_TEST_CASE(opens) { BOOST_TEST(Gate(23).width() == 23); }\n");
  dir_.write("sized.cpp", "#include \"gate.h\"\n#include <cstdlib>\n"
                          "int main(int n, char **a) { return n == 2 ? Gate(0).width() : std::atoi(a[3]); }\n");
  dir_.write("other.cpp", "int main() { return 0; }\n");
  configure(
      "find_package(GTest REQUIRED)\ninclude(GoogleTest)\n"
      "add_executable(google google.cpp)\ntarget_link_libraries(google GTest::gtest_main)\n"
      "gtest_discover_tests(google)\n"
      "add_executable(doc doc.cpp)\nadd_test(NAME doc COMMAND doc)\n"
      "add_executable(boost boost.cpp)\ntarget_compile_definitions(boost PRIVATE BOOST_TEST_DYN_LINK)\n"
      "target_link_libraries(boost boost_unit_test_framework)\nadd_test(NAME boost COMMAND boost)\n"
      "add_executable(sized sized.cpp)\nadd_test(NAME small COMMAND sized 1)\nadd_test(NAME big COMMAND sized 2)\n"
      "add_executable(other other.cpp)\nadd_test(NAME other COMMAND other)\n");
  Completed run = runIn();
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_NE(run.err.find("4 test programs (boost, doc, google, sized)"), std::string::npos) << run.err;
  // Twice in google, once in doc and in boost, and twice as sized is run with two arguments: two calls each.
  EXPECT_NE(run.err.find("12 calls in 2 passing tests"), std::string::npos) << run.err;
  // The cases are listed now that they are built, and the suite is still run as one.
  std::ofstream(dir_.path("google.cpp"), std::ios::app) << "// changed\n";
  Completed again = runIn();
  EXPECT_NE(again.err.find("12 calls in 2 passing tests"), std::string::npos) << again.err;

  expectRefusal(runIn({"--test-target", "goggle"}), 2, {"no program 'goggle'", "google"});
  expectRefusal(runIn({"--test-target", "doc", "--test-filter", "*"}), 2, {"no GoogleTest program"});
  Completed one = runIn({"--test-target", "doc"});
  EXPECT_NE(one.err.find("observe     2 calls\n"), std::string::npos) << one.err;
}

// Flags that change how code is compiled, in one project: each library has its own.
TEST_F(CliProject, CompilesAsTheProjectDoes) {
  dir_.write("parts.h",
             "#pragma once\n#include \"gate.h\"\nclass Row {\npublic:\n  virtual ~Row();\n"
             "  virtual int put(const Gate *gate);\n  int count() const;\nprivate:\n  int count_ = 0;\n};\n");
  dir_.write("row.cpp", "#include \"parts.h\"\nnamespace { int step() { return 1; } }\n"
                        "int Row::put(const Gate *gate) { count_ += step(); return gate->width(); }\n");
  dir_.write("more.cpp", "#include \"parts.h\"\nRow::~Row() {}\nint Row::count() const { return count_; }\n");
  dir_.write("row_test.cpp", "#include \"parts.h\"\nint main() {\n  Gate gate(4);\n  Row row;\n  int unused;\n"
                             "  return row.put(&gate) == 4 && row.count() == 1 ? 0 : 1;\n}\n");
  configure("add_library(row STATIC row.cpp more.cpp)\nset_target_properties(row PROPERTIES UNITY_BUILD ON)\n"
            "target_precompile_headers(row PRIVATE <string> <vector>)\n"
            "add_compile_options(-fno-exceptions -fno-rtti -fsanitize=thread)\n"
            "target_compile_options(row PRIVATE -Wall -Werror -fno-exceptions -fno-rtti)\n"
            "add_executable(plain row_test.cpp)\ntarget_link_libraries(plain row)\n"
            "target_compile_options(plain PRIVATE -Wall -Wextra -Werror)\nadd_test(NAME plain COMMAND plain)\n");
  Completed run = runIn({"--class", "Row", "--format", "json"});
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_NE(run.out.find("Row::put"), std::string::npos) << run.out;
}

TEST_F(CliProject, RefusesAnotherStandardLibrary) {
  configure(kPlain, {"-DCMAKE_CXX_FLAGS=-D_GLIBCXX_USE_CXX11_ABI=0"});
  expectRefusal(runIn(), 2, {"-D_GLIBCXX_USE_CXX11_ABI=0", "newer std::string", "hint:"});
  expectRefusal(eclat(runGate({"--", "-stdlib=libc++"})), 2, {"-stdlib=libc++", "libstdc++"});
}

TEST_F(CliProject, ShowsWhatDoesNotCompile) {
  dir_.write("gate_test.cpp", "#include \"gate.h\"\nint main() { return Gate(3).height(); }\n");
  configure(kPlain);
  expectRefusal(runIn(), 3, {"gate_test.cpp:2:29: error: no member named 'height'"});
}

TEST_F(CliProject, ABuildFolderWithoutTestsIsRefused) {
  configure("add_executable(plain gate_test.cpp)\n");
  expectRefusal(runIn(), 2, {"CTest runs no program", "plain  (not run by CTest)", "--test-target"});
  EXPECT_EQ(runIn({"--test-target", "plain"}).exitCode, 1);
}

// Any build system that lets its compiler be chosen.
TEST_F(CliProject, WorksWithMake) {
  dir_.write("Makefile", "out ?= out\n$(out)/tests: gate_test.cpp gate.h $(out)/half.o\n\t@mkdir -p $(out)\n"
                         "\t$(CXX) $(CXXFLAGS) -Wall -Werror gate_test.cpp $(out)/half.o -o $@\n"
                         "$(out)/half.o: half.c\n\t@mkdir -p $(out)\n\t$(CC) -c half.c -o $@\n");
  dir_.write("half.c", "int half(int class) { return class / 2; }\n");  // no C++
  Words words = requestGate("run");
  words.erase(words.end() - 2, words.end());
  for (const char *word : {"--build-command", "make out=\"$ECLAT_WORK_DIR/make\" CXX=\"$CXX\" CC=\"$CC\"",
                           "--test-program", ".eclat/make/tests", "--rounds", "2"})
    words.emplace_back(word);
  Completed run = eclat(words);
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_NE(run.out.find("widerThan"), std::string::npos) << run.out;

  // What was built without eclat cannot be observed.
  ASSERT_EQ(runProgram({"make", "CXX=g++", "CC=gcc"}, {.directory = dir_.path(), .environment = {}}).exitCode, 0);
  Words old = requestGate("run");
  old.erase(old.end() - 2, old.end());
  for (const char *word : {"--build-command", "true", "--test-program", "out/tests", "--work-dir", "other"})
    old.emplace_back(word);
  Completed gone = eclat(old);
  EXPECT_EQ(gone.exitCode, 3) << testing::PrintToString(gone);
  EXPECT_NE(gone.err.find("without `eclat c++`"), std::string::npos) << gone.err;
}

// The example of docs/how-to/projects.md, which both honour CXX when they configure.
TEST_F(CliProject, WorksWithMeson) {
  dir_.write("meson.build", "project('gates', 'cpp', default_options : ['werror=true', 'warning_level=3'])\n"
                            "test('gate', executable('tests', 'gate_test.cpp'))\n");
  Completed run = eclat({"run", "--class", "Gate", "--header", "gate.h", "--test-program", ".eclat/meson/tests",
                         "--rounds", "2", "--build-command",
                         "test -d \"$ECLAT_WORK_DIR/meson\" || meson setup \"$ECLAT_WORK_DIR/meson\"; "
                         "ninja -C \"$ECLAT_WORK_DIR/meson\""});
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_NE(run.out.find("widerThan"), std::string::npos) << run.out;
}

TEST_F(CliProject, WorksWithAutotools) {
  dir_.write("configure.ac", "AC_INIT([gates], [1.0])\nAM_INIT_AUTOMAKE([foreign])\nAC_PROG_CXX\n"
                             "AC_CONFIG_FILES([Makefile])\nAC_OUTPUT\n");
  dir_.write("Makefile.am", "check_PROGRAMS = tests\ntests_SOURCES = gate_test.cpp gate.h\nTESTS = tests\n");
  Completed made = runProgram({"autoreconf", "-i"}, {.directory = dir_.path(), .environment = {}});
  ASSERT_EQ(made.exitCode, 0) << testing::PrintToString(made);
  Completed run = eclat({"run", "--class", "Gate", "--header", "gate.h", "--test-program", ".eclat/auto/tests",
                         "--rounds", "2", "--build-command",
                         "mkdir -p \"$ECLAT_WORK_DIR/auto\" && cd \"$ECLAT_WORK_DIR/auto\" && "
                         "{ test -f Makefile || \"$OLDPWD/configure\"; } && make check TESTS="});
  EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
  EXPECT_NE(run.out.find("widerThan"), std::string::npos) << run.out;
}

// A vault of which one code in 2^31 makes it forget its attempts; what it asks lies in C.
class CliSolvingProject : public CliProject {
protected:
  void SetUp() override {
    dir_.write("vault.h", "#pragma once\nclass Vault {\npublic:\n  void open(int code);\n"
                          "  int attempts() const { return attempts_; }\nprivate:\n  int attempts_ = 0;\n};\n");
    dir_.write("vault.cpp", "#include \"vault.h\"\nextern \"C\" int isSecret(int code);\n"
                            "void Vault::open(int code) {\n  ++attempts_;\n  if (isSecret(code))\n"
                            "    attempts_ = -1;\n}\n");
    dir_.write("secret.c", "int isSecret(int class) { return class > 0 && class % 46337 == 421 && "
                           "class / 46337 * 7 % 46349 == 1421; }\n");
    dir_.write("vault_test.cpp", "#include \"vault.h\"\nint main() {\n  Vault vault;\n"
                                 "  for (int code = -20; code < 20; ++code)\n    vault.open(code * 3100003);\n"
                                 "  return vault.attempts() - 40;\n}\n");
  }

  static void expectSolved(const Completed &run) {
    EXPECT_EQ(run.exitCode, 1) << testing::PrintToString(run);
    EXPECT_EQ(run.err.find("nothing is solved for"), std::string::npos) << run.err;
    EXPECT_NE(run.out.find("Its arguments were solved for"), std::string::npos) << run.out;
  }
};

// A shared library, and a program that the build runs: everything is of the one flavour.
TEST_F(CliSolvingProject, ArgumentsAreSolvedForInACMakeProject) {
  dir_.write("maker.cpp", "#include <fstream>\nint main(int, char **a) { std::ofstream(a[1]) << \"\\n\"; }\n");
  configure("enable_language(C)\nadd_library(vault SHARED vault.cpp secret.c)\nadd_executable(maker maker.cpp)\n"
            "add_custom_command(OUTPUT made.h COMMAND maker ${CMAKE_CURRENT_BINARY_DIR}/made.h DEPENDS maker)\n"
            "add_executable(tests vault_test.cpp ${CMAKE_CURRENT_BINARY_DIR}/made.h)\n"
            "target_link_libraries(tests vault)\nadd_test(NAME tests COMMAND tests)\n");
  expectSolved(eclat({"run", "-p", "build", "--class", "Vault", "--no-paths", "--rounds", "2", "--symbolic", "30"}));
}

TEST_F(CliSolvingProject, ArgumentsAreSolvedForWhereTheBuildCommandHasRoom) {
  dir_.write("Makefile", "out ?= out\n$(out)/tests: vault_test.cpp vault.cpp vault.h $(out)/secret.o\n"
                         "\t$(CXX) vault_test.cpp vault.cpp $(out)/secret.o -o $@\n"
                         "$(out)/secret.o: secret.c\n\t@mkdir -p $(out)\n\t$(CC) -c secret.c -o $@\n");
  Words words = {"run", "--class", "Vault", "--header", "vault.h", "--no-paths", "--rounds", "2", "--symbolic", "30"};
  Words roomy = words, narrow = words;
  roomy.insert(roomy.end(), {"--build-command", "make out=\"$ECLAT_WORK_DIR/make\" CXX=\"$CXX\" CC=\"$CC\"",
                             "--test-program", ".eclat/make/tests"});
  expectSolved(eclat(roomy));

  narrow.insert(narrow.end(), {"--build-command", "make CXX=\"$CXX\" CC=\"$CC\"", "--test-program", "out/tests"});
  Completed run = eclat(narrow);
  EXPECT_NE(run.err.find("nothing is solved for: the build command makes"), std::string::npos) << run.err;
  EXPECT_NE(run.err.find("$ECLAT_WORK_DIR"), std::string::npos) << run.err;
}

TEST_F(CliProject, InitNamesTestedClassesFirstAndOverwritesNothing) {
  expectRefusal(eclat({"init"}), 2, {"compile_commands.json", "cmake -S . -B build"});
  dir_.write("far/fence.h", "#pragma once\n#include \"gate.h\"\nnamespace far {\ntemplate <class T> class Any {};\n"
                            "class Fence {\npublic:\n  int a() const;\n  int b() const;\n  int c() const;\n"
                            "  int d() const;\n  int e() const;\n};\nstruct Plain { int x; };\n}\n");
  configure(std::string("include_directories(.)\n") + kPlain, {"-DCMAKE_EXPORT_COMPILE_COMMANDS=ON"});
  Completed made = eclat({"init"});
  ASSERT_EQ(made.exitCode, 0) << testing::PrintToString(made);
  std::string text = readText(dir_.path(".eclat.yaml"));
  std::size_t gate = text.find("\n  - Gate  # 4 public operations, named in 1 test file\n");
  std::size_t fence = text.find("\n#  - far::Fence  # 5 public operations, no test names it\n");
  EXPECT_LT(gate, fence) << text;
  EXPECT_NE(fence, std::string::npos) << text;
  EXPECT_EQ(text.find("Plain"), std::string::npos) << "nothing to call";
  expectRefusal(eclat({"init"}), 2, {"already", "--force"});
  dir_.write(".eclat.yaml", "old");
  EXPECT_EQ(eclat({"init", "--force"}).exitCode, 0);
  EXPECT_EQ(readText(dir_.path(".eclat.yaml")), text);
  // What it wrote is all that a run needs.
  EXPECT_EQ(eclat({"run", "--rounds", "2"}).exitCode, 1);
}

TEST_F(CliProject, IsATestOfCTestThroughTheInstalledPackage) {
  Completed installed = runProgram({"cmake", "--install", ECLAT_BUILD_DIR, "--prefix", dir_.path("prefix")});
  ASSERT_EQ(installed.exitCode, 0) << testing::PrintToString(installed);
  configure(std::string("find_package(Eclat 0.1 REQUIRED)\n") + kPlain +
                "eclat_add_run(plain CLASSES Gate OPTIONS --rounds 2)\n",
            {"-DCMAKE_PREFIX_PATH=" + dir_.path("prefix")});
  Completed tested = runProgram({"ctest", "--test-dir", dir_.path("build"), "-L", "eclat", "--output-on-failure"});
  EXPECT_EQ(tested.exitCode, 8) << testing::PrintToString(tested);
  EXPECT_NE(tested.out.find("plain.eclat"), std::string::npos) << tested.out;
  EXPECT_NE(tested.out.find("widerThan"), std::string::npos) << tested.out;

  // What it emitted was proved in the project, and becomes a test of it by one line.
  std::string tests = dir_.path("build/plain.eclat/tests/eclat_test.cpp");
  ASSERT_TRUE(std::filesystem::exists(tests));
  EXPECT_NE(tested.out.find("1 test fails as stated"), std::string::npos) << tested.out;
  configure(std::string("find_package(Eclat 0.1 REQUIRED)\n") + kPlain +
                "eclat_add_generated_tests(generated LIKE plain FILES " + tests + ")\n",
            {"-DCMAKE_PREFIX_PATH=" + dir_.path("prefix")});
  ASSERT_EQ(runProgram({"cmake", "--build", dir_.path("build"), "--target", "generated"}).exitCode, 0);
  Completed ran =
      runProgram({"ctest", "--test-dir", dir_.path("build"), "-L", "eclat-generated", "--output-on-failure"});
  EXPECT_EQ(ran.exitCode, 8) << testing::PrintToString(ran);
  EXPECT_NE(ran.out.find("[  FAILED  ] GateEclat"), std::string::npos) << ran.out;
}

}  // namespace

}  // namespace eclat::test
