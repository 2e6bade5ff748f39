#pragma once

#include "support/failure.h"

#include <string>
#include <vector>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace eclat {

// A command that is not there; nothing if all is well with the commands among the words.
Result<void> checkCommands(const CLI::App &app, const std::vector<std::string> &words);

// What the library could not make sense of, in our words: what is wrong, the nearest name, and where to read on.
Failure usageFailure(const CLI::App &app, const CLI::ParseError &error);

}  // namespace eclat
