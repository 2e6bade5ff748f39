#pragma once

#include "cli/shell/command_info.h"

#include <string>
#include <vector>

namespace eclat {

// Each writes a script that lets a shell complete our command lines: commands, options, the words that options take,
// files and folders, and the ids of findings.
std::string bashCompletions(const CommandInfo &eclat);
std::string zshCompletions(const CommandInfo &eclat);
std::string fishCompletions(const CommandInfo &eclat);

// Returns the ids of the findings in a report, those set aside included. It does not parse the rest of the report, as
// somebody waits while the shell asks.
std::vector<std::string> idsIn(const std::string &report);

}  // namespace eclat
