#include "cli/commands/doctor.h"
#include "instrument/instrument_component.h"
#include "support/files.h"
#include "support/process.h"

#include <cstdlib>
#include <filesystem>
#include <fmt/format.h>
#include <regex>

namespace eclat {

namespace {

namespace fs = std::filesystem;

std::string firstLine(const std::string &text) { return text.substr(0, text.find('\n')); }

// What went wrong with a program, in a line.
std::string failureOf(const ProcessResult &result) {
  if (result.timedOut)
    return "it did not end in time";
  std::smatch error;
  if (std::regex_search(result.output, error, std::regex("(error|ERROR): [^\n]*")))
    return error.str();
  if (result.signal)
    return fmt::format("it was ended by signal {}", result.signal);
  return result.output.empty() ? fmt::format("exit code {}", result.exitCode) : firstLine(result.output);
}

// A folder that goes away with what is in it; its path is empty if it cannot be made.
class Scratch {
public:
  Scratch() {
    std::error_code ignored;
    std::string pattern = (fs::temp_directory_path(ignored) / "eclat-doctor-XXXXXX").string();
    if (mkdtemp(pattern.data()))
      path_ = pattern;
  }
  ~Scratch() {
    std::error_code ignored;
    if (!path_.empty())
      fs::remove_all(path_, ignored);
  }
  Scratch(const Scratch &) = delete;
  Scratch &operator=(const Scratch &) = delete;

  bool exists() const { return !path_.empty(); }
  std::string path(const char *name) const { return path_ + "/" + name; }

private:
  std::string path_;
};

// Makes the mistake that its argument names, for a sanitizer to see. Volatile: no mistake may be optimised away.
constexpr const char *kProgram = R"(#include <climits>
#include <cstdlib>
#include <cstring>
#include <vector>
struct Shelf {
  std::vector<int> books;
  void put(int book) { books.push_back(book); }
};
int main(int count, char **words) {
  const char *mistake = count > 1 ? words[1] : "none";
  Shelf shelf;
  shelf.put(count);
  volatile int number = INT_MAX;
  if (!std::strcmp(mistake, "memory"))
    return *(new int[1] + number / (INT_MAX / 2));
  if (!std::strcmp(mistake, "undefined"))
    number = number + count;
  if (!std::strcmp(mistake, "leak")) {
    int *volatile lost = new int(7);
    lost = nullptr;
  }
  return 0;
}
)";

MachineCheck checkSanitizer(const Tools &tools, const std::string &program, const char *name, const char *mistake,
                            const char *message, const char *remedy) {
  ProcessOptions options;
  options.timeLimit = tools.patience;
  options.environment = {
      {"ASAN_OPTIONS",  "detect_leaks=1:symbolize=0"},
      {"UBSAN_OPTIONS", "symbolize=0"               }
  };
  ProcessResult result = runProcess({program, mistake}, options);
  if (result.output.find(message) != std::string::npos)
    return {name, Health::Ok, "sees a mistake that was made for it", ""};
  return {name, Health::Problem, "did not see a mistake that was made for it: " + failureOf(result), remedy};
}

// Under a debugger, or where processes may not trace each other, this one cannot work.
MachineCheck checkLeaks(const Tools &tools, const std::string &program) {
  MachineCheck check = checkSanitizer(tools, program, "LeakSanitizer", "leak", "LeakSanitizer: detected memory leaks",
                                      "only --check-leaks needs it; it works where processes may be traced (ptrace)");
  if (check.health == Health::Problem)
    check.health = Health::Warning;
  return check;
}

MachineCheck found(const char *name, const std::string &path) {
  std::error_code ignored;
  if (fs::exists(path, ignored))
    return {name, Health::Ok, path, ""};
  return {name, Health::Problem, fmt::format("there is no {}", path),
          "install eclat again (cmake --install), with all that is in lib/eclat"};
}

std::string versionOf(const ProcessResult &result) {
  std::smatch version;
  return std::regex_search(result.output, version, std::regex(R"(\d+\.\d+(\.\d+)?)")) ? version.str()
                                                                                      : firstLine(result.output);
}

MachineCheck checkProgram(const Tools &tools, const char *name, const std::string &program, const char *remedy) {
  ProcessOptions options;
  options.timeLimit = tools.patience;
  ProcessResult result = runProcess({program, "--version"}, options);
  if (result.succeeded())
    return {name, Health::Ok, versionOf(result), ""};
  bool isThere = result.exitCode != 127;
  return {name, Health::Warning, isThere ? "it does not work: " + failureOf(result) : "not found", remedy};
}

}  // namespace

