#pragma once

#include "cli/run_diff.h"
#include "support/work_dir.h"

#include <optional>
#include <string>
#include <vector>

namespace eclat {

// The run that a work directory holds, if it came to its end.
std::optional<ComparedRun> lastRun(const WorkDir &dir);

// What is different now, a line each: properties that changed, findings that are new and gone. Empty if nothing is.
std::vector<std::string> tellChanges(const ComparedRun &before, const ComparedRun &after);

}  // namespace eclat
