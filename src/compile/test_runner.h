#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace eclat {

// How the test programs of a framework are recognised, built and run.
// To add one you must: derive from it in test_runner.cpp and give it a row in testRunners(); so that tests can be
// emitted for it, too, see emit/tests/framework.h.
class TestRunner {
public:
  virtual ~TestRunner() = default;

  virtual std::string_view name() const = 0;  // as --framework has it
  // The sources of its tests include one of these.
  virtual std::vector<std::string_view> marks() const = 0;
  // A source with the main of a test program, and what such a program is linked with.
  virtual std::string mainSource() const = 0;
  virtual std::vector<std::string> libraries() const = 0;
  // Arguments of a test program: run these tests alone, in an order that the seed decides (0: as they stand), and
  // write what happened to a file, in the form of JUnit.
  virtual std::vector<std::string> runArguments(const std::vector<std::string> &tests, int seed,
                                                const std::string &file) const = 0;
};

std::span<const TestRunner *const> testRunners();
const TestRunner *findTestRunner(std::string_view name);  // null if there is none of this name
// The one that a test source includes; null if it is none that we know.
const TestRunner *testRunnerOf(const std::string &source);

}  // namespace eclat
