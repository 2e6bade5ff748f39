#include "cli/options/command_line.h"

#include "cli/options/define_commands.h"
#include "cli/options/usage_error.h"

#include <CLI/CLI.hpp>

namespace eclat {

namespace {

constexpr const char *kDescription =
    "Finds inputs that probably reveal faults in C++ classes, learning what is right from their passing tests.";

void collectGiven(const CLI::App &app, std::set<std::string> &given) {
  for (const CLI::App *sub : app.get_subcommands()) {
    for (const CLI::Option *option : sub->get_options())
      if (option->count() > 0)
        given.insert(option->get_name());
    collectGiven(*sub, given);
  }
}

// What follows "--" belongs to the compiler, not to us.
std::vector<std::string> ownWords(int argc, char **argv, std::vector<std::string> &flags) {
  std::vector<std::string> words;
  int at = 1;
  for (; at < argc && std::string(argv[at]) != "--"; ++at)
    words.emplace_back(argv[at]);
  for (++at; at < argc; ++at)
    flags.emplace_back(argv[at]);
  // `eclat help run`, as in git.
  if (!words.empty() && words.front() == "help") {
    words.erase(words.begin());
    words.emplace_back("--help");
  }
  return words;
}

}  // namespace

std::variant<CommandLine, int, Failure> parseCommandLine(int argc, char **argv) {
  CommandLine line;
  CLI::App app(kDescription, "eclat");
  defineCommands(app, line);
  std::vector<std::string> words = ownWords(argc, argv, line.options.request.flags);
  if (auto known = checkCommands(app, words); !known)
    return known.error();
  std::reverse(words.begin(), words.end());
  try {
    app.parse(words);
  } catch (const CLI::Success &e) {  // a help text, or the version
    return app.exit(e);
  } catch (const CLI::ParseError &e) {
    return usageFailure(app, e);
  }
  collectGiven(app, line.given);
  line.options.explore.isSymbolicAsked = line.given.contains("--symbolic");
  return line;
}

}  // namespace eclat
