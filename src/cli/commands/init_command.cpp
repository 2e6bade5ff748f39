#include "cli/commands/init_command.h"

#include "describe/compile_flags.h"
#include "project/find_class.h"
#include "support/files.h"
#include "support/try.h"

#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <tuple>

namespace eclat {

namespace {

namespace fs = std::filesystem;

// What eclat cannot see, for the user to tell it.
constexpr const char *kExamples = R"yaml(
# leave-out: [clear, 'debug*']                     # operations that no input calls
# pure: [Cache::lookup]                            # not const, but they change nothing one can see
# values:                                          # to try besides our own
#   int: [0, 7, -1]
#   Stack::push.x: {only: [1, 2]}
# factories:                                       # C++ that makes a value; a type in braces is an argument
#   Widget: ["Widget::make({int})"]
# include: [registry.h]                            # for the code in factories, setup and teardown
# setup: Registry::instance().clear();             # before each input
# teardown: Registry::instance().clear();          # and after it
# per-class:                                       # the same for one class alone
#   Stack: {leave-out: [clear]}
)yaml";

std::unexpected<Failure> usage(std::string message, std::string hint) {
  return fail({ExitCode::Usage, "init", std::move(message), std::move(hint), {}});
}

// The given build folder, or the one of the folders here that has a compile_commands.json.
Result<std::string> findBuildPath(const std::string &given) {
  std::error_code ignored;
  if (!given.empty())
    return given;
  std::vector<std::string> found;
  for (const auto &entry : fs::directory_iterator(".", ignored))
    if (fs::exists(entry.path() / "compile_commands.json", ignored))
      found.push_back(entry.path().filename().string());
  if (fs::exists("compile_commands.json", ignored))
    found.emplace_back(".");
  if (found.size() == 1)
    return found.front();
  if (found.empty())
    return usage("there is no folder with a compile_commands.json here",
                 "configure the project: cmake -S . -B build -DCMAKE_EXPORT_COMPILE_COMMANDS=ON");
  return usage("more than one folder here has a compile_commands.json", "name one with -p DIR");
}

bool looksLikeTest(const fs::path &path) {
  std::string name = path.lexically_normal().string();
  std::ranges::transform(name, name.begin(), [](unsigned char c) { return std::tolower(c); });
  return name.find("test") != std::string::npos || name.find("spec") != std::string::npos;
}

std::vector<std::string> testTexts() {
  std::vector<std::string> texts;
  for (const std::string &file : filesBelow(".", {".cpp", ".cc", ".cxx"}))
    if (looksLikeTest(file))
      texts.push_back(readFile(file).value_or(""));
  return texts;
}

}  // namespace

std::string firstConfig(std::vector<ClassCandidate> candidates, const std::string &buildPath) {
  std::ranges::sort(candidates, {},
                    [](const ClassCandidate &c) { return std::tuple(c.tests == 0, -c.operations, -c.tests, c.name); });
  std::string out = fmt::format(
      "# Written by `eclat init`; yours to edit. The classes under `classes` are tested together: leave those\n"
      "# that have to do with each other. Keys: docs/reference/configuration.md\n"
      "build-path: {}\nclasses:\n",
      buildPath);
  for (const ClassCandidate &c : candidates)
    out += fmt::format("{} {}  # {} public operation{}, {}\n", c.tests ? "  -" : "#  -", c.name, c.operations,
                       c.operations == 1 ? "" : "s",
                       c.tests ? fmt::format("named in {} test file{}", c.tests, c.tests == 1 ? "" : "s")
                               : "no test names it");
  return out + kExamples;
}

Result<int> initProject(const CommandLine &line, Progress &progress) {
  const std::string file = ".eclat.yaml";
  std::error_code ignored;
  if (fs::exists(file, ignored) && !line.force)
    return usage("there is a .eclat.yaml already", "give --force to write a new one in its place");
  ECLAT_TRY(buildPath, findBuildPath(line.options.request.buildPath));
  Request request;
  request.buildPath = fs::absolute(buildPath).lexically_normal().string();
  request.headers = filesBelow(fs::current_path(ignored).string(), headerExtensions());
  request.project = {
      request.buildPath, {"cmake", "--build", request.buildPath},
       request.buildPath, {}
  };
  ECLAT_TRY(flags, findCompileFlags(request));
  std::vector<std::string> tests = testTexts();
  std::vector<ClassCandidate> candidates;
  for (const std::string &header : request.headers) {
    progress.update(header);
    for (ClassCandidate &candidate : listClasses(header, flags)) {
      candidate.tests = static_cast<int>(std::ranges::count_if(
          tests, [&](const std::string &text) { return hasWord(text, lastName(candidate.name)); }));
      candidates.push_back(std::move(candidate));
    }
  }
  if (std::ranges::none_of(candidates, &ClassCandidate::tests))
    return fail({ExitCode::NothingToTest,
                 "init",
                 "no header here defines a class that a test names",
                 "run it in the root of the project; files whose path contains 'test' are its tests",
                 {}});
  ECLAT_TRY(written, writeFile(file, firstConfig(candidates, buildPath)));
  fmt::print("{}", readFile(file).value_or(""));
  return 0;
}

}  // namespace eclat
