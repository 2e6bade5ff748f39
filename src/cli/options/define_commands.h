#pragma once

#include "cli/options/command_line.h"

namespace CLI {
class App;
}

namespace eclat {

// Defines all commands with their options. Parsing fills `line`; help texts, shell completions and the manual page are
// made from the same definitions.
// To add a command you must: define it here, give it an example in examples.cpp, and do it in commands.cpp.
void defineCommands(CLI::App &app, CommandLine &line);

// Returns the words of a command, "model diff"; empty for eclat itself.
std::string wordsOf(const CLI::App &app);

}  // namespace eclat
