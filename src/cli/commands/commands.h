#pragma once

#include "cli/options/command_line.h"
#include "support/failure.h"

namespace eclat {

// Runs one command to its exit code; what went wrong is a Failure for main to print.
Result<int> runCommand(CommandLine &line);

}  // namespace eclat
