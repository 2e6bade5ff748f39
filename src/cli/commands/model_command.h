#pragma once

#include "cli/options/command_line.h"
#include "support/failure.h"
#include "support/work_dir.h"

namespace eclat {

// `eclat model show | diff | explain | why-not` answers questions about the model; returns the exit code.
Result<int> answerAboutModel(const CommandLine &line, const WorkDir &dir);

}  // namespace eclat
