#pragma once

#include "emit/prelude.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace eclat {

struct TestTitle {
  std::string className;     // without its namespaces; empty: free functions
  std::string name;          // Pop_OnEmptyStack_LeavesNumElemsNegative
  bool isDeathTest = false;  // it starts a process
  bool isPrepared = false;   // around it go the user's setup and teardown
};

// The words of a test framework. Tests are written once, with these for what differs.
// To add one you must: derive from it in framework.cpp, give it a row in frameworks(), and an emitter in emitter.cpp.
class Framework {
public:
  using Lines = std::vector<std::string>;
  virtual ~Framework() = default;

  virtual std::string_view name() const = 0;  // as --framework has it
  virtual std::string title() const = 0;      // for people
  // What the sources of its tests include, to know them by.
  virtual std::vector<std::string_view> marks() const = 0;

  virtual std::string includes() const = 0;
  // The class that runs the user's statements around each test.
  virtual std::string fixture(const Lines &setup, const Lines &teardown) const = 0;
  // What goes before the first test of a suite; empty: nothing.
  virtual std::string beforeSuite(const TestTitle &title) const { return ""; }
  // The line that opens a test, up to its brace.
  virtual std::string open(const TestTitle &title) const = 0;

  // `message` is what a stream is given: "\"now n = \" << n"; empty: none. `isComparison`: see CheckCode.
  virtual Lines expect(const std::string &condition, const std::string &message, bool isComparison) const = 0;
  virtual Lines expectEqual(const std::string &actual, const std::string &wanted) const = 0;
  virtual Lines expectNear(const std::string &actual, const std::string &wanted, Prelude &prelude) const;
  virtual Lines expectNoThrow(const std::string &statement, const std::string &message) const = 0;
  virtual Lines expectThrow(const std::string &statement, const std::string &type) const = 0;
  // That a call, which ends its process with kReturned when it comes back, does come back.
  virtual Lines expectReturn(const std::string &call, Prelude &prelude) const = 0;
  // Ends the test if a check before it has failed; empty: this framework cannot.
  virtual std::string stopIfFailed(const std::string &message) const { return ""; }

  // A source with the main of a test program, and what to link.
  virtual std::string mainSource() const = 0;
  virtual std::vector<std::string> libraries() const = 0;
  // Arguments of a test program: run those tests alone, in an order that the seed decides (0: as they stand), and
  // write what happened to a file, in the form of JUnit.
  virtual std::vector<std::string> runArguments(const std::vector<std::string> &tests, int seed,
                                                const std::string &file) const = 0;
};

std::span<const Framework *const> frameworks();
const Framework *findFramework(std::string_view name);  // null if there is none of this name
// The one that a test source includes; null if it is none that we know.
const Framework *frameworkOf(const std::string &source);

}  // namespace eclat
