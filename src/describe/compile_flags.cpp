#include "describe/compile_flags.h"

#include "compile/clean_flags.h"

#include <clang/Tooling/CompilationDatabase.h>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>

namespace eclat {
namespace {

namespace fs = std::filesystem;
using clang::tooling::CompilationDatabase;
using clang::tooling::CompileCommand;
using Flags = std::vector<std::string>;

bool isCxxFile(const std::string &file) {
  std::string extension = fs::path(file).extension().string();
  return extension != ".c" && extension != ".s" && extension != ".S" && extension != ".cu";
}

std::ptrdiff_t commonPrefix(const std::string &a, const std::string &b) {
  return std::ranges::mismatch(a, b).in1 - a.begin();
}

std::optional<CompileCommand> commandOf(const CompilationDatabase &database, const Flags &known,
                                        const std::string &file) {
  // The database also guesses for files it does not hold; that must not win over one it does hold.
  std::error_code ignored;
  for (const std::string &entry : known) {
    bool isSame = fs::path(entry).filename() == fs::path(file).filename() && fs::equivalent(entry, file, ignored);
    if (entry != file && !isSame)
      continue;
    auto commands = database.getCompileCommands(entry);
    if (!commands.empty())
      return commands.front();
  }
  return std::nullopt;
}

std::optional<CompileCommand> chooseCommand(const CompilationDatabase &database, const Request &request) {
  Flags known = database.getAllFiles();
  std::ranges::sort(known);
  for (const auto *files : {&request.sources, &request.tests})
    for (const std::string &file : *files)
      if (auto command = commandOf(database, known, file))
        return command;
  std::erase_if(known, [](const std::string &file) { return !isCxxFile(file); });
  const auto &wanted = request.headers.empty() ? request.sources : request.headers;
  if (known.empty() || wanted.empty())
    return std::nullopt;
  return commandOf(database, known, *std::ranges::max_element(known, {}, [&](const std::string &file) {
                     return commonPrefix(file, wanted.front());
                   }));
}

// A component may be spread over several libraries, each with include folders of its own.
void addIncludeFolders(const CompilationDatabase &database, Flags &flags) {
  Flags known = database.getAllFiles();
  std::ranges::sort(known);
  for (const std::string &file : known)
    for (const CompileCommand &command : database.getCompileCommands(file)) {
      Flags more = cleanFlags(command.CommandLine, command.Directory);
      for (std::size_t i = 0; isCxxFile(file) && i < more.size(); ++i) {
        bool isApart = more[i] == "-isystem" || more[i] == "-iquote" || more[i] == "-I";
        Flags folder(more.begin() + static_cast<long>(i),
                     more.begin() + static_cast<long>(std::min(more.size(), i + (isApart ? 2 : 1))));
        if ((isApart || more[i].starts_with("-I")) && std::ranges::search(flags, folder).empty())
          flags.insert(flags.end(), folder.begin(), folder.end());
      }
    }
}

Result<Flags> databaseFlags(const Request &request) {
  auto cannot = [](std::string message, std::string hint) {
    return fail({ExitCode::Usage, "describe", std::move(message), std::move(hint), {}});
  };
  std::string path = (fs::path(request.buildPath) / "compile_commands.json").string();
  std::error_code ignored;
  if (!fs::exists(path, ignored))
    return cannot(fmt::format("no compile_commands.json in '{}'", request.buildPath),
                  "configure with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON, or give the flags after --");
  std::string error;
  auto database = CompilationDatabase::loadFromDirectory(request.buildPath, error);
  if (!database)
    return cannot(fmt::format("cannot read '{}': {}", path, error.substr(0, error.find('\n'))),
                  "configure the project again, or give the flags after --");
  auto command = chooseCommand(*database, request);
  if (!command)
    return cannot(fmt::format("no C++ command in '{}'", path), "give the flags after --");
  Flags arguments = std::move(command->CommandLine);
  if (!arguments.empty())
    arguments.erase(arguments.begin());
  Flags flags = cleanFlags(arguments, command->Directory);
  if (request.project.exists())
    addIncludeFolders(*database, flags);
  return flags;
}

// What changes the layout of library types, or goes without the library our runtime is built with.
Result<void> refuseForeignLibraries(const Flags &flags) {
  constexpr std::pair<const char *, const char *> refused[] = {
      {"-stdlib=libc++",             "eclat's runtime is built with libstdc++"            },
      {"-D_GLIBCXX_USE_CXX11_ABI=0", "eclat's runtime is built with the newer std::string"},
      {"-static",                    "AddressSanitizer needs the shared C library"        },
      {"-static-pie",                "AddressSanitizer needs the shared C library"        },
      {"-nostdlib++",                "eclat's runtime needs the standard library"         },
      {"-ffreestanding",             "eclat's runtime needs the standard library"         },
      {"-m32",                       "eclat's runtime is built for 64 bits"               }
  };
  for (const auto &[flag, reason] : refused)
    if (std::ranges::find(flags, flag) != flags.end())
      return fail({ExitCode::Usage,
                   "describe",
                   fmt::format("cannot work with {}: {}", flag, reason),
                   "configure a build without that flag, and name it with -p",
                   {}});
  return {};
}

}  // namespace

Result<std::vector<std::string>> findCompileFlags(const Request &request) {
  Flags flags;
  if (!request.buildPath.empty()) {
    auto found = databaseFlags(request);
    if (!found)
      return found;
    flags = std::move(*found);
  }
  std::error_code ignored;
  Flags own = cleanFlags(request.flags, fs::current_path(ignored).string());
  flags.insert(flags.end(), own.begin(), own.end());
  if (auto possible = refuseForeignLibraries(flags); !possible)
    return fail(possible.error());
  bool hasStandard = std::ranges::any_of(
      flags, [](const std::string &flag) { return flag.starts_with("-std=") || flag.starts_with("--std="); });
  if (!hasStandard)
    flags.push_back("-std=c++17");
  return flags;
}

}  // namespace eclat
