#include "cli/shell/completions.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace eclat {

namespace {

// True if the words that are no options are these commands; options with a value come behind the command.
constexpr const char *kHead = R"fish(# Completions of eclat for fish, written by `eclat completions fish`.

function __eclat_at
    set -l typed
    for word in (commandline -opc)[2..]
        string match -q -- '-*' $word; and continue
        set -a typed $word
        test (count $typed) -ge 2 -o "$word" != model; and break
    end
    test "$typed" = "$argv"
end

function __eclat_ids
    set -l words (commandline -opc)
    set -l folder
    for i in (seq (count $words))
        test "$words[$i]" = --work-dir; and set folder --work-dir $words[(math $i + 1)]
    end
    eclat ids $folder 2>/dev/null
end

complete -c eclat -f
)fish";

std::string quoted(const std::string &text) {
  std::string out = "'";
  for (char c : text)
    out += c == '\'' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  return out + "'";
}

std::string actionOf(const OptionInfo &option) {
  switch (option.takes) {
  case Takes::Choice: return fmt::format(" -x -a {}", quoted(fmt::format("{}", fmt::join(option.choices, " "))));
  case Takes::File: return " -r -F";
  case Takes::Folder: return " -x -a '(__fish_complete_directories)'";
  case Takes::FindingId: return " -x -a '(__eclat_ids)'";
  case Takes::Text: return " -x";
  case Takes::Nothing: break;
  }
  return "";
}

std::string linesFor(const CommandInfo &command) {
  std::string out, at = quoted("__eclat_at " + command.words);
  for (const CommandInfo &sub : command.commands)
    out += fmt::format("complete -c eclat -n {} -a {} -d {}\n", at, sub.name, quoted(sub.help));
  for (const OptionInfo &option : command.options) {
    out += fmt::format("complete -c eclat -n {}", at);
    for (const std::string &name : option.names)
      out += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
    out += fmt::format("{} -d {}\n", actionOf(option), quoted(option.firstLine()));
  }
  for (const OptionInfo &argument : command.arguments) {
    bool hasIds = argument.takes == Takes::Choice && argument.valueName == "WHAT";
    if (argument.takes == Takes::File)
      out += fmt::format("complete -c eclat -n {} -F\n", at);
    else if (argument.takes != Takes::Text)
      out += fmt::format("complete -c eclat -n {}{}\n", at, actionOf(argument));
    if (hasIds)
      out += fmt::format("complete -c eclat -n {} -x -a '(__eclat_ids)'\n", at);
  }
  for (const CommandInfo &sub : command.commands)
    out += linesFor(sub);
  return out;
}

}  // namespace

std::string fishCompletions(const CommandInfo &eclat) { return kHead + linesFor(eclat); }

}  // namespace eclat
