#pragma once

#include "cli/options/command_line.h"
#include "support/failure.h"

namespace eclat {

// `eclat baseline` writes the ids of all findings of the last run into the baseline file, so that they count as known
// from now on. It keeps comments in that file. Ids that no finding has any more are named, and removed with --prune.
Result<int> updateBaselineFile(const CommandLine &line, const WorkDir &dir);

}  // namespace eclat
