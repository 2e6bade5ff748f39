#pragma once

#include "cli/options/command_line.h"

namespace eclat {

// `eclat suite` writes the inputs that people accepted as test files.
Result<int> writeSuite(const CommandLine &line, const Run &run, const Examined &examined, Model model);

}  // namespace eclat