MachineCheck checkCompiler(const Tools &tools) {
  ProcessOptions options;
  options.timeLimit = tools.patience;
  ProcessResult result = runProcess({tools.compiler, "--version"}, options);
  const char *remedy = "install the Debian package clang-19";
  if (!result.succeeded())
    return {"compiler", Health::Problem,
            fmt::format("{} {}", tools.compiler,
                        result.exitCode == 127 ? "was not found" : "does not work: " + failureOf(result)),
            remedy};
  if (!versionOf(result).starts_with("19."))
    return {"compiler", Health::Problem, fmt::format("{} is version {}, not 19", tools.compiler, versionOf(result)),
            remedy};
  return {"compiler", Health::Ok, fmt::format("clang++ {}", versionOf(result)), ""};
}

std::vector<MachineCheck> checkInstallation(const Tools &tools) {
  return {found("pass plugin", tools.plugin), found("runtime library", tools.library),
          found("runtime headers", tools.include + "/eclat/rt/hook.h")};
}

std::vector<MachineCheck> checkBuilding(const Tools &tools) {
  Scratch scratch;
  if (!scratch.exists() || !writeFile(scratch.path("doctor.cpp"), kProgram))
    return {
        {"build", Health::Problem, "cannot write to the folder for temporary files",
         "free space there, or set TMPDIR to a folder that you can write to"}
    };
  std::vector<std::string> command = {tools.compiler, "-std=c++17",          "-O1", scratch.path("doctor.cpp"),
                                      "-o",           scratch.path("doctor")};
  ProcessOptions options;
  options.timeLimit = 6 * tools.patience;
  options.environment = {
      {"ECLAT_HOOKS", ""}
  };
  ProcessResult plain = runProcess(command, options);
  if (!plain.succeeded())
    return {
        {"build", Health::Problem, "a small program does not build: " + failureOf(plain),
         "install the Debian packages clang-19 and g++ (for the C++ library)"}
    };
  for (const std::string &flag : sanitizerFlags())
    command.push_back(flag);
  ProcessResult watched = runProcess(command, options);
  if (!watched.succeeded())
    return {
        {"build", Health::Problem, "a small program does not build with sanitizers: " + failureOf(watched),
         "install the Debian package libclang-rt-19-dev"}
    };
  command.push_back("-fpass-plugin=" + tools.plugin);
  ProcessResult hooked = runProcess(command, options);
  if (!hooked.succeeded())
    return {
        {"build", Health::Problem, "the pass plugin does not load: " + failureOf(hooked),
         "build eclat again, with the LLVM 19 that clang-19 is of"}
    };
  constexpr const char *kRuntimes = "install the Debian package libclang-rt-19-dev; unset ulimit -v";
  std::string program = scratch.path("doctor");
  return {
      {"build", Health::Ok, "a small program builds with the plugin and the sanitizers", ""},
      checkSanitizer(tools, program, "AddressSanitizer", "memory", "AddressSanitizer: heap-buffer-overflow", kRuntimes),
      checkSanitizer(tools, program, "UBSan", "undefined", "signed integer overflow", kRuntimes),
      checkLeaks(tools, program)
  };
}

std::vector<MachineCheck> checkFrameworks(const Tools &tools) {
  Scratch scratch;
  std::string text = "#if __has_include(<gtest/gtest.h>)\nhas_gtest\n#endif\n"
                     "#if __has_include(<catch2/catch.hpp>) || __has_include(<catch2/catch_test_macros.hpp>)\n"
                     "has_catch2\n#endif\n"
                     "#if __has_include(<doctest/doctest.h>)\nhas_doctest\n#endif\n";
  ProcessOptions options;
  options.timeLimit = tools.patience;
  std::string output;
  if (scratch.exists() && writeFile(scratch.path("has.cpp"), text))
    output = runProcess({tools.compiler, "-std=c++17", "-E", "-P", scratch.path("has.cpp")}, options).output;
  std::vector<MachineCheck> checks;
  for (auto [name, mark, package] :
       {std::tuple("GoogleTest", "has_gtest", "libgtest-dev"), std::tuple("Catch2", "has_catch2", "catch2"),
        std::tuple("doctest", "has_doctest", "doctest-dev")}) {
    bool isThere = output.find(mark) != std::string::npos;
    checks.push_back({name, isThere ? Health::Ok : Health::Warning, isThere ? "its headers are found" : "not found",
                      isThere ? "" : fmt::format("only tests written with it need it: Debian package {}", package)});
  }
  return checks;
}

std::vector<MachineCheck> checkPrograms(const Tools &tools) {
  return {checkProgram(tools, "symbolizer", tools.symbolizer,
                       "without it findings have no line numbers: Debian package llvm-19"),
          checkProgram(tools, "cmake", "cmake", "only CMake projects (-p) need it: Debian package cmake"),
          checkProgram(tools, "ctest", "ctest", "only CMake projects (-p) need it: Debian package cmake"),
          checkProgram(tools, "gdb", "gdb", "only debugging a finding needs it: Debian package gdb")};
}

}  // namespace eclat
