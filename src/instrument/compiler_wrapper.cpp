#include "instrument/compiler_wrapper.h"

#include "instrument/flavour.h"
#include "support/files.h"
#include "support/installation.h"
#include "support/process.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace eclat {

namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using Strings = std::vector<std::string>;

// Ours replace the user's: not all go together.
bool isReplaced(const std::string &argument) {
  return argument.starts_with("-fsanitize=") || argument.starts_with("-fno-sanitize=") ||
         argument == "-pedantic-errors";
}

Strings expanded(const Strings &arguments) {
  Strings out;
  for (const std::string &argument : arguments)
    if (!isReplaced(argument))
      out.push_back(argument);
  return out;
}

std::optional<LinkPlan> readLinkPlan() {
  const char *file = std::getenv(kEnvLinkPlan);
  auto text = file ? readFile(file) : std::nullopt;
  json j = json::parse(text.value_or(""), nullptr, false);
  if (!j.is_object())
    return std::nullopt;
  return LinkPlan{j.value("programs", Strings{}), j.value("before", Strings{}), j.value("after", Strings{}),
                  j.value("commands", std::map<std::string, std::string>{}), j.value("noteStem", "")};
}

int become(Strings command) {
  std::vector<char *> pointers;
  for (std::string &word : command)
    pointers.push_back(word.data());
  pointers.push_back(nullptr);
  execv(pointers[0], pointers.data());
  fmt::print(stderr, "eclat: cannot start {}\n", command[0]);
  return 127;
}

}  // namespace

std::string LinkPlan::noteOf(const std::string &program) const {
  return noteStem + hexDigits(hashText(program), 12) + ".txt";
}

std::string writeLinkPlan(const LinkPlan &plan) {
  return json{
      {"programs", plan.programs},
      {"before",   plan.before  },
      {"after",    plan.after   },
      {"commands", plan.commands},
      {"noteStem", plan.noteStem}
  }
      .dump(1);
}

std::vector<std::string> wrappedCommand(const std::vector<std::string> &arguments, bool isCxx) {
  Strings command = {isCxx ? clangProgram() : clangCProgram()};
  for (std::string &argument : expanded(arguments))
    command.push_back(std::move(argument));
  Flavour flavour = flavourOfEnvironment();
  const Strings &added = isCxx ? flavour.compile : flavour.compileC;
  command.insert(command.end(), added.begin(), added.end());
  // Another compiler than the project was written for warns of other things. Stack traces need frames and lines. What
  // a shared library leaves undefined is in the program.
  for (const char *flag : {"-w", "-Qunused-arguments", "-g", "-fno-omit-frame-pointer", "-Wl,-z,undefs"})
    command.emplace_back(flag);
  // A new list of hooks, or a new pass, makes what was compiled with the old one out of date.
  if (const char *hooks = std::getenv("ECLAT_HOOKS"); hooks && isCxx) {
    flavour.plugins.emplace_back(hooks);
    for (const std::string &file : flavour.plugins)
      command.insert(command.end(), {"-Xclang", "-fdepfile-entry=" + file});
  }
  return command;
}

bool linksProgram(const std::vector<std::string> &arguments) {
  bool hasFile = false;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    for (const char *other :
         {"-c", "-S", "-E", "-M", "-MM", "-r", "-shared", "-fsyntax-only", "c++-header", "c-header"})
      if (arguments[i] == other)
        return false;
    bool isOutput = i > 0 && arguments[i - 1] == "-o";
    hasFile = hasFile || (!isOutput && !arguments[i].starts_with('-'));
  }
  return hasFile;
}

std::string linkedProgram(const std::vector<std::string> &arguments, const std::string &directory) {
  if (!linksProgram(arguments))
    return {};
  std::string output;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string &argument = arguments[i];
    if (argument == "-o" && i + 1 < arguments.size())
      output = arguments[++i];
    else if (argument.starts_with("-o") && argument.size() > 2)
      output = argument.substr(2);
  }
  return output.empty() ? output : (fs::path(directory) / output).lexically_normal().string();
}

int runCompiler(const std::vector<std::string> &arguments, bool isCxx) {
  Strings command = wrappedCommand(arguments, isCxx);
  std::error_code ignored;
  std::string program = linkedProgram(arguments, fs::current_path(ignored).string());
  auto plan = readLinkPlan();
  Strings other = command;
  if (linksProgram(arguments))
    for (const std::string &argument : flavourOfEnvironment().linkOther)
      other.push_back(argument);
  if (!isCxx || !plan || std::ranges::find(plan->programs, program) == plan->programs.end())
    return become(other);
  Strings hooked = command;
  hooked.insert(hooked.begin() + 1, plan->before.begin(), plan->before.end());
  hooked.insert(hooked.end(), plan->after.begin(), plan->after.end());
  ProcessResult result = runProcess(hooked);
  if (result.succeeded()) {
    fs::remove(plan->noteOf(program), ignored);
    json linked = {
        {"command",   hooked                            },
        {"directory", fs::current_path(ignored).string()}
    };
    static_cast<void>(writeFile(plan->commands[program], linked.dump(1)));
    return 0;
  }
  // It may have nothing to do with the component, and link without it.
  static_cast<void>(writeFile(plan->noteOf(program), result.output));
  return become(other);
}

}  // namespace eclat
