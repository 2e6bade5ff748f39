#pragma once

#include "cli/options/command_line.h"
#include "describe/list_classes.h"
#include "support/failure.h"
#include "support/progress.h"

#include <string>
#include <vector>

namespace eclat {

// `eclat init` writes a first .eclat.yaml for the project of the current folder. It keeps one that is there, unless
// --force is given.
Result<int> initProject(const CommandLine &line, Progress &progress);

// Returns the text that it writes: classes that tests name, those with many operations first; classes that no test
// names are commented out.
std::string firstConfig(std::vector<ClassCandidate> candidates, const std::string &buildPath);

}  // namespace eclat
