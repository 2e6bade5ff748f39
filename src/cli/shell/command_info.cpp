#include "cli/shell/command_info.h"

#include "cli/options/define_commands.h"

#include <CLI/CLI.hpp>

namespace eclat {

namespace {

// "NAME:{text,json}" lists the words.
std::vector<std::string> choicesIn(const std::string &type) {
  std::size_t start = type.find('{'), end = type.find('}', std::min(start, type.size()));
  if (start == std::string::npos || end == std::string::npos)
    return {};
  return CLI::detail::split(type.substr(start + 1, end - start - 1), ',');
}

Takes kindOf(const std::string &name, const OptionInfo &info) {
  if (!info.choices.empty())
    return Takes::Choice;
  if (name == "FILE")
    return Takes::File;
  if (name == "DIR")
    return Takes::Folder;
  return name == "ID" ? Takes::FindingId : Takes::Text;
}

OptionInfo describeOption(const CLI::Option &option) {
  OptionInfo info;
  for (const std::string &name : option.get_snames())
    info.names.push_back("-" + name);
  for (const std::string &name : option.get_lnames())
    info.names.push_back("--" + name);
  info.help = option.get_description();
  info.isRequired = option.get_required();
  info.isRepeatable = option.get_items_expected_max() > 1;
  if (option.get_expected_max() == 0)  // a flag
    return info;
  std::string type = option.get_type_name();
  info.choices = choicesIn(type);
  info.valueName = type.starts_with('{') ? "NAME" : type.substr(0, type.find(':'));
  if (info.valueName == "UINT" || info.valueName == "INT")
    info.valueName = "N";
  if (info.valueName == "FLOAT")
    info.valueName = "NUMBER";
  info.standard = option.get_default_str();
  info.takes = kindOf(info.valueName, info);
  return info;
}

}  // namespace

std::string OptionInfo::firstLine() const {
  std::string line = help.substr(0, help.find('\n'));
  if (line.ends_with(':'))
    line.pop_back();
  return line;
}

CommandInfo describeCommands(const CLI::App &app) {
  CommandInfo info;
  info.words = wordsOf(app);
  info.name = info.words.empty() ? "" : app.get_name();
  info.help = app.get_description();
  for (const CLI::Option *option : app.get_options())
    (option->get_positional() ? info.arguments : info.options).push_back(describeOption(*option));
  for (const CLI::App *sub : app.get_subcommands([](const CLI::App *) { return true; }))
    if (!sub->get_group().empty())  // others are not for people
      info.commands.push_back(describeCommands(*sub));
  return info;
}

CommandInfo ownCommands() {
  CommandLine ignored;
  CLI::App app("", "eclat");
  defineCommands(app, ignored);
  return describeCommands(app);
}

}  // namespace eclat
