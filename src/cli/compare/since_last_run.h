#pragma once

#include "cli/compare/run_diff.h"
#include "pipeline/stages.h"
#include "support/work_dir.h"

#include <optional>
#include <string>
#include <vector>

namespace eclat {

// Returns the run that a work directory holds, if it came to its end and was asked for the same as `now`: runs with
// different requests find different things for that reason alone.
std::optional<ComparedRun> lastRun(const WorkDir &dir, const RunOptions &now);

// Says what changed since then, one line each: properties that changed, findings that are new or gone. Empty if nothing
// changed.
std::vector<std::string> tellChanges(const ComparedRun &before, const ComparedRun &after);

}  // namespace eclat
