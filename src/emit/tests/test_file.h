#pragma once

#include "emit/emitter.h"
#include "emit/tests/framework.h"
#include "flow/emitted_tests.h"

#include <string>
#include <vector>

namespace eclat {

// in:  the report and what it was made with, and a test framework
// out: a C++ file with one test per finding, which needs nothing but the component's headers and the framework
// why: these are the test cases that fail until the faults are mended
// not here: the bodies of the tests (test_body.h, regression_body.h), building them (src/prove)
TestFile faultTests(const EmitContext &context, const Framework &framework);

// Writes the file of the inputs that did well: tests that pass.
TestFile regressionTests(const EmitContext &context, const Framework &framework);

// Writes the includes and what else goes before the code of a file; `framework`: the includes of the test framework.
std::string fileHead(const EmitContext &context, const Prelude &prelude, const std::string &code,
                     const std::string &framework);

std::string emitGtest(const EmitContext &context);
std::string emitCatch2(const EmitContext &context);
std::string emitDoctest(const EmitContext &context);

}  // namespace eclat
