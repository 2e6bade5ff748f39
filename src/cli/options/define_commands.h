#pragma once

#include "cli/options/command_line.h"

namespace CLI {
class App;
}

namespace eclat {

// All commands with their options. What is parsed goes into `line`; help texts, shell completions and the manual page
// are read from the same definitions.
// To add a command you must: define it here, give it an example in examples.cpp, and do it in commands.cpp.
void defineCommands(CLI::App &app, CommandLine &line);

// "model diff" for the command that these words are parsed by; empty for eclat itself.
std::string wordsOf(const CLI::App &app);

}  // namespace eclat
