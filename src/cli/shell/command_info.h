#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace eclat {

// The commands and options as they are defined, for those that describe them: shell completions and the manual page.

enum class Takes { Nothing, Text, File, Folder, FindingId, Choice };

struct OptionInfo {
  std::vector<std::string> names;  // "-j", "--jobs"; empty for an argument without a name
  std::string help;                // it may have several lines
  Takes takes = Takes::Nothing;
  std::string valueName;             // "FILE", "N"
  std::vector<std::string> choices;  // the words that it takes, if they are few
  std::string standard;              // value if it is not given
  bool isRepeatable = false;
  bool isRequired = false;

  std::string firstLine() const;  // first line of the help
};

struct CommandInfo {
  std::string name;   // "diff"; empty for eclat itself
  std::string words;  // "model diff"
  std::string help;
  std::vector<OptionInfo> options, arguments;
  std::vector<CommandInfo> commands;  // its commands, without those that are not for people
};

CommandInfo describeCommands(const CLI::App &app);
CommandInfo ownCommands();  // those of this program

}  // namespace eclat
