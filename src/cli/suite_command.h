#pragma once

#include "cli/command_line.h"

namespace eclat {

// `suite`: the inputs that people accepted, as test files.
Result<int> writeSuite(const CommandLine &line, Stages &stages, Examined examined, Model model);

}  // namespace eclat
