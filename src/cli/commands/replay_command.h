#pragma once

#include "cli/options/command_line.h"

namespace eclat {

// `eclat replay ID`: runs the input of a finding again and tells whether it does the same; --code prints it as a whole
// program, --gdb builds that and starts a debugger before the tested call. Exit code 1 if it happens again, 0 if not.
Result<int> replayFinding(const CommandLine &line, const Run &run, const Examined &examined, const Model &model,
                          const Report &report);

}  // namespace eclat
