#pragma once

#include "cli/options/command_line.h"
#include "support/failure.h"

namespace eclat {

// Runs one command and returns its exit code; if the command fails, main prints the Failure.
Result<int> runCommand(CommandLine &line);

}  // namespace eclat
