#pragma once

#include "tests/support/run_eclat.h"

#include <initializer_list>

namespace eclat::test {

// Expects that the run refused to work: with this exit code, nothing on standard output, and a message that contains
// all these parts on standard error.
void expectRefusal(const Completed &run, int exitCode, std::initializer_list<const char *> parts);

// Expects that a run that did not come to its end left no half-written file, no report and no tests, and that none of
// its processes is still at work.
void expectNothingHalfDone(const std::string &workDir);

// Expects that no process uses the folder; waits a little first, as the last one may be on its way out.
void expectNobodyUses(const std::string &folder);

}  // namespace eclat::test
