#pragma once

#include "support/failure.h"

#include <string>
#include <vector>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace eclat {

// Fails if one of the words should be a command and is none.
Result<void> checkCommands(const CLI::App &app, const std::vector<std::string> &words);

// Words a mistake that CLI11 found: what is wrong, the nearest name, and where to read on.
Failure usageFailure(const CLI::App &app, const CLI::ParseError &error);

}  // namespace eclat
