#pragma once

#include "compile/test_runner.h"
#include "flow/emitted_tests.h"
#include "prove/user_program.h"

#include <functional>
#include <set>
#include <string>
#include <vector>

namespace eclat {

struct Proof {
  std::vector<Unproved> unproved;   // tests that do not do what they say, and why
  std::set<std::string> sanitized;  // ids of tests that do what they say under the sanitizers alone
  std::string whyNot;               // why nothing could be proved at all; then no test is held back
};

// Writes the test file without the tests of some findings (ids), and with a note at those that need the sanitizers.
using WriteTests =
    std::function<TestFile(const std::set<std::string> &withheld, const std::set<std::string> &sanitized)>;

// in:  tests, and a function that writes them again without some
// out: the tests that do not compile with the user's flags, do not fail for the stated reason (regressions: do not
//      pass), or behave otherwise when they run again in another order
// why: a test that does not show what it says costs its reader more than no test
// not here: writing tests (emit/tests)
// The tests make the calls of generated inputs: they run in the container as far as `sandbox` says.
Proof proveTests(const WriteTests &write, const TestRunner &runner, const UserPrograms &programs, Sandbox sandbox,
                 const WorkDir &dir);

}  // namespace eclat
