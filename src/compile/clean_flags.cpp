#include "compile/clean_flags.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>

namespace eclat {

namespace {

namespace fs = std::filesystem;
using Flags = std::vector<std::string>;

// Dropped with the argument that follows.
constexpr std::array droppedPairs = {
    "-o", "-MF", "-MT", "-MQ", "-MJ", "-x", "-dumpdir", "-include-pch", "--serialize-diagnostics"};

// Dropped alone: kinds of output, dependency files, warnings that stop the build, and what only GCC knows but CMake
// writes for C++20 modules.
constexpr std::array dropped = {"-c",
                                "-S",
                                "-E",
                                "-M",
                                "-MM",
                                "-MD",
                                "-MMD",
                                "-MP",
                                "-MG",
                                "-MV",
                                "-fsyntax-only",
                                "-save-temps",
                                "-Werror",
                                "-fmodules-ts",
                                "-pedantic-errors"};
// The sanitizers are ours to choose: not all go together.
constexpr std::array droppedPrefixes = {"-Werror=",       "-save-temps=", "-fmodule-mapper=", "-fdeps-format=",
                                        "--driver-mode=", "-fsanitize=",  "-fno-sanitize="};

// Followed by a path, joined or apart. Where one begins another, the longer comes first.
constexpr std::array pathOptions = {"-isystem-after",
                                    "-isystem",
                                    "-iquote",
                                    "-idirafter",
                                    "-isysroot",
                                    "-include",
                                    "-imacros",
                                    "--sysroot=",
                                    "--sysroot",
                                    "-iframework",
                                    "-cxx-isystem",
                                    "--include-directory=",
                                    "-I",
                                    "-L"};

// Followed by something that is no file of ours.
constexpr std::array valueOptions = {"-D",          "-U",       "-target", "-Xclang", "-Xpreprocessor",
                                     "-Xassembler", "-Xlinker", "-mllvm",  "-arch",   "-l",
                                     "--param",     "-T",       "-u",      "-z",      "-framework"};

bool isOneOf(const std::string &flag, const auto &list) {
  return std::ranges::any_of(list, [&](const char *entry) { return flag == entry; });
}

std::string absolutePath(const std::string &path, const std::string &directory, bool onlyIfThere) {
  if (path.empty() || path.starts_with('=') || fs::path(path).is_absolute())
    return path;
  fs::path full = (fs::path(directory) / path).lexically_normal();
  std::error_code ignored;
  return onlyIfThere && !fs::exists(full, ignored) ? path : full.string();
}

// The flag with its path made absolute, if it is one that takes a path; `next` is used up if it holds that path.
std::optional<Flags> asPathFlag(const std::string &flag, const std::string *next, const std::string &directory) {
  for (std::string option : pathOptions) {
    if (!flag.starts_with(option))
      continue;
    // "-include stdio.h" is searched for in the include path too.
    bool onlyIfThere = option == "-include" || option == "-imacros";
    if (flag != option)
      return Flags{option + absolutePath(flag.substr(option.size()), directory, onlyIfThere)};
    if (next)
      return Flags{option, absolutePath(*next, directory, onlyIfThere)};
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string> cleanFlags(const std::vector<std::string> &arguments, const std::string &directory) {
  Flags kept;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const std::string &flag = arguments[i];
    const std::string *next = i + 1 < arguments.size() ? &arguments[i + 1] : nullptr;
    if (flag == "-Xclang" && next && *next == "-include-pch") {
      i += 3;  // a precompiled header fits only the command that made it
    } else if (isOneOf(flag, droppedPairs)) {
      ++i;
    } else if (isOneOf(flag, dropped) || !flag.starts_with('-') || flag == "--" || flag == "-" ||
               flag.starts_with("-o") || flag.starts_with("-MF") || flag.starts_with("-MT") ||
               std::ranges::any_of(droppedPrefixes, [&](const char *prefix) { return flag.starts_with(prefix); })) {
      continue;
    } else if (auto path = asPathFlag(flag, next, directory)) {
      i += path->size() - 1;
      kept.insert(kept.end(), path->begin(), path->end());
    } else {
      kept.push_back(flag);
      if (isOneOf(flag, valueOptions) && next)
        kept.push_back(arguments[++i]);
    }
  }
  return kept;
}

}  // namespace eclat
