#pragma once

#include "cli/options/command_line.h"

namespace eclat {

// `serve`: the HTML report with buttons for verdicts, for browsers on this machine, until it is interrupted.
Result<int> serveReport(const CommandLine &line, const WorkDir &dir);

}  // namespace eclat
