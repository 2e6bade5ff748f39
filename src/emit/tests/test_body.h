#pragma once

#include "emit/emitter.h"
#include "emit/tests/check_code.h"

#include <string>
#include <vector>

namespace eclat {

// The lines between the braces of one test. They differ between test frameworks in the macros alone.
struct TestBody {
  std::vector<std::string> lines;
  std::vector<std::string> notes;  // what a reader must know to see the test fail
  bool needsAsan = false;        // without AddressSanitizer the test could not fail, as nothing that broke can be seen
  bool needsSanitizers = false;  // without sanitizers the test may pass
  bool isDeathTest = false;      // the tested call runs in a child process, as it may end its process
  bool isEmpty = false;          // nothing that broke can be checked in plain C++
};

// in:  a finding
// out: its input as a test: setup, the tested call, and checks of what broke; with the full oracle also the rules for
//      the caller before the call and the whole model behind it (Eclat paper, Fig. 3)
// not here: names and comments of tests (test_file.h), the check functions (check_code.h), macros (framework.h)
TestBody testBody(const Finding &finding, const EmitContext &context, const Framework &framework,
                  CheckFunctions &checks, Prelude &prelude);

}  // namespace eclat
