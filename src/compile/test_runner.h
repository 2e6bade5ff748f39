#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// A test framework: how its test programs are recognised, built and run. To add one you must: derive from it in
// test_runner.cpp and give it a row in testRunners(); so that tests can be emitted for it, too, see
// emit/tests/framework.h.
class TestRunner {
public:
  virtual ~TestRunner() = default;

  virtual std::string_view name() const = 0;  // the name that --framework takes
  // Texts of #include lines, one of which every test source of the framework has.
  virtual std::vector<std::string_view> marks() const = 0;
  // The source of a main function for its test programs, and the libraries that they are linked with.
  virtual std::string mainSource() const = 0;
  virtual std::vector<std::string> libraries() const = 0;
  // Returns arguments that make a test program run these tests alone, in an order that the seed decides (0: as they
  // stand), and write the results to a file in the form of JUnit.
  virtual std::vector<std::string> runArguments(const std::vector<std::string> &tests, int seed,
                                                const std::string &file) const = 0;
};

std::span<const TestRunner *const> testRunners();
const TestRunner *findTestRunner(std::string_view name);  // null if there is none of this name
// Returns the framework that a test source includes; null if it includes none that we know.
const TestRunner *testRunnerOf(const std::string &source);

}  // namespace eclat
