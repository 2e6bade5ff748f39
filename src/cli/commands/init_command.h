#pragma once

#include "cli/options/command_line.h"
#include "describe/list_classes.h"
#include "support/failure.h"
#include "support/progress.h"

#include <string>
#include <vector>

namespace eclat {

// `eclat init`: writes a first .eclat.yaml for the project of the current folder. One that is there is kept, unless
// --force is given.
Result<int> initProject(const CommandLine &line, Progress &progress);

// What it writes: tested classes with many operations first; those that no test names are commented out.
std::string firstConfig(std::vector<ClassCandidate> candidates, const std::string &buildPath);

}  // namespace eclat
