#include "prove/format_code.h"

#include "support/process.h"

#include <filesystem>

namespace eclat {

namespace {

namespace fs = std::filesystem;

bool hasStyle(fs::path folder) {
  for (std::error_code error;; folder = folder.parent_path()) {
    if (fs::exists(folder / ".clang-format", error) || fs::exists(folder / "_clang-format", error))
      return true;
    if (folder == folder.parent_path())
      return false;
  }
}

}  // namespace

std::string formatCode(const std::string &code, const std::string &folder) {
  if (!hasStyle(fs::absolute(folder)))
    return code;
  ProcessOptions options;
  options.input = code;
  options.timeLimit = 20;
  for (const char *program : {"clang-format", "clang-format-19", ECLAT_LLVM_ROOT "/bin/clang-format"}) {
    ProcessResult result = runProcess(
        {program, "--style=file", "--fallback-style=none", "--assume-filename=" + folder + "/eclat_test.cpp"}, options);
    if (result.succeeded() && !result.output.empty())
      return result.output;
  }
  return code;
}

}  // namespace eclat
