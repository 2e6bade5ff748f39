#include "cli/shell/completions.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace eclat {

namespace {

constexpr const char *kHead = R"sh(#compdef eclat
# Completions of eclat for zsh, written by `eclat completions zsh`.

_eclat_ids() {
  local -a ids
  local folder=${opt_args[--work-dir]}
  ids=(${(f)"$(_call_program ids eclat ids ${folder:+--work-dir $folder} 2>/dev/null)"})
  compadd -a ids
}

)sh";

// Inside of single quotes, where brackets and colons end a part.
std::string quoted(const std::string &text) {
  std::string out;
  for (char c : text)
    if (c == '\'')
      out += "'\\''";
    else if (c == '[' || c == ']' || c == ':' || c == '\\')
      out += std::string("\\") + c;
    else
      out += c;
  return out;
}

std::string actionOf(const OptionInfo &option) {
  switch (option.takes) {
  case Takes::Choice: return fmt::format("({})", fmt::join(option.choices, " "));
  case Takes::File: return "_files";
  case Takes::Folder: return "_files -/";
  case Takes::FindingId: return "_eclat_ids";
  case Takes::Text:
  case Takes::Nothing: break;
  }
  return " ";
}

std::string functionOf(const std::string &words) {
  std::string name = "_eclat";
  for (char c : words)
    name += c == ' ' ? "_" : c == '+' ? "x" : std::string(1, c);
  return words.empty() ? name : "_eclat_" + name.substr(6);
}

// '(-j --jobs)'{-j+,--jobs=}'[Workers]:N: '
std::string specOf(const OptionInfo &option) {
  std::vector<std::string> names;
  for (const std::string &name : option.names)
    names.push_back(name + (option.takes == Takes::Nothing ? "" : name.starts_with("--") ? "=" : "+"));
  std::string spec = option.isRepeatable ? "'*'" : fmt::format("'({})'", fmt::join(option.names, " "));
  spec += names.size() > 1 ? fmt::format("{{{}}}", fmt::join(names, ",")) : names.front();
  spec += fmt::format("'[{}]", quoted(option.firstLine()));
  if (option.takes != Takes::Nothing)
    spec += fmt::format(":{}:{}", quoted(option.valueName), quoted(actionOf(option)));
  return spec + "'";
}

std::string argumentSpec(const OptionInfo &argument) {
  if (argument.takes == Takes::Choice && argument.valueName == "WHAT")
    return fmt::format("'1:{}:({})' '2:ID:_eclat_ids'", quoted(argument.valueName), fmt::join(argument.choices, " "));
  return fmt::format("'*:{}:{}'", quoted(argument.valueName), quoted(actionOf(argument)));
}

std::string functionFor(const CommandInfo &command) {
  std::string out;
  for (const CommandInfo &sub : command.commands)
    out += functionFor(sub);
  out += functionOf(command.words) + "() {\n";
  if (!command.commands.empty())
    out += "  local curcontext=\"$curcontext\" state line ret=1\n  typeset -A opt_args\n";
  out += command.commands.empty() ? "  _arguments -S" : "  _arguments -C -S";
  for (const OptionInfo &option : command.options)
    out += " \\\n    " + specOf(option);
  for (const OptionInfo &argument : command.arguments)
    out += " \\\n    " + argumentSpec(argument);
  if (command.commands.empty())
    return out + "\n}\n\n";
  out += " \\\n    '1: :->command' \\\n    '*:: :->arguments' && ret=0\n  case $state in\n  command)\n    local -a "
         "commands\n"
         "    commands=(";
  for (const CommandInfo &sub : command.commands)
    out += fmt::format("\n      '{}:{}'", sub.name, quoted(sub.help));
  out += "\n    )\n    _describe -t commands command commands && ret=0\n    ;;\n  arguments)\n    case $words[1] in\n";
  for (const CommandInfo &sub : command.commands)
    out += fmt::format("    {}) {} && ret=0 ;;\n", sub.name, functionOf(sub.words));
  return out + "    esac\n    ;;\n  esac\n  return ret\n}\n\n";
}

}  // namespace

std::string zshCompletions(const CommandInfo &eclat) { return kHead + functionFor(eclat) + "_eclat \"$@\"\n"; }

}  // namespace eclat
