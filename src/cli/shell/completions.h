#pragma once

#include "cli/shell/command_info.h"

#include <string>
#include <vector>

namespace eclat {

// A script that makes a shell complete our command lines: commands, options, the words that options take, files and
// folders, and the ids of findings.
std::string bashCompletions(const CommandInfo &eclat);
std::string zshCompletions(const CommandInfo &eclat);
std::string fishCompletions(const CommandInfo &eclat);

// The ids of what a report of the work directory tells of and has set aside, read without making sense of the rest of
// it: shells ask while somebody waits.
std::vector<std::string> idsIn(const std::string &report);

}  // namespace eclat
