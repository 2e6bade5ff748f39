#pragma once

#include <span>
#include <string>
#include <string_view>

namespace eclat {

// One use of a command, and what it is for.
struct CommandExample {
  std::string_view line;
  std::string_view what;
};

// Of the command with these words ("run", "model diff"); of eclat itself if there are none.
std::span<const CommandExample> examplesOf(std::string_view command);

// What stands below the options in --help: examples that can be copied.
std::string exampleText(std::string_view command);

// "0 nothing found, 1 findings, …", a line each.
std::span<const CommandExample> exitCodeWords();

}  // namespace eclat
