#pragma once

#include "cli/options/command_line.h"

namespace eclat {

// `eclat serve` shows browsers on this machine the HTML report with buttons for verdicts, until it is interrupted.
Result<int> serveReport(const CommandLine &line, const WorkDir &dir);

}  // namespace eclat
