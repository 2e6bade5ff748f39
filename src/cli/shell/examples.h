#pragma once

#include <span>
#include <string>
#include <string_view>

namespace eclat {

// A command line, and what it is for. The same pair serves for exit codes and their meaning.
struct CommandExample {
  std::string_view line;
  std::string_view what;
};

// Returns the examples of the command with these words ("run", "model diff"); those of eclat itself if there are none.
std::span<const CommandExample> examplesOf(std::string_view command);

// Writes the examples that stand below the options in --help, ready to be copied.
std::string exampleText(std::string_view command);

// Returns the exit codes and their meaning: "0 nothing found, 1 findings, …".
std::span<const CommandExample> exitCodeWords();

}  // namespace eclat
