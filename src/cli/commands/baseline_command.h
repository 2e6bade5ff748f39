#pragma once

#include "cli/options/command_line.h"
#include "support/failure.h"

namespace eclat {

// `eclat baseline`: what the last run found is known from now on. Comments in the file are kept; what is gone is told,
// and removed with --prune.
Result<int> updateBaselineFile(const CommandLine &line, const WorkDir &dir);

}  // namespace eclat
