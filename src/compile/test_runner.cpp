#include "compile/test_runner.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>

namespace eclat {

namespace {

class Gtest : public TestRunner {
public:
  std::string_view name() const override { return "gtest"; }
  std::vector<std::string_view> marks() const override { return {"gtest/gtest.h", "gmock/gmock.h"}; }
  std::string mainSource() const override {
    return "#include <gtest/gtest.h>\n"
           "int main(int argc, char **argv) {\n"
           "  testing::InitGoogleTest(&argc, argv);\n"
           "  return RUN_ALL_TESTS();\n"
           "}\n";
  }
  std::vector<std::string> libraries() const override { return {"-lgtest", "-pthread"}; }
  std::vector<std::string> runArguments(const std::vector<std::string> &tests, int seed,
                                        const std::string &file) const override {
    std::string filter;
    for (const std::string &test : tests)
      filter += (filter.empty() ? "" : ":") + ("*." + test);
    std::vector<std::string> out = {"--gtest_filter=" + filter, "--gtest_output=xml:" + file, "--gtest_brief=1"};
    if (seed) {
      out.emplace_back("--gtest_shuffle");
      out.push_back(fmt::format("--gtest_random_seed={}", seed));
    }
    return out;
  }
};

class Catch2 : public TestRunner {
public:
  std::string_view name() const override { return "catch2"; }
  std::vector<std::string_view> marks() const override { return {"catch2/", "catch.hpp", "catch_test_macros.hpp"}; }
  std::string mainSource() const override {
    return "#if __has_include(<catch2/catch_session.hpp>)\n"
           "#include <catch2/catch_session.hpp>\n"
           "int main(int argc, char **argv) { return Catch::Session().run(argc, argv); }\n"
           "#else\n"
           "#define CATCH_CONFIG_MAIN\n"
           "#include <catch2/catch.hpp>\n"
           "#endif\n";
  }
  std::vector<std::string> libraries() const override { return {}; }
  std::vector<std::string> runArguments(const std::vector<std::string> &tests, int seed,
                                        const std::string &file) const override {
    std::string names;
    for (const std::string &test : tests)
      names += (names.empty() ? "" : ",") + test;
    std::vector<std::string> out = {names, "-r", "junit", "-o", file};
    if (seed)
      for (std::string word :
           {std::string("--order"), std::string("rand"), std::string("--rng-seed"), std::to_string(seed)})
        out.push_back(word);
    return out;
  }
};

class Doctest : public TestRunner {
public:
  std::string_view name() const override { return "doctest"; }
  std::vector<std::string_view> marks() const override { return {"doctest/doctest.h", "doctest.h"}; }
  std::string mainSource() const override {
    return "#define DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN\n#include <doctest/doctest.h>\n";
  }
  std::vector<std::string> libraries() const override { return {}; }
  std::vector<std::string> runArguments(const std::vector<std::string> &tests, int seed,
                                        const std::string &file) const override {
    std::string names;
    for (const std::string &test : tests)
      names += (names.empty() ? "" : ",") + test;
    std::vector<std::string> out = {"--test-case=" + names, "--reporters=junit", "--out=" + file};
    if (seed) {
      out.emplace_back("--order-by=rand");
      out.push_back(fmt::format("--rand-seed={}", seed));
    }
    return out;
  }
};

}  // namespace

std::span<const TestRunner *const> testRunners() {
  static const Gtest gtest;
  static const Catch2 catch2;
  static const Doctest doctest;
  static const std::array<const TestRunner *, 3> all = {&gtest, &catch2, &doctest};
  return all;
}

const TestRunner *findTestRunner(std::string_view name) {
  auto it = std::ranges::find(testRunners(), name, [](const TestRunner *runner) { return runner->name(); });
  return it == testRunners().end() ? nullptr : *it;
}

const TestRunner *testRunnerOf(const std::string &source) {
  for (const TestRunner *runner : testRunners())
    for (std::string_view mark : runner->marks())
      if (source.find(mark) != std::string::npos)
        return runner;
  return nullptr;
}

}  // namespace eclat
