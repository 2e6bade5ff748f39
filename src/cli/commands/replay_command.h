#pragma once

#include "cli/options/command_line.h"

namespace eclat {

// `eclat replay ID` runs the input of a finding again and says whether it does the same. --code prints the input as a
// whole program, --gdb builds that program and starts a debugger before the tested call. Exit code 1 if the fault
// happens again, 0 if not.
Result<int> replayFinding(const CommandLine &line, const Run &run, const Examined &examined, const Model &model,
                          const Report &report);

}  // namespace eclat
