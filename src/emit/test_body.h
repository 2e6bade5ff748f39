#pragma once

#include "emit/check_code.h"
#include "emit/emitter.h"

#include <string>
#include <vector>

namespace eclat {

// The lines between the braces of one test. They are the same for every test framework but for the macros.
struct TestBody {
  std::vector<std::string> lines;
  std::vector<std::string> notes;  // what a reader must know to see it fail
  bool needsAsan = false;          // without AddressSanitizer nothing that broke can be seen: it could not fail
  bool isDeathTest = false;        // the tested call runs in a child process: it may end it
};

// in:  a finding
// out: its input as GoogleTest code: setup, entry checks, the tested call, exit checks (Eclat paper, Fig. 3)
// why: the checks before the call show that the caller keeps the rules, those behind it what breaks
// not here: names and comments of tests (gtest.h), the check functions (check_code.h)
TestBody testBody(const Finding &finding, const EmitContext &context, CheckFunctions &checks, Prelude &prelude);

}  // namespace eclat
