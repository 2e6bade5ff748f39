#pragma once

#include "emit/cpp/prelude.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace eclat {

struct TestTitle {
  std::string className;     // without namespaces; empty: the test is of a free function
  std::string name;          // Pop_OnEmptyStack_LeavesNumElemsNegative
  bool isDeathTest = false;  // the test starts a process
  bool isPrepared = false;   // the user's setup and teardown go around it
};

// The words of a test framework. Each test is written once for all of them, with these words where they differ.
// To add one you must: derive from it in framework.cpp, give it a row in frameworks(), an emitter in emitter.cpp, and a
// runner of its programs in compile/test_runner.h.
class Framework {
public:
  using Lines = std::vector<std::string>;
  virtual ~Framework() = default;

  virtual std::string_view name() const = 0;  // its name for --framework
  virtual std::string title() const = 0;      // its name for people

  virtual std::string includes() const = 0;
  // Writes the class that runs the user's statements around each test.
  virtual std::string fixture(const Lines &setup, const Lines &teardown) const = 0;
  // Writes what goes before the first test of a suite; empty: nothing.
  virtual std::string beforeSuite(const TestTitle &title) const { return ""; }
  // Writes the line that opens a test, up to its brace.
  virtual std::string open(const TestTitle &title) const = 0;

  // `message`: what a stream is given, "\"now n = \" << n"; empty: none. `isComparison`: as in CheckCode.
  virtual Lines expect(const std::string &condition, const std::string &message, bool isComparison) const = 0;
  virtual Lines expectEqual(const std::string &actual, const std::string &wanted) const = 0;
  virtual Lines expectNear(const std::string &actual, const std::string &wanted, Prelude &prelude) const;
  virtual Lines expectNoThrow(const std::string &statement, const std::string &message) const = 0;
  virtual Lines expectThrow(const std::string &statement, const std::string &type) const = 0;
  // Expects that a call, which ends its process with kReturned when it comes back, does come back.
  virtual Lines expectReturn(const std::string &call, Prelude &prelude) const = 0;
  // Ends the test if a check before has failed; empty: this framework cannot do that.
  virtual std::string stopIfFailed(const std::string &message) const { return ""; }
};

std::span<const Framework *const> frameworks();
const Framework *findFramework(std::string_view name);  // null if no framework has this name

}  // namespace eclat
