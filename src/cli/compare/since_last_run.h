#pragma once

#include "cli/compare/run_diff.h"
#include "pipeline/stages.h"
#include "support/work_dir.h"

#include <optional>
#include <string>
#include <vector>

namespace eclat {

// The run that a work directory holds, if it came to its end and was asked for the same: what two different requests
// find differs for that reason alone.
std::optional<ComparedRun> lastRun(const WorkDir &dir, const RunOptions &now);

// What is different now, a line each: properties that changed, findings that are new and gone. Empty if nothing is.
std::vector<std::string> tellChanges(const ComparedRun &before, const ComparedRun &after);

}  // namespace eclat
