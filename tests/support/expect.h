#pragma once

#include "tests/support/run_eclat.h"

#include <initializer_list>

namespace eclat::test {

// The run refused: this exit code, nothing on standard output, and a message with all these parts on standard error.
void expectRefusal(const Completed &run, int exitCode, std::initializer_list<const char *> parts);

// No file in the making, no report and no tests of a run that did not get that far, and nobody still at work.
void expectNothingHalfDone(const std::string &workDir);

// Waits a little, as the last process may be on its way out.
void expectNobodyUses(const std::string &folder);

}  // namespace eclat::test
