#include "cli/options/usage_error.h"

#include "cli/options/define_commands.h"
#include "support/nearest_name.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

namespace eclat {

namespace {

using Strings = std::vector<std::string>;

std::string didYouMean(const std::string &near) { return near.empty() ? "" : fmt::format("did you mean '{}'? ", near); }

// The command that the words were for.
const CLI::App &innermost(const CLI::App &app) {
  std::vector<CLI::App *> chosen = app.get_subcommands();
  return chosen.empty() ? app : innermost(*chosen.front());
}

std::string helpOf(const CLI::App &app) {
  std::string words = wordsOf(app);
  return fmt::format("`eclat {}--help`", words.empty() ? "" : words + " ");
}

std::string nameOf(const CLI::App &app) {
  std::string words = wordsOf(app);
  return words.empty() ? "eclat" : "eclat " + words;
}

Strings optionNames(const CLI::App &app) {
  Strings names;
  for (const CLI::Option *option : app.get_options())
    for (const std::string &name : option->get_lnames())
      names.push_back("--" + name);
  return names;
}

Failure usage(std::string message, std::string hint) {
  return {ExitCode::Usage, "command line", std::move(message), std::move(hint), {}};
}

Failure unexpected(const CLI::App &app, const std::string &word) {
  std::string option = word.substr(0, word.find('='));
  if (!option.starts_with('-'))
    return usage(fmt::format("`{}` does not take the argument '{}'", nameOf(app), word),
                 helpOf(app) + " tells what it takes");
  return usage(fmt::format("`{}` has no option '{}'", nameOf(app), option),
               didYouMean(nearestName(option, optionNames(app))) + helpOf(app) + " lists them");
}

// "--format: pdf not in {text,json}": the word and those that there are.
std::string nearestChoice(const std::string &message) {
  std::size_t start = message.find(": "), middle = message.find(" not in {"), end = message.rfind('}');
  if (start == std::string::npos || middle == std::string::npos || end == std::string::npos || start + 2 > middle)
    return "";
  std::string choices = message.substr(middle + 9, end - middle - 9);
  return nearestName(message.substr(start + 2, middle - start - 2), CLI::detail::split(choices, ','));
}

}  // namespace

Result<void> checkCommands(const CLI::App &app, const Strings &words) {
  const CLI::App *at = &app;
  for (const std::string &word : words) {
    auto all = at->get_subcommands([](const CLI::App *) { return true; });
    if (all.empty() || word.starts_with('-'))
      return {};
    auto found = std::ranges::find(all, word, [](const CLI::App *sub) { return sub->get_name(); });
    if (found != all.end()) {
      at = *found;
      continue;
    }
    Strings names;
    for (const CLI::App *sub : all)
      if (!sub->get_group().empty())  // others are not for people
        names.push_back(sub->get_name());
    return fail(usage(fmt::format("`{}` has no command '{}', only {}", nameOf(*at), word, fmt::join(names, ", ")),
                      didYouMean(nearestName(word, names)) + helpOf(*at) + " explains them"));
  }
  return {};
}

Failure usageFailure(const CLI::App &app, const CLI::ParseError &error) {
  const CLI::App &command = innermost(app);
  Strings left = app.remaining(true);
  if (dynamic_cast<const CLI::ExtrasError *>(&error) && !left.empty()) {
    auto option = std::ranges::find_if(left, [](const std::string &word) { return word.starts_with('-'); });
    return unexpected(command, option == left.end() ? left.front() : *option);
  }
  bool needsCommand = dynamic_cast<const CLI::RequiredError *>(&error) && !command.get_subcommands({}).empty();
  if (needsCommand)
    return usage(fmt::format("`{}` needs a command (a subcommand)", nameOf(command)), helpOf(command) + " lists them");
  std::string message = error.what();
  return usage(message, didYouMean(nearestChoice(message)) + helpOf(command) + " explains the options");
}

}  // namespace eclat
