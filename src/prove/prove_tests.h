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
  std::vector<Unproved> unproved;   // tests that do not do as they say, and why
  std::set<std::string> sanitized;  // ids of those that do under the sanitizers alone
  std::string whyNot;               // nothing could be proved, for this reason; then nothing is held against the tests
};

// Writes a file without the tests of some ids, and with a note at those that need the sanitizers.
using WriteTests =
    std::function<TestFile(const std::set<std::string> &withheld, const std::set<std::string> &sanitized)>;

// in:  tests, and how to write them again without some
// out: which of them do not compile with the user's flags, do not fail for the stated reason (or, of regressions, do
//      not pass), or do otherwise when they run again in another order
// why: a test that does not show what it says costs its reader more than no test
// not here: writing tests (src/emit)
Proof proveTests(const WriteTests &write, const TestRunner &runner, const UserPrograms &programs, const WorkDir &dir);

}  // namespace eclat
