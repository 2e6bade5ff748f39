#pragma once

#include "cli/shell/command_info.h"

#include <string>

namespace eclat {

// Writes eclat(1) in the language of man.
std::string manPage(const CommandInfo &eclat);

}  // namespace eclat
